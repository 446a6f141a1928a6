import type { Advice, Expected } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/excluded')

const on = (schema: unknown, a: unknown): Advice => onlyAdvice({ properties: { a: schema } }, { a })
const text = { type: 'string' }

const rules = (...said: ReadonlyArray<Expected>): Expected => ({ id: 'other_than', rules: said })

// What a `not` excludes, as far as its subschema says it in one of our words (docs/advice.md).
for (const [name, schema, value, expected] of [
  ['everything', { not: true }, 1, { id: 'nothing' }],
  ['everything, in other words', { not: {} }, 1, { id: 'nothing' }],
  ['everything, with a title', { not: { title: 'T' } }, 1, { id: 'nothing' }],
  ['everything, with a description', { not: { description: 'T' } }, 1, { id: 'nothing' }],
  ['everything, with a comment', { not: { $comment: 'T' } }, 1, { id: 'nothing' }],
  ['everything, with examples', { not: { examples: [1] } }, 1, { id: 'nothing' }],
  ['everything, with a default', { not: { default: 1 } }, 1, { id: 'nothing' }],
  ['a type', { not: text }, 'x', rules({ id: 'type', types: ['string'] })],
  ['values', { not: { enum: ['x', 'y'] } }, 'x', rules({ id: 'one_of', values: ['x', 'y'] })],
  ['numbers', { not: { minimum: 3 } }, 4, rules({ id: 'compare', comparison: '>=', limit: 3 })],
  [
    'keys',
    { not: { required: ['b', 'c'] } },
    { b: 1, c: 1 },
    { id: 'other_than', keys: ['b', 'c'] }
  ],
  [
    'keys of an object',
    { not: { type: 'object', required: ['b'] } },
    { b: 1 },
    { id: 'other_than', keys: ['b'] }
  ],
  [
    'keys that have a value',
    { not: { required: ['b'], properties: { b: { const: 1 } } } },
    { b: 1 },
    { id: 'other_than' }
  ],
  ['what no word of ours says', { not: { contains: { const: 1 } } }, [1], { id: 'other_than' }]
] as const satisfies ReadonlyArray<readonly [string, object, unknown, Expected]>) {
  test(`what is excluded: ${name}`, () => assert.equal(on(schema, value).expected, expected))
}

const object = (...required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties: Object.fromEntries(required.map((key) => [key, text])),
  required
})

test('of two branches that fit at once a key has to go that the other does without', () => {
  const value = { b: 'x', c: 'y' }
  const schema = { oneOf: [object('b'), object('c')] }
  assert.equal(on(schema, value).expected, { id: 'other_than', keys: ['b', 'c'] })
  const within = { oneOf: [object('b'), object('b', 'c')] }
  assert.equal(on(within, value).expected, { id: 'other_than', keys: ['c'] })
  const titled = {
    oneOf: [
      { ...object('b'), title: 'B' },
      { ...object('c'), title: 'C' }
    ]
  }
  assert.equal(on(titled, value).expected, {
    id: 'one_branch',
    matched: [0, 1],
    names: ['B', 'C']
  })
})

const ends = (of: 'characters' | 'items' | 'keys', least?: number, most?: number): Expected => ({
  id: 'count',
  of,
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most })
})

// What stands beside a broken limit is said with it, where one new value has to meet both.
for (const [name, schema, value, expected, also] of [
  [
    'the other end of a range',
    { minimum: 1, maximum: 9 },
    0,
    { id: 'compare', comparison: '>=', limit: 1 },
    [{ id: 'compare', comparison: '<=', limit: 9 }]
  ],
  [
    'a step beside a limit',
    { minimum: 1, multipleOf: 5 },
    0,
    { id: 'compare', comparison: '>=', limit: 1 },
    [{ id: 'multiple', of: 5 }]
  ],
  [
    'the other end of a size',
    { minLength: 2, maxLength: 5 },
    'a',
    ends('characters', 2),
    [ends('characters', undefined, 5)]
  ],
  [
    'the other end of a size, from above',
    { minLength: 2, maxLength: 3 },
    'abcd',
    ends('characters', undefined, 3),
    [ends('characters', 2)]
  ],
  ['one size', { minLength: 3, maxLength: 3 }, 'a', ends('characters', 3, 3), undefined],
  ['one number of items', { minItems: 2, maxItems: 2 }, [1], ends('items', 2, 2), undefined],
  [
    'one number of keys',
    { minProperties: 2, maxProperties: 2 },
    { b: 1 },
    ends('keys', 2, 2),
    undefined
  ],
  [
    'no size of nothing',
    { minLength: 0, maxLength: 2 },
    'abc',
    ends('characters', undefined, 2),
    undefined
  ],
  [
    'a pattern beside a format',
    { format: 'email', pattern: 'x' },
    'x',
    { id: 'format', format: 'email' },
    [{ id: 'pattern', pattern: 'x' }]
  ],
  [
    'no format beside a size',
    { format: 'email', maxLength: 9 },
    'a@example.com',
    ends('characters', undefined, 9),
    undefined
  ],
  [
    'no limit of the outermost numbers',
    { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    0,
    { id: 'compare', comparison: '>=', limit: 1 },
    undefined
  ],
  [
    'a limit within them',
    { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER - 1 },
    0,
    { id: 'compare', comparison: '>=', limit: 1 },
    [{ id: 'compare', comparison: '<=', limit: Number.MAX_SAFE_INTEGER - 1 }]
  ],
  [
    'all that a new value has to meet',
    { type: 'integer', minimum: 1, maximum: 9 },
    'x',
    { id: 'type', types: ['integer'] },
    [
      { id: 'compare', comparison: '>=', limit: 1 },
      { id: 'compare', comparison: '<=', limit: 9 }
    ]
  ]
] as const satisfies ReadonlyArray<
  readonly [string, object, unknown, Expected, ReadonlyArray<Expected> | undefined]
>) {
  test(`beside a rule: ${name}`, () => {
    const advice = on(schema, value)
    assert.equal(advice.expected, expected)
    assert.equal(advice.also, also)
  })
}

/** The signature of a place that has to be an object with this in it. */
const signature = (schema: unknown): string | undefined =>
  on({ type: 'object', properties: { k: schema }, required: ['k'] }, true).about?.signature

const many = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, at) => at)

for (const [schema, wanted] of [
  [{ enum: many(6) }, '0 | 1 | 2 | 3 | 4 | 5'],
  [{ enum: many(40) }, '0 | 1 | 2 | 3 | 4 | 5 | …'],
  [
    { anyOf: many(4).map((at) => ({ type: 'array', items: { const: at } })) },
    '0[] | 1[] | 2[] | 3[]'
  ],
  [
    { anyOf: many(5).map((at) => ({ type: 'array', items: { const: at } })) },
    '0[] | 1[] | 2[] | 3[] | 4[]'
  ],
  [{ type: 'object' }, 'object'],
  [{ type: ['object', 'null'] }, 'object | null'],
  [{ type: 'object', additionalProperties: text }, '{ [key]: string }'],
  [{ type: 'object', additionalProperties: {} }, 'object'],
  [{ type: 'object', additionalProperties: true }, 'object'],
  [{ type: 'object', additionalProperties: text, patternProperties: {} }, 'object'],
  [{ type: 'array' }, 'any[]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: ['array', 'null'], items: text }, 'string[] | null'],
  [
    { type: 'array', prefixItems: many(7).map(() => text) },
    '[string, string, string, string, string, string, …]'
  ],
  [{ allOf: [{ type: 'array' }, { items: text }] }, 'string[]'],
  [{}, 'any'],
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ type: 'integer', format: 'int32' }, 'integer'],
  [
    { type: 'object', properties: { 'a b': text, $c_1: text } },
    '{ "a b"?: string, $c_1?: string }'
  ],
  [{ type: ['object', 'null'], properties: { b: text } }, '{ b?: string } | null']
] as const) {
  test(`the signature of ${JSON.stringify(schema).slice(0, 90)}`, () => {
    assert.is(signature(schema), `{ k: ${wanted} }`)
  })
}

test('objects inside objects inside objects are told as long as there is room', () => {
  const inside = (depth: number): object =>
    many(depth).reduce<object>((child) => ({ type: 'object', properties: { c: child } }), text)
  assert.is(signature(inside(1)), '{ k: { c?: string } }')
  assert.is(signature(inside(2)), '{ k: { c?: { c?: string } } }')
  assert.is(signature(inside(3)), '{ k: { c?: { c?: { c?: string } } } }')
  assert.is(signature(inside(6)), '{ k: { c?: { c?: { c?: { c?: { c?: object } } } } } }')
})

test('what is alike in the rows of a list is one piece, and what is not is another', () => {
  const schema = {
    properties: {
      rows: { type: 'array', items: { properties: { n: { type: 'integer', minimum: 3 } } } }
    }
  }
  const rows = [...many(8).map(() => ({ n: 1 })), ...many(8).map(() => ({ n: 'x' }))]
  assert.equal(
    adviceOf(schema, { rows }).map(({ count, kind, last, path }) => [
      kind,
      path.join('/'),
      count,
      last
    ]),
    [
      ['range', 'rows/0/n', 8, 7],
      ['type', 'rows/8/n', 8, 15]
    ]
  )
})

test.run()
