import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.complete')

const text = { type: 'string' }
const code = { type: 'string', pattern: '^[A-Z]+$' }
const orNull = { allOf: [{ type: ['string', 'null'] }, text] }
const listed = { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }
const sized = { minLength: 3, maxLength: 5, minimum: 3, multipleOf: 5, pattern: '^[A-Z]+$' }
const type = (name: string): Omit<Issue, 'path'> => ({
  kind: 'type',
  keyword: 'type',
  params: { type: name }
})
const noSuch = { kind: 'rule', message: 'no such one' } as const
const replaced = { keyword: 'errorMessage', message: 'no such one' } as const
const said = 'said text="no such one"'

// What the schema has as the validator said it is left, and what no schema knows; the rest is the schema's.
for (const [name, schema, value, issue, wanted] of [
  ['one of two types', orNull, 7, type('string'), 'type /a type types=["string"]'],
  [
    'the other',
    orNull,
    7,
    { ...type('x'), params: { type: ['string', 'null'] } },
    'type /a type types=["string","null"]'
  ],
  [
    'one of two lists',
    listed,
    'x',
    { kind: 'choice', keyword: 'enum', params: { allowedValues: ['b', 'c'] } },
    'choice /a one_of values=["b","c"]'
  ],
  [
    'a union beside a list',
    { ...listed, anyOf: [code, { type: 'null' }] },
    'x',
    { kind: 'alternative', keyword: 'anyOf' },
    'alternative /a one_branch rules=[{"id":"pattern","pattern":"^[A-Z]+$"},{"id":"type","types":["null"]}]'
  ],
  [
    'a size that no schema knows',
    sized,
    'x',
    { kind: 'size', keyword: 'maxLength', params: { limit: 9 } },
    'size /a count of="characters" most=9'
  ],
  [
    // Effect counts three UTF-16 units, and its schema the two code points that they are at the least.
    'a size that a schema knows otherwise',
    sized,
    'xy',
    { kind: 'unknown', message: 'Expected a length of at least 4' },
    'unknown /a said text="Expected a length of at least 4"'
  ],
  [
    'a size of two digits that a sentence names as the schema does',
    { minLength: 12 },
    'xy',
    { kind: 'unknown', message: 'Expected a length of at least 12' },
    'size /a count of="characters" least=12'
  ],
  [
    'a size of a known kind, whatever its sentence counts',
    sized,
    'xy',
    { kind: 'size', message: 'Expected a length of at least 4' },
    'size /a count of="characters" least=3'
  ],
  [
    'a type beside which a sentence names a number',
    text,
    true,
    { kind: 'unknown', message: 'Expected no 1' },
    'type /a type types=["string"]'
  ],
  [
    'a size that a sentence names as the schema does',
    sized,
    'XY',
    { kind: 'unknown', message: 'Expected a length of at least 3' },
    'size /a count of="characters" least=3'
  ],
  [
    'a limit that no schema knows',
    sized,
    1,
    { kind: 'range', params: { comparison: '<', limit: 9 } },
    'range /a compare comparison="<" limit=9'
  ],
  [
    'a step that no schema knows',
    sized,
    1,
    { kind: 'multiple', params: { multipleOf: 2 } },
    'multiple /a multiple of=2'
  ],
  [
    'an author’s check by its name',
    text,
    'x',
    { kind: 'rule', params: { name: 'City' } },
    'rule /a named name="City"'
  ],
  [
    'the same of the wrong type',
    text,
    7,
    { kind: 'rule', params: { name: 'City' } },
    'type /a type types=["string"]'
  ],
  [
    'the same of a format',
    { format: 'uuid' },
    'x',
    { kind: 'rule', params: { name: 'Uuid' } },
    'format /a format format="uuid"'
  ],
  ['an author’s check', text, 7, noSuch, `rule /a ${said}`],
  ['an author’s words', text, 7, { kind: 'type', ...replaced }, `type /a ${said}`],
  [
    'an author’s words with parameters',
    text,
    7,
    { ...type('null'), ...replaced },
    `type /a ${said}`
  ],
  [
    'an author’s words that cannot be shown',
    text,
    7,
    { ...type('null'), ...replaced, echo: true },
    'type /a type types=["string"]'
  ],
  [
    'the same of a limit',
    sized,
    1,
    { kind: 'range', params: { comparison: '<', limit: 9 }, ...replaced, echo: true },
    'range /a compare comparison=">=" limit=3'
  ],
  [
    'a key that another needs',
    text,
    7,
    { kind: 'dependency', keyword: 'dependentRequired', params: { property: 'b' } },
    'dependency /a type types=["string"]'
  ],
  ['a key that is not taken at all', false, 7, { kind: 'unexpected' }, 'unexpected /a nothing'],
  [
    'the same as others spell it',
    false,
    7,
    { kind: 'unexpected', keyword: 'boolean' },
    'unexpected /a nothing'
  ]
] as const satisfies ReadonlyArray<
  readonly [string, unknown, unknown, Omit<Issue, 'path'>, string]
>) {
  test(`what is said by the validator and by the schema: ${name}`, () => {
    const about = { schema: { properties: { a: schema } }, value: { a: value } }
    assert.equal(told([{ path: ['a'], ...issue }], about), [wanted])
  })
}

test('a key of a closed object that a cut list calls a false schema is a surplus one', () => {
  const never = { path: ['a'], kind: 'unexpected', keyword: 'false schema' } as const
  const closed = { properties: { b: text }, additionalProperties: false }
  const about = { schema: closed, value: { a: 'x' } }
  assert.equal(told([never], about), ['unexpected /a -'])
  // One that is named, and of an open object, is refused by a schema of its own.
  const named = { ...closed, properties: { a: false } }
  assert.equal(told([never], { ...about, schema: named }), ['unexpected /a nothing'])
})

test('without the value nobody knows which rule it breaks', () => {
  const schema = { properties: { a: text, b: code } }
  for (const [path, kind] of [
    [['a'], 'unknown'],
    [['a'], 'type'],
    [['b'], 'rule']
  ] as const) {
    assert.equal(told([{ path, kind }], { schema }), [`${kind} /${path[0]} -`])
  }
})

test.run()
