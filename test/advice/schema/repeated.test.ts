import { advise } from '@toolfault/advice/advise'
import { type Expected, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/schema/repeated')

/** Which items of a list are said to be equal, where the validator names none. */
const equal = (value: unknown): Expected | undefined => {
  const issue = { path: ['a'], kind: 'duplicate', keyword: 'uniqueItems' } as const
  const schema = { properties: { a: { uniqueItems: true } } }
  const { advice } = advise(invalidArguments('t', { issues: [issue] }), {
    schema,
    value: { a: value }
  })
  return advice?.[0]?.expected
}

/** A list in a list, and so on, around a value. */
const deep = (value: unknown, depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => [inner], value)

/** The same with objects. */
const deepIn = (value: unknown, depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => ({ inner }), value)

const proto = (value: number): unknown => JSON.parse(`{"__proto__":${value}}`)

// JSON Schema 2020-12 Core, section 4.2.2: when two instances are equal.
for (const [name, value, i, j] of [
  ['numbers', [1, 2, 1], 0, 2],
  ['numbers one behind the other', [5, 1, 1], 1, 2],
  ['the first of several pairs', [1, 2, 2, 1], 1, 2],
  ['texts', ['a', 'b', 'b'], 1, 2],
  ['null', [null, 0, null], 0, 2],
  ['booleans', [false, 0, '', false], 0, 3],
  [
    'lists',
    [
      [1, 2],
      [2, 1],
      [1, 2]
    ],
    0,
    2
  ],
  ['empty lists', [{}, [], []], 1, 2],
  ['empty objects', [[], {}, {}], 1, 2],
  [
    'objects with their keys in another order',
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 }
    ],
    0,
    1
  ],
  ['lists in objects', [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }], 0, 1],
  ['keys of __proto__', [proto(1), {}, proto(1)], 0, 2],
  ['an object among others', [{ a: 1 }, 1, { a: 2 }, { a: 2 }], 2, 3],
  ['lists 32 deep', [deep(1, 33), deep(1, 33)], 0, 1],
  ['objects 32 deep', [deepIn(1, 33), deepIn(1, 33)], 0, 1]
] as const) {
  test(`equal are ${name}`, () => {
    assert.equal(equal(value), { id: 'distinct', first: i, second: j })
  })
}

for (const [name, value] of [
  ['a number and its text', [1, '1']],
  ['zero, false, null and nothing', [0, false, null, '']],
  ['one and true', [1, true]],
  ['an empty list and an empty object', [[], {}]],
  ['a list and an object with its keys', [['a'], { 0: 'a' }, { 0: 'a', length: 1 }]],
  ['a list and its beginning', [[1], [1, 2]]],
  [
    'lists in another order',
    [
      [1, 2],
      [2, 1]
    ]
  ],
  ['an object and one with a key more', [{ a: 1 }, { a: 1, b: 2 }]],
  ['an object and one with another key', [{ a: 1 }, { b: 1 }]],
  ['objects with other values', [{ a: 1 }, { a: 2 }]],
  ['a key of __proto__ and none', [proto(1), { a: 1 }, proto(2)]],
  ['a key of nothing and another', [{ a: undefined }, { b: undefined }]],
  ['an object and null', [null, {}]],
  ['lists too deep to tell', [deep(1, 34), deep(1, 34)]],
  ['objects too deep to tell', [deepIn(1, 34), deepIn(1, 34)]],
  ['nothing and what is behind the list', [undefined, 1]]
] as const) {
  test(`not equal are ${name}`, () => {
    assert.equal(equal(value), { id: 'distinct' })
  })
}

for (const value of ['aa', { 0: 1, 1: 1, length: 2 }, null, 5]) {
  test(`${JSON.stringify(value)} has no items`, () => {
    assert.equal(equal(value), { id: 'distinct' })
  })
}

test.run()
