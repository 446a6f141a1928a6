import { advise } from '@toolfault/advice/advise'
import { judge } from '@toolfault/advice/judge'
import { type Findings, invalidArguments, own } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, lineOf, linesFor, open, refuses, text } from './lines.js'

const test = suite('advice/foresee.checked')

const zip = { type: 'string', pattern: '^\\d{5}$' }
const home = closed({ zip, city: text }, 'zip')

// docs/advice.md, "What comes next": with the validator, "what it will say of a value in its new place" is told as well.
for (const [name, schema, value, wanted] of [
  [
    'under its right name',
    closed({ zip }, 'zip'),
    { Zip: 'x' },
    ['/zip missing: /Zip > /zip', '/zip pattern: meet']
  ],
  [
    'once where a format and its pattern say it',
    closed({ zip: { ...zip, format: 'uuid' } }, 'zip'),
    { Zip: 'x' },
    ['/zip missing: /Zip > /zip', '/zip format: meet']
  ],
  [
    'nothing where it is right',
    closed({ zip }, 'zip'),
    { Zip: '12345' },
    ['/zip missing: /Zip > /zip']
  ],
  [
    'one of a list, put into one',
    closed({ zips: { type: 'array', items: zip } }),
    { zips: 'x' },
    ['/zips type: wrap', '/zips/0 pattern: meet']
  ],
  [
    'inside of JSON text',
    closed({ home }),
    { home: '{"zip":"x"}' },
    ['/home type: parse', '/home/zip pattern: meet']
  ],
  [
    'moved into an object that is made for it',
    closed({ home }, 'home'),
    { zip: 'x', city: 'y' },
    [
      '/zip unexpected: /zip > /home/zip',
      '/city unexpected: /city > /home/city',
      '/home/zip pattern: meet'
    ]
  ],
  [
    'inside of a wrapper',
    home,
    { input: { zip: 'x' } },
    ['/input unexpected: unwrap input', '/zip pattern: meet']
  ],
  [
    'a format that nobody else knows',
    closed({ at: { type: 'string', format: 'ipv4' } }),
    { At: 'x' },
    ['/At unexpected: /At > /at', '/at format: meet']
  ],
  [
    'of the branch that its tag decides once it is right',
    {
      oneOf: [
        closed({ kind: { const: 'a' }, zip }, 'kind', 'zip'),
        closed({ kind: { const: 'b' }, n: integer }, 'kind', 'n')
      ]
    },
    { kind: 'A', zip: 'x' },
    ['/kind choice: put "a"', '/zip pattern: meet']
  ],
  [
    'of the only branch that may be meant',
    closed({ home: { anyOf: [home, { type: 'null' }] } }),
    { Home: { zip: 'x' } },
    ['/Home unexpected: /Home > /home', '/home/zip pattern: meet']
  ],
  [
    'not what was said already',
    closed({ zip, n: integer }),
    { zip: 'x', N: 1 },
    ['/N unexpected: /N > /n', '/zip pattern: meet']
  ],
  [
    'not that a key is unevaluated because its rule failed',
    { ...open({}), allOf: [open({ b: integer, n: integer })], unevaluatedProperties: false },
    { b: 'y', N: 1 },
    ['/N unexpected: /N > /n', '/b type: send integer']
  ],
  [
    'in the branch that its tag decides beside what else is wrong there',
    {
      oneOf: [
        closed({ kind: { const: 'a' }, zip, n: integer }, 'kind', 'zip'),
        closed({ kind: { const: 'b' }, n: integer }, 'kind', 'n')
      ]
    },
    { kind: 'A', zip: 'x', n: 'q' },
    ['/kind choice: put "a"', '/zip pattern: meet', '/n type: send integer']
  ]
] as const) {
  test(`the validator is asked of what will stand there: ${name}`, () =>
    assert.equal([...linesOf(schema, value)].sort(), [...wanted].sort()))
}

const pair = { email: text, phone: text }
const one = { oneOf: [{ required: ['email'] }, { required: ['phone'] }] }
const notBoth = { not: { required: ['email', 'phone'] } }

// docs/advice.md, "What comes next": what cannot stand beside a key under its right name is told in the same round.
for (const [name, schema, value, wanted] of [
  [
    'one of several branches',
    { ...closed(pair), ...one },
    { Email: 'a', phone: 'b' },
    ['/Email unexpected: /Email > /email', ' alternative: meet']
  ],
  [
    'a not',
    { ...closed(pair), ...notBoth },
    { Email: 'a', phone: 'b' },
    ['/Email unexpected: /Email > /email', ' alternative: meet']
  ],
  [
    'two that are renamed both',
    { ...closed(pair), ...notBoth },
    { Email: 'a', Phone: 'b' },
    [
      '/Email unexpected: /Email > /email',
      '/Phone unexpected: /Phone > /phone',
      ' alternative: meet'
    ]
  ],
  [
    'more keys than an object may have',
    { ...closed(pair), maxProperties: 1 },
    { Email: 'a', phone: 'b' },
    ['/Email unexpected: /Email > /email', ' size: meet']
  ],
  // As many are left as there may be.
  [
    'no more keys than that where another goes',
    { ...closed(pair), maxProperties: 1 },
    { Email: 'a', zz: 'b' },
    ['/Email unexpected: /Email > /email', '/zz unexpected: remove']
  ],
  ['nothing else', { ...closed(pair), ...one }, { Email: 'a' }, ['/email missing: /Email > /email']]
] as const) {
  test(`a key under its right name beside ${name}`, () =>
    assert.equal([...linesOf(schema, value)].sort(), [...wanted].sort()))
}

const kinds = { kind: { enum: ['a', 'b'] }, v: integer }
const onlyOfA = {
  ...closed(kinds, 'kind'),
  if: { properties: { kind: { const: 'a' } } },
  else: { properties: { v: false } }
}

test('a key that has to go under its right name is told to go, and not to be renamed', () => {
  assert.equal(linesOf(onlyOfA, { kind: 'b', V: 1 }), ['/V unexpected: remove'])
  assert.equal(linesOf(onlyOfA, { kind: 'a', V: 1 }), ['/V unexpected: /V > /v'])
})

test('a key that nobody refused is asked of under its right name', () => {
  const schema = open({ perPage: { type: 'integer', maximum: 100 }, q: text }, 'q')
  assert.equal(linesOf(schema, { per_page: 200, q: 3 }), [
    '/q type: put "3"',
    '/perPage range: meet'
  ])
  assert.equal(linesOf(schema, { per_page: 20, q: 3 }), ['/q type: put "3"'])
})

test('what is beyond the most that is told is not told for another piece', () => {
  const keys = Array.from({ length: 70 }, (_, at) => `k${at}`)
  const schema = closed({ ...Object.fromEntries(keys.map((key) => [key, zip])), zip })
  const value = Object.fromEntries([...keys, 'Zip'].map((key) => [key, 'x']))
  const verdict = judge(compile)({ name: 't', inputSchema: schema }, value)
  assert.is(verdict.valid ? undefined : own(verdict.fault, 'unadvised'), 8)
})

const renamed = '/Zip unexpected: /Zip > /zip'
const about = { schema: closed({ zip }), value: { Zip: 'x' } }

test('without a validator nothing is known of patterns', () =>
  assert.equal(linesFor(about, refuses('/Zip')), [renamed]))

const broken: Findings = {
  issues: [{ path: ['zip'], kind: 'pattern', keyword: 'pattern', params: zip }]
}

test('it is asked of the value as it will be', () => {
  const asked: Array<unknown> = []
  const check = (value: unknown): Findings => {
    asked.push(value)
    return broken
  }
  assert.equal(linesFor({ ...about, check }, refuses('/Zip')), [renamed, '/zip pattern: meet'])
  assert.equal(asked, [{ zip: 'x' }])
  assert.equal(about.value, { Zip: 'x' })
})

test('it is not asked where nothing is to be moved', () => {
  let count = 0
  const check = (): Findings => {
    count++
    return broken
  }
  linesFor({ schema: closed({ zip }), value: { zip: 'x' }, check }, ...broken.issues)
  assert.is(count, 0)
})

// A border: what a program in plain JavaScript may give for one.
const throwing = (): never => {
  throw new Error('no')
}
for (const [name, check] of [
  ['throws', throwing],
  ['says nothing', () => undefined],
  ['says no issues', () => ({ issues: 'many' })],
  ['says what cannot be read', () => ({ issues: [null, 7, { kind: 'pattern' }] })],
  ['is none', 7]
] as const) {
  test(`a validator that ${name} counts as none`, () => {
    const given: object = { ...about, check }
    const fault = advise(invalidArguments('t', { issues: [refuses('/Zip')] }), given)
    assert.equal((fault.advice ?? []).map(lineOf), [renamed])
  })
}

test.run()
