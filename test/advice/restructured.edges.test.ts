import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { saidOf } from './said.js'

const test = suite('advice/restructured.edges')

const text = { type: 'string' }
const whole = { type: 'integer' }
const object = (properties: object, required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties,
  required
})
const closed = (properties: object): object => ({
  ...object(properties, Object.keys(properties)),
  additionalProperties: false
})
const list = (items: object, more: object = {}): object => ({ type: 'array', items, ...more })
const anything = { type: 'object' }
const mapOf = (values: object): object => ({ type: 'object', additionalProperties: values })

const said = (key: string, schema: object, value: unknown): string =>
  saidOf(closed({ [key]: schema }), { [key]: value }).join(' ')

// docs/advice.md, "Four points": only where nothing would be lost, also where the place takes anything.
for (const [name, key, schema, value] of [
  ['three in place of a pair', 'labels', anything, [['a', 'b', 'c']]],
  ['a text beside pairs', 'labels', anything, [['a', 'b'], 'cd']],
  [
    'an item that has its value under another name',
    'labels',
    anything,
    [
      { key: 'a', value: 'b' },
      { key: 'c', text: 'd' }
    ]
  ],
  [
    'a row that has more than the first',
    'data',
    object({ x: list(whole), y: list(whole) }, ['x', 'y']),
    [
      { x: 1, y: 3 },
      { x: 2, y: 4, z: 5 }
    ]
  ],
  [
    'a row of which one key is another',
    'data',
    object({ x: list(whole), y: list({}) }, ['x']),
    [
      { x: 1, y: 3 },
      { x: 2, z: 4 }
    ]
  ],
  ['columns without rows', 'points', list(closed({ x: whole, y: whole })), { x: [], y: [] }],
  [
    'a list beside what is none',
    'points',
    list(object({ x: whole, y: {} }, ['x'])),
    { x: [1, 2], y: 5 }
  ],
  [
    'an object with a key that items do not have',
    'people',
    list(object({ name: text, age: whole }, ['name'])),
    { alice: { age: 3, height: 2 } }
  ],
  [
    'an object that has a name, and another under which it stands',
    'people',
    list(object({ name: text, age: whole }, ['name'])),
    { alice: { age: 3 }, bob: { name: 'Bob', age: 4 } }
  ],
  ['lists of two at the most', 'params', list(list(text, { maxItems: 2 })), { a: 'b' }],
  [
    'an entry whose name would have no key',
    'rows',
    list({ properties: { tone: text, size: text, value: text } }),
    { a: 'b' }
  ],
  [
    'texts of which nobody knows the sign, or lists',
    'labels',
    list({ type: ['string', 'array'] }),
    { a: 'b' }
  ],
  [
    'two keys that call',
    'headers',
    list(object({ name: text, key: text, value: text }, ['value'])),
    { a: 'b' }
  ],
  [
    'two keys that hold',
    'headers',
    list(object({ name: text, value: text, content: text }, ['name'])),
    { a: 'b' }
  ]
] as const)
  test(`of ${name} no other structure is told`, () =>
    assert.not.match(said(key, schema, value), /\bone for each|\bwith (?:a list|what|the first)\b/))

// Whichever the schema names first.
test('the key that calls an entry may stand behind the one that holds it', () =>
  assert.match(
    said('headers', list(closed({ value: text, name: text })), { a: 'b' }),
    'with the key under `name` and its value under `value`'
  ))

// Which of two keys it is under is said by one of them alone.
for (const [key, value] of [
  ['file', 'count'],
  ['filename', 'count'],
  ['file_path', 'count'],
  ['variable', 'count'],
  ['var', 'count'],
  ['param', 'count'],
  ['parameter', 'count'],
  ['thing', 'text'],
  ['thing', 'data'],
  ['thing', 'body'],
  ['thing', 'val'],
  ['thing', 'sort_order'],
  ['thing', 'sortOrder'],
  ['name', 'title_count']
] as const)
  test(`an entry may be called by \`${key}\` and hold what is under \`${value}\``, () =>
    assert.match(
      said('rows', list(closed({ [key]: text, [value]: whole })), { a: 1 }),
      `with the key under \`${key}\` and its value under \`${value}\``
    ))

// A map that may be left out by null is one all the same.
for (const [name, schema, value] of [
  ['that may be null', { anyOf: [mapOf(text), { type: 'null' }] }, [['a', 'b']]],
  ['in parts', { allOf: [mapOf(text), { minProperties: 1 }] }, [['a', 'b']]],
  [
    'whose values are in parts',
    { allOf: [mapOf(mapOf(text)), { additionalProperties: { minProperties: 1 } }] },
    [{ name: 'alice', age: 'x' }]
  ],
  ['whose values may be null', mapOf({ type: ['object', 'null'] }), [{ name: 'alice', age: 3 }]]
] as const)
  test(`a map ${name} is made of a list`, () =>
    assert.match(said('labels', schema, value), /\bwith (?:what|the first)\b/))

test('a map of anything is made of entries', () =>
  assert.match(
    said('labels', mapOf({}), [
      { key: 'a', value: 'b' },
      { key: 'c', value: 4 }
    ]),
    'with what each item has under `key` as a key'
  ))

test.run()
