import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { aboutOf, has, type Kind, missing, text, whole } from './about-of.js'
import { adviceOf } from './advised.js'
import { closed, integer } from './lines.js'

const test = suite('advice/about.places')

const type = (name: string | ReadonlyArray<string>): Kind => ({
  kind: 'type',
  keyword: 'type',
  params: { type: name }
})
const size = (keyword: string, limit: number): Kind => ({
  kind: 'size',
  keyword,
  params: { limit }
})
const union = (keyword: string, passing?: ReadonlyArray<number>): Kind => ({
  kind: 'alternative',
  keyword,
  ...(passing === undefined ? {} : { params: { passingSchemas: passing } })
})
const keys = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `key${at}`)

// Issue 3, item 8: "a signature of the failing node", where the type alone says too little.
for (const [name, issue, schema, value, wanted] of [
  ['an object', type('object'), has('b'), 5, '{ b: string }'],
  ['an array', type('array'), { type: 'array', items: text }, 5, 'string[]'],
  [
    'an array or null',
    type(['null', 'array']),
    { type: ['null', 'array'], items: text },
    5,
    'string[] | null'
  ],
  ['no text', type('string'), { ...text, format: 'date' }, 5, undefined],
  ['an object that says no more', type('object'), { type: 'object' }, 5, undefined],
  ['an array that says no more', type('array'), { type: 'array' }, 5, undefined],
  ['a union of nothing', type('object'), { type: 'object', anyOf: [] }, 5, undefined],
  ['a missing object', missing, has('b'), undefined, '{ b: string }'],
  ['a missing text', missing, { ...text, format: 'date' }, undefined, undefined],
  ['a missing key of which nothing is known', missing, true, undefined, undefined],
  ['a missing key with values', missing, { enum: ['x'] }, undefined, undefined],
  [
    'what holds too few keys',
    size('minProperties', 2),
    { ...has('b'), minProperties: 2 },
    { b: 'x' },
    '{ b: string }'
  ],
  [
    'what holds too few items',
    size('minItems', 2),
    { items: text, minItems: 2, type: 'array' },
    ['x'],
    'string[]'
  ],
  ['what has too few characters', size('minLength', 2), { ...text, minLength: 2 }, 'x', undefined],
  [
    'a number that is too small',
    { kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 2 } },
    { ...whole, minimum: 2 },
    1,
    undefined
  ],
  [
    'two shapes that both match',
    union('oneOf', [0, 1]),
    { oneOf: [has('b'), has('c')] },
    { b: 'x', c: 'x' },
    '{ b: string } | { c: string }'
  ],
  [
    'two shapes with a name that both match',
    union('oneOf', [0, 1]),
    { oneOf: [{ ...has('b'), title: 'B' }, has('c')] },
    { b: 'x', c: 'x' },
    '{ b: string } | { c: string }'
  ],
  [
    'items that have to match',
    { kind: 'size', keyword: 'contains', params: { minContains: 1 } },
    { type: 'array', items: has('c'), contains: has('b') },
    [],
    '{ b: string }'
  ],
  [
    'items that have to match anything',
    { kind: 'size', keyword: 'contains', params: { minContains: 1 } },
    { type: 'array', items: text, contains: {} },
    [],
    'string[]'
  ],
  [
    'a shape of 400 characters and more',
    type('object'),
    has(...keys(40)),
    5,
    `{ ${keys(26)
      .map((key) => `${key}: string`)
      .join(', ')}, … }`
  ],
  [
    'a long shape, with less of what lies deep',
    type('object'),
    { ...has('a', 'b'), properties: { a: has(...keys(40)), b: { const: 'x' } } },
    5,
    '{ a: object, b: "x" }'
  ],
  [
    'long branches, each with less of its keys',
    type('object'),
    {
      anyOf: ['x', 'y'].map((one) => {
        const { properties, ...rest } = has('is', ...keys(20))
        return { ...rest, properties: { ...properties, is: { const: one } } }
      })
    },
    5,
    ['x', 'y']
      .map(
        (one) =>
          `{ is: "${one}", ${keys(12)
            .map((key) => `${key}: string`)
            .join(', ')}, … }`
      )
      .join(' | ')
  ]
] as const satisfies ReadonlyArray<readonly [string, Kind, unknown, unknown, string | undefined]>) {
  test(`the shape of ${name}`, () => {
    assert.is(aboutOf(issue, schema, value)?.signature, wanted)
  })
}

test('what is said of an object is said of none of its keys, and what is said of a list of its items', () => {
  const described = (schema: object): object => ({ ...schema, description: 'All of them' })
  const about = (schema: object, value: unknown): unknown =>
    adviceOf(closed({ a: schema }), { a: value })[0]?.about?.description
  assert.is(about(described(closed({ b: integer })), { b: 'x' }), undefined)
  assert.is(about(described({ type: 'array', items: integer }), ['x']), 'All of them')
})

test.run()
