import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, issueOf, lacks, linesFor, open, text, wants, when } from './lines.js'

const test = suite('advice/select.conditions')

const needs = (...required: ReadonlyArray<string>): object => ({ required })
const isSms = { properties: { by: { const: 'sms' } }, required: ['by'] }
const sms = when(isSms, needs('phone'))
const failed = (path: string): ReturnType<typeof issueOf> => issueOf('if', path)
const patterned = { properties: { a: { pattern: '^x' } }, required: ['a'] }
const boolean = { type: 'boolean' }
const files = (contains: object): object => ({ properties: { files: { type: 'array', contains } } })
const contains = issueOf('contains', '/files', { minContains: 1 })

// docs/advice.md: "the bare statement that an `if` failed is left out where a cause says more".
for (const [name, schema, value, issues, wanted] of [
  [
    'what its half says stands for it',
    sms,
    { by: 'sms' },
    [lacks('/phone'), failed('')],
    ['/phone missing: add']
  ],
  [
    'what its half says is seen where no validator says it',
    sms,
    { by: 'sms' },
    [failed('')],
    ['/phone missing: add']
  ],
  [
    'all that it says',
    when(isSms, { required: ['phone'], properties: { n: integer } }),
    { by: 'sms', n: 'x' },
    [failed('')],
    ['/phone missing: add', '/n type: send integer']
  ],
  [
    'the other half as well',
    when(isSms, {}, needs('mail')),
    { by: 'post' },
    [failed('')],
    ['/mail missing: add']
  ],
  [
    'below the whole',
    { properties: { o: sms } },
    { o: { by: 'sms' } },
    [failed('/o')],
    ['/o/phone missing: add']
  ],
  [
    'of two places each its own',
    { properties: { o: sms, p: sms } },
    { o: { by: 'sms' }, p: { by: 'sms' } },
    [lacks('/p/phone'), failed('/p'), failed('/o')],
    ['/o/phone missing: add', '/p/phone missing: add']
  ],
  [
    'a half whose rule nobody checks here is a bare statement',
    when(isSms, { properties: { phone: { pattern: '^x' } } }),
    { by: 'sms', phone: 'y' },
    [failed('')],
    [' dependency: meet']
  ],
  [
    'what no half that is seen has is of one that is not',
    when(patterned, {}, { properties: { n: integer } }),
    { a: 'y', n: 'z' },
    [wants('integer', '/n'), failed('')],
    ['/n type: send integer']
  ],
  [
    'nor is that of another place',
    {
      properties: {
        o: when(patterned, {}, { properties: { n: integer } }),
        p: { anyOf: [integer, boolean] }
      }
    },
    { o: { a: 'y', n: 'z' }, p: {} },
    [
      wants('integer', '/o/n'),
      failed('/o'),
      wants('integer', '/p'),
      wants('boolean', '/p'),
      issueOf('anyOf', '/p')
    ],
    ['/o/n type: send integer', '/p type: send integer,boolean']
  ],
  [
    'a union in its half is not told as such',
    when(isSms, { anyOf: [{ properties: { n: integer } }, { properties: { n: boolean } }] }),
    { by: 'sms', n: 'x' },
    [failed('')],
    [' dependency: meet']
  ],
  [
    'what else is wrong is told beside',
    { ...sms, properties: { n: integer } },
    { by: 'sms', n: 'x' },
    [lacks('/phone'), wants('integer', '/n'), failed('')],
    ['/phone missing: add', '/n type: send integer']
  ],
  [
    'what else is wrong does not stand for it',
    { ...sms, properties: { n: integer } },
    { by: 'sms', n: 'x' },
    [wants('integer', '/n'), failed('')],
    ['/phone missing: add', '/n type: send integer']
  ],
  [
    'a condition that the schema does not have says nothing beside others',
    open({ n: integer }),
    { n: 'x' },
    [wants('integer', '/n'), failed('')],
    ['/n type: send integer']
  ],
  [
    'what items lack that match is no fault of theirs',
    files(boolean),
    { files: ['x', 'y'] },
    [wants('boolean', '/files/0'), wants('boolean', '/files/1'), contains],
    ['/files size: meet']
  ],
  [
    'what items lack of their own is',
    { properties: { files: { type: 'array', items: text, contains: { maxLength: 1 } } } },
    { files: [5, 'yy'] },
    [wants('string', '/files/0'), issueOf('maxLength', '/files/1', { limit: 1 }), contains],
    ['/files size: meet', '/files/0 type: put "5"']
  ],
  [
    'what is said of other places stands beside it',
    { allOf: [files(boolean), open({ n: integer })] },
    { files: ['x'], n: 'x' },
    [wants('boolean', '/files/0'), contains, wants('integer', '/n')],
    ['/files size: meet', '/n type: send integer']
  ]
] as const) {
  test(`of a condition, or of what has to match: ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

// What null stands for has to go, and asks for nothing then.
for (const [name, value, wanted] of [
  ['with null, which is refused', { proxy: null }, ['/proxy type: remove']],
  ['with a text', { proxy: 'x' }, ['/port dependency: add']]
] as const) {
  test(`a key that is needed because another is there ${name}`, () => {
    const schemas = [
      { dependentRequired: { proxy: ['port'] } },
      { dependentSchemas: { proxy: { required: ['port'] } } }
    ]
    for (const schema of schemas) {
      const said = linesOf({ ...open({ proxy: text, port: integer }), ...schema }, value)
      assert.equal(
        said.map((line) => line.replace('missing', 'dependency')),
        wanted
      )
    }
  })
}

test('what null under a key would ask for is not told where that has to go, for whatever reason', () => {
  for (const [schema, wanted] of [
    [open({ a: text, b: text }), '/a type: remove'],
    [open({ a: { enum: ['x', 'y'] }, b: text }), '/a choice: remove'],
    [closed({ b: text }), '/a unexpected: remove']
  ] as const) {
    assert.equal(linesOf({ ...schema, dependentRequired: { a: ['b'] } }, { a: null }), [wanted])
  }
  const nullable = open({ a: { type: ['string', 'null'] }, b: text })
  assert.equal(linesOf({ ...nullable, dependentRequired: { a: ['b'] } }, { a: null }), [
    '/b dependency: add'
  ])
})

test('a key is needed because another one is there that has to be, whatever stands there', () => {
  const schema = { ...open({ proxy: text }, 'proxy'), dependentRequired: { proxy: ['port'] } }
  assert.equal(linesOf(schema, { proxy: null }), [
    '/port dependency: add',
    '/proxy type: send string'
  ])
})

test.run()
