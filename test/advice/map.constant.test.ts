import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/map.constant')

const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties })
const kind = { const: 'object' }
const names = { type: 'array', items: text }
const properties = mapOf(open({ type: text }))
const shape = closed({ type: kind, properties, required: names }, 'type', 'properties')
const city = { type: 'string' }
const moved = '/m/city unexpected: /m/city > /m/properties/city'
const add = '/m/type missing: add'

// docs/advice.md: "keys stand beside the object that takes any: move each to where it belongs". What has one value only holds none of them.
for (const [name, schema, value, wanted] of [
  ['one', shape, { city }, [moved, add]],
  [
    'two',
    shape,
    { city, days: { type: 'integer' } },
    [moved, '/m/days unexpected: /m/days > /m/properties/days', add]
  ],
  ['one, beside what the object may have', shape, { required: ['city'], city }, [moved, add]],
  ['one, beside the only value', shape, { type: 'object', city }, [moved]],
  [
    'not where another key is missing that has no only value',
    closed({ type: text, properties }, 'type', 'properties'),
    { a: 1, city },
    [
      '/m/type missing: /m/city/type > /m/type',
      '/m/properties missing: add',
      '/m/a unexpected: remove',
      '/m/city unexpected: remove'
    ]
  ],
  [
    'the whole under one key',
    shape,
    { schema: { type: 'object', properties: { city } } },
    ['/m/schema unexpected: unwrap schema']
  ],
  [
    'the whole under one key, in other letters',
    shape,
    { schema: { type: 'OBJECT', properties: { city } } },
    ['/m/schema unexpected: unwrap schema', '/m/type choice: put "object"']
  ],
  [
    'a part of it under one key, with the only value',
    shape,
    { schema: { type: 'object' } },
    ['/m/schema unexpected: unwrap schema', '/m/properties missing: add']
  ]
] as const) {
  test(`an object beside the map that lacks it, and a key of one value: ${name}`, () =>
    assert.equal(linesOf(open({ m: schema }, 'm'), { m: value }), wanted))
}

// What stands under the name of a constant in what holds arguments was meant for it, whatever it is.
for (const [name, schema, value, wanted] of [
  [
    'in a wrapper that holds all that is missing',
    open({ mode: { const: 'dry' }, note: text }, 'mode'),
    { params: { mode: 'live' } },
    ['/m/params unexpected: unwrap params', '/m/mode choice: put "dry"']
  ],
  [
    'in an object that may have any keys',
    closed({ method: { const: 'x' }, params: { type: 'object' } }, 'method'),
    { params: { method: 'y' } },
    ['/m/method missing: /m/params/method > /m/method?', '/m/method choice: put "x"']
  ]
] as const) {
  test(`another value than the only one is not lost: ${name}`, () =>
    assert.equal(linesOf(open({ m: schema }, 'm'), { m: value }), wanted))
}

test.run()
