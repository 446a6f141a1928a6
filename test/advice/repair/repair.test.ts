import { type Repair, repairs } from '@toolfault/advice/repair'
import { type Advice, internal } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, checkOf, faultOf, proven, unproven } from './made.js'

const test = suite('advice/repair')

const missing = (key: string, fix: Advice['fix'] = { id: 'add' }): Advice => ({
  path: [key],
  kind: 'missing',
  ...(fix === undefined ? {} : { fix })
})
const rename = (from: string, to: string): Advice =>
  missing(to, { id: 'rename', from: [from], to: [to] })
const surplus = (key: string): Advice => ({
  path: [key],
  kind: 'unexpected',
  fix: { id: 'remove' }
})

const object = (properties: object, ...required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false
})
const text = { type: 'string' }
const move = (from: string, path: string): object => ({ op: 'move', from, path })
const remove = (path: string): object => ({ op: 'remove', path })

for (const [name, schema, value, advice, expected] of [
  [
    'case and separators',
    object({ user_id: text }, 'user_id'),
    { userId: 'x' },
    [rename('userId', 'user_id')],
    [['certain', move('/userId', '/user_id')]]
  ],
  [
    'a slip of the pen',
    object({ name: text }, 'name'),
    { naem: 'x' },
    [rename('naem', 'name')],
    [['likely', move('/naem', '/name')]]
  ],
  [
    'what moves into a wrong type',
    object({ name: text }, 'name'),
    { Name: [] },
    [rename('Name', 'name')],
    [['likely', move('/Name', '/name')]]
  ],
  [
    'what moves from a key of its own meaning',
    object({ name: text, title: text }, 'name'),
    { title: 'x' },
    [rename('title', 'name')],
    [['guess', move('/title', '/name')]]
  ],
  [
    'a place that is taken',
    object({ name: text }, 'name'),
    { name: 1, Name: 'x' },
    [rename('Name', 'name')],
    []
  ],
  ['nothing to move', object({ name: text }, 'name'), {}, [rename('Name', 'name')], []],
  [
    'two keys that are one name',
    object({ user_id: text }, 'user_id'),
    { userId: 'x', 'USER-ID': 'y' },
    [rename('userId', 'user_id')],
    []
  ],
  [
    'two keys for one',
    { properties: { name: text }, required: ['name'] },
    { nmae: 'x', naem: 'y' },
    [rename('nmae', 'name'), rename('naem', 'name')],
    []
  ],
  [
    'one key for two',
    { properties: { name: text, fame: text }, required: ['name', 'fame'] },
    { ame: 'x' },
    [rename('ame', 'name'), rename('ame', 'fame')],
    []
  ],
  [
    'a removal of what moves',
    object({ name: text }, 'name'),
    { naem: 'x' },
    [rename('naem', 'name'), surplus('naem')],
    [['likely', move('/naem', '/name')]]
  ],
  [
    'the same one twice',
    object({ name: text }, 'name'),
    { naem: 'x' },
    [rename('naem', 'name'), { ...rename('naem', 'name'), path: ['naem'], kind: 'unexpected' }],
    [['likely', move('/naem', '/name')]]
  ],

  [
    'a surplus key',
    object({ name: text }),
    { color: 1 },
    [surplus('color')],
    [['likely', remove('/color')]]
  ],
  [
    'a surplus key where one is missing',
    object({ name: text }, 'name'),
    { color: 1 },
    [missing('name'), surplus('color')],
    [['guess', remove('/color')]]
  ],
  [
    'a surplus key in a union',
    { anyOf: [object({ name: text }, 'name'), object({ id: text })] },
    { color: 1 },
    [{ path: [], kind: 'alternative' }, surplus('color')],
    [['guess', remove('/color')]]
  ],
  [
    'null for a key that may be absent',
    object({ name: text }),
    { name: null },
    [{ path: ['name'], kind: 'type', fix: { id: 'send', types: ['string'] } }],
    [['likely', remove('/name')]]
  ],
  [
    'null for a key that may not',
    object({ name: text }, 'name'),
    { name: null },
    [{ path: ['name'], kind: 'type', fix: { id: 'send', types: ['string'] } }],
    []
  ],

  [
    'a constant',
    object({ v: { const: 2 } }, 'v'),
    {},
    [missing('v')],
    [['certain', { op: 'add', path: '/v', value: 2 }]]
  ],
  [
    'the only member',
    object({ v: { enum: ['x'] } }, 'v'),
    {},
    [missing('v')],
    [['certain', { op: 'add', path: '/v', value: 'x' }]]
  ],
  [
    'a default',
    object({ v: { default: 2 } }, 'v'),
    {},
    [missing('v')],
    [['guess', { op: 'add', path: '/v', value: 2 }]]
  ],
  [
    'an example',
    object({ v: { examples: ['x'] } }, 'v'),
    {},
    [missing('v')],
    [['guess', { op: 'add', path: '/v', value: 'x' }]]
  ],
  [
    'an example that is wrong',
    object({ v: { type: 'string', examples: [1] } }, 'v'),
    {},
    [missing('v')],
    []
  ],
  [
    'an example of the advice',
    object({ v: text }, 'v'),
    {},
    [{ ...missing('v'), about: { example: 'x' } }],
    [['guess', { op: 'add', path: '/v', value: 'x' }]]
  ],
  [
    'a sample of a format, which nobody gave',
    object({ v: { type: 'string', format: 'date' } }, 'v'),
    {},
    [{ ...missing('v'), about: { example: '2026-01-31' } }],
    []
  ],
  [
    'a sample of a format that the author gave',
    object({ v: { type: 'string', format: 'date', examples: ['2026-01-31'] } }, 'v'),
    {},
    [{ ...missing('v'), about: { example: '2026-01-31' } }],
    [['guess', { op: 'add', path: '/v', value: '2026-01-31' }]]
  ],
  [
    'a number out of range left out',
    object({ v: { type: 'integer', minimum: 0 } }),
    { v: -1 },
    [{ path: ['v'], kind: 'range', fix: { id: 'remove' } }],
    [['guess', { op: 'remove', path: '/v' }]]
  ],
  ['nothing known', object({ v: text }, 'v'), {}, [missing('v')], []],
  [
    'the tag of a chosen branch',
    object({ v: { const: 2 } }, 'v'),
    {},
    [{ ...missing('v'), chosen: { branch: 0, reason: 'keys' } }],
    [['likely', { op: 'add', path: '/v', value: 2 }]]
  ]
] as const satisfies ReadonlyArray<
  readonly [string, object, object, ReadonlyArray<Advice>, unknown]
>) {
  test(name, () => assert.equal(brief(proven(schema, value, ...advice)), expected))
}

const sizes = { enum: ['small', 'extra-large', 3] }
const choose: Advice = {
  path: ['s'],
  kind: 'choice',
  fix: { id: 'choose', values: ['small', 'extra-large', 3] }
}

for (const [given, expected] of [
  ['Small', ['certain', 'small']],
  ['extraLarge', ['certain', 'extra-large']],
  ['3', ['certain', 3]],
  ['smal', ['likely', 'small']],
  ['huge', undefined],
  [['small'], undefined]
] as const) {
  test(`chooses for ${JSON.stringify(given)}`, () => {
    const found = proven({ properties: { s: sizes } }, { s: given }, choose)
    const ops = expected && [expected[0], { op: 'replace', path: '/s', value: expected[1] }]
    assert.equal(brief(found), ops === undefined ? [] : [ops])
  })
}

test('two members that are one name are silence, and so is a version that is another', () => {
  for (const [values, given] of [
    [['asc', 'ASC'], 'Asc'],
    [['1-5', '25'], '15'],
    [['-5', 'b'], '5']
  ] as const) {
    const advice: Advice = { path: ['s'], kind: 'choice', fix: { id: 'choose', values } }
    const found = proven({ properties: { s: { enum: values } } }, { s: given }, advice)
    assert.equal(found, [], given)
  }
})

test('a value that is advised is as sure as its form', () => {
  const schema = { properties: { s: sizes } }
  const put = (value: string): Advice => ({
    path: ['s'],
    kind: 'choice',
    fix: { id: 'put', value }
  })
  const gradeOf = (given: unknown, value: string): unknown =>
    proven(schema, { s: given }, put(value))[0]?.grade
  assert.is(gradeOf('SMALL', 'small'), 'certain')
  assert.is(gradeOf('smal', 'small'), 'likely')
  assert.is(gradeOf('huge', 'extra-large'), 'likely')
  assert.is(gradeOf(7, 'small'), 'guess')
  assert.is(gradeOf('smal', 'no member'), undefined)
})

for (const [name, schema, value, expected, ops] of [
  [
    'a limit',
    { maximum: 100 },
    101,
    { id: 'compare', comparison: '<=', limit: 100 },
    ['guess', { op: 'replace', path: '/a', value: 100 }]
  ],
  [
    'an excluded limit',
    { exclusiveMinimum: 0 },
    -3,
    { id: 'compare', comparison: '>', limit: 0 },
    ['guess', { op: 'replace', path: '/a', value: 1 }]
  ],
  [
    'a step',
    { multipleOf: 5 },
    12,
    { id: 'multiple', of: 5 },
    ['guess', { op: 'replace', path: '/a', value: 10 }]
  ],
  [
    'a long text',
    { maxLength: 2 },
    'a\u{1f600}bc',
    { id: 'count', of: 'characters', most: 2 },
    ['guess', { op: 'replace', path: '/a', value: 'a\u{1f600}' }]
  ],
  ['a short text', { minLength: 2 }, 'a', { id: 'count', of: 'characters', least: 2 }, undefined],
  [
    'many items',
    { maxItems: 1 },
    [1, 2, 3],
    { id: 'count', of: 'items', most: 1 },
    ['guess', { op: 'remove', path: '/a/2' }, { op: 'remove', path: '/a/1' }]
  ],
  [
    'items twice',
    { uniqueItems: true },
    [{ b: 1 }, 2, { b: 1 }, 2],
    { id: 'distinct', first: 0, second: 2 },
    ['likely', { op: 'remove', path: '/a/3' }, { op: 'remove', path: '/a/2' }]
  ],
  [
    'spaces around',
    { format: 'email' },
    ' a@b.example ',
    { id: 'format', format: 'email' },
    ['likely', { op: 'replace', path: '/a', value: 'a@b.example' }]
  ],
  ['another format', { format: 'email' }, 'a', { id: 'format', format: 'email' }, undefined]
] as const) {
  test(`meets ${name}`, () => {
    const advice: Advice = { path: ['a'], kind: 'range', expected, fix: { id: 'meet' } }
    const found = proven({ properties: { a: schema } }, { a: value }, advice)
    assert.equal(brief(found), ops === undefined ? [] : [ops])
  })
}

const integer: Advice = {
  path: ['a'],
  kind: 'type',
  expected: { id: 'type', types: ['integer'] },
  fix: { id: 'send', types: ['integer'] }
}

test('a repair that makes something else wrong is left out', () => {
  const schema = {
    properties: { a: { type: 'integer' } },
    if: { properties: { a: { const: 10 } } },
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    then: { required: ['b'] }
  }
  assert.equal(proven(schema, { a: '10' }, integer), [])
  assert.is(proven(schema, { a: '11' }, integer).length, 1)
})

test('where something at the place stays wrong the grade falls', () => {
  const schema = { properties: { a: { type: 'integer', anyOf: [{ const: 1 }, { const: 2 }] } } }
  assert.equal(brief(proven(schema, { a: '10' }, integer)), [
    ['likely', { op: 'replace', path: '/a', value: 10 }]
  ])
})

test('a repair of what is not wrong is left out', () => {
  assert.equal(proven({}, { a: '10' }, integer), [])
})

test('a validator that throws, or answers something else, proves nothing', () => {
  const schema = { properties: { a: { type: 'integer', minimum: 1 } } }
  const refuse = (): never => {
    throw new Error('hostile')
  }
  for (const check of [refuse, (): undefined => undefined, 'check']) {
    // A border: what a caller without types may pass.
    const found = unproven({ schema, value: { a: '10' }, check: check as never }, integer)
    assert.equal(
      found.map(({ grade }) => grade),
      ['likely']
    )
  }
})

test('findings that were cut short prove nothing for certain', () => {
  const schema = { properties: { a: { type: 'integer' } } }
  const check = checkOf(schema)
  const cut = (value: unknown): ReturnType<typeof check> => ({ ...check(value), truncated: true })
  const found = repairs(faultOf(integer), { schema, value: { a: '10' }, check: cut })
  assert.equal(
    found.map(({ grade }) => grade),
    ['likely']
  )
})

for (const [name, schema, grade] of [
  ['a plain type', { properties: { a: { type: 'integer', description: 'x' } } }, 'certain'],
  ['a type with a limit', { properties: { a: { type: 'integer', minimum: 1 } } }, 'likely'],
  ['a list without it', { properties: { a: { type: 'integer', enum: [1] } } }, 'likely'],
  ['a list with it', { properties: { a: { type: 'integer', enum: [10] } } }, 'certain'],
  [
    'a condition above',
    { properties: { a: { type: 'integer' } }, not: { required: ['b'] } },
    'likely'
  ],
  ['a key that nobody describes', {}, 'likely'],
  ['no schema', undefined, 'likely']
] as const) {
  test(`without a validator, ${name}: ${grade}`, () => {
    const found = unproven({ schema, value: { a: '10' } }, integer)
    assert.equal(brief(found), [[grade, { op: 'replace', path: '/a', value: 10 }]])
  })
}

const rows = (values: ReadonlyArray<unknown>): object => ({ rows: values.map((id) => ({ id })) })
const table = {
  properties: { rows: { items: { properties: { id: { type: 'integer' } } } } }
}
const folded: Advice = {
  ...integer,
  path: ['rows', '0', 'id'],
  count: 3,
  at: 1
}

test('a secret is neither made up nor put into an operation', () => {
  const schema = {
    properties: {
      password: { type: 'string', default: 'changeme' },
      api_key: { type: 'string' },
      pin: { type: 'integer', writeOnly: true },
      token: { enum: ['x'] }
    },
    required: ['password', 'token']
  }
  const value = { api_key: ['sk-1'], pin: '1234', passwort: 'hunter2' }
  const found = proven(
    schema,
    value,
    missing('password'),
    missing('token'),
    { path: ['api_key'], kind: 'type', fix: { id: 'convert', how: 'unwrap', to: 'string' } },
    { ...integer, path: ['pin'] }
  )
  assert.equal(brief(found), [['certain', move('/api_key/0', '/api_key')]])
  const renamed = proven(schema, { ...value, token: 'x' }, rename('passwort', 'password'))
  assert.equal(brief(renamed), [['likely', move('/passwort', '/password')]])
})

test('a place is secret by any schema above it, also in a branch, in every row', () => {
  const marked = { properties: { id: { type: 'integer' } }, writeOnly: true }
  for (const items of [marked, { anyOf: [marked, { type: 'null' }] }]) {
    const schema = { properties: { rows: { items } } }
    const many = rows(Array.from({ length: 900 }, (_, at) => String(at)))
    assert.equal(proven(schema, many, { ...folded, count: 900, last: 899 }), [])
  }
})

test('a text that holds a secret is not put into an operation', () => {
  const schema = { properties: { a: { type: 'object' } } }
  const advice: Advice = {
    path: ['a'],
    kind: 'type',
    fix: { id: 'convert', how: 'parse', to: 'object' }
  }
  assert.is(proven(schema, { a: '{"login":{"user":"u"}}' }, advice).length, 1)
  assert.equal(proven(schema, { a: '{"login":{"password":"hunter2"}}' }, advice), [])
})

test('a piece that stands for many places mends them all, each by its own value', () => {
  const value = rows(['1', '2', '3'])
  const fault = { ...faultOf(folded), issues: checkOf(table)(value).issues }
  const put = (at: number): object => ({ op: 'replace', path: `/rows/${at}/id`, value: at + 1 })
  const expected = [['certain', put(0), put(1), put(2)]]
  assert.equal(brief(repairs(fault, { schema: table, value, check: checkOf(table) })), expected)
  const exact: Advice = { ...folded, fix: { id: 'put', value: 1 } }
  const advised = { ...fault, advice: [exact] }
  assert.equal(brief(repairs(advised, { schema: table, value, check: checkOf(table) })), expected)
  // A fault that came over a wire has few of its issues.
  assert.equal(brief(proven(table, value, { ...folded, last: 2 })), expected)
  assert.equal(brief(proven(table, value, { ...folded, next: [1, 2] })), expected)
})

test('of many places those that can be are mended, and each grade by itself', () => {
  const value = rows(['1', 'x', 2.4, '3'])
  const found = proven(table, value, { ...folded, count: 4, last: 3 })
  assert.equal(brief(found), [
    [
      'certain',
      { op: 'replace', path: '/rows/0/id', value: 1 },
      { op: 'replace', path: '/rows/3/id', value: 3 }
    ],
    ['guess', { op: 'replace', path: '/rows/2/id', value: 2 }]
  ])
})

test('of many places one that fails does not keep the others from it', () => {
  const small = { properties: { rows: { items: { properties: { id: { type: 'integer' } } } } } }
  const schema = {
    properties: {
      rows: {
        items: {
          allOf: [small.properties.rows.items, { not: { properties: { id: { const: 2 } } } }]
        }
      }
    }
  }
  const found = proven(schema, rows(['1', '2', '3']), { ...folded, last: 2 })
  assert.equal(
    found.map((repair: Repair) => repair.path),
    [
      ['rows', '0', 'id'],
      ['rows', '2', 'id']
    ]
  )
})

test('a thousand places are one repair, and no more than a thousand', () => {
  for (const [count, most] of [
    [1_000, 1_000],
    [1_500, 1_000]
  ] as const) {
    const value = rows(Array.from({ length: count }, (_, at) => String(at)))
    const found = proven(table, value, { ...folded, count, last: count - 1 })
    assert.equal(
      found.map(({ grade, ops }) => [grade, ops.length]),
      [['certain', most]]
    )
  }
})

test('hostile keys are addresses, as they are', () => {
  for (const [key, pointer] of [
    ['__proto__', '/__proto__'],
    ['constructor', '/constructor'],
    ['', '/'],
    ['/', '/~1'],
    ['~', '/~0'],
    ['-', '/-'],
    ['0', '/0']
  ] as const) {
    const schema = { properties: Object.fromEntries([[key, { type: 'integer' }]]) }
    const value = Object.fromEntries([[key, '10']])
    const found = unproven({ schema, value }, { ...integer, path: [key] })
    assert.equal(brief(found), [['certain', { op: 'replace', path: pointer, value: 10 }]], key)
  }
})

test('a fault of another kind, or without advice, has no repairs', () => {
  assert.equal(repairs(internal(), { value: { a: '10' } }), [])
  assert.equal(repairs({ kind: 'invalid_arguments', issues: [] }, { value: { a: '10' } }), [])
})

test.run()
