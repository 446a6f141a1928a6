import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/never')

/** How zod's `undefined` and `never` are written as a JSON Schema. */
const never = { not: {} }
const cycle = closed({ interval: { enum: ['day', 'week'] }, count: integer }, 'interval', 'count')
const either = {
  anyOf: [
    closed({ priceId: text, price: never }, 'priceId'),
    closed({ price: closed({ sum: integer }, 'sum'), priceId: never }, 'price')
  ]
}

const saidOf = (schema: unknown, value: unknown): string => {
  const fault = faultOf(schema, value)
  return fault === undefined ? '' : digest(fault)
}

// What nothing fits is no branch: the other one is meant, and told as if it stood alone.
for (const nothing of [never, { not: true }, false]) {
  for (const [name, schema, value, wanted] of [
    ['a text for an object', cycle, 'monthly', '/c type: send object'],
    ['a number in quotes', integer, '5', '/c type: put 5'],
    ['a listed value in capitals', { enum: ['x', 'y'] }, 'X', '/c choice: put "x"'],
    ['a value that is not listed', { enum: ['x', 'y'] }, 'quokka', '/c choice: choose ["x","y"]']
  ] as const) {
    test(`${name}, beside ${JSON.stringify(nothing)}`, () => {
      assert.equal(linesOf(open({ c: { anyOf: [nothing, schema] } }), { c: value }), [wanted])
    })
  }
}

for (const [name, schema, value, wanted] of [
  [
    'nothing else is named',
    open({ c: { anyOf: [never, cycle] } }),
    { c: 'monthly' },
    '`c` must be an object, received a string of 7 characters: send an object { interval: "day" | "week", count: integer }.'
  ],
  [
    'it is no part of a signature',
    open({ c: { anyOf: [{ anyOf: [never, cycle] }, { type: 'null' }] } }, 'c'),
    {},
    '`c` is missing: add `c` (object { interval: "day" | "week", count: integer } or null).'
  ],
  [
    'where it is all there is, it is told as it stands',
    open({ c: { anyOf: [never, false] } }),
    { c: 1 },
    '`c` must not match the excluded shape, received 1: send another value.'
  ],
  [
    'a key that is not to be sent is none that an object also takes',
    closed({ a: text, old: never }),
    { z: 1 },
    '`z` is not an accepted key: remove `z` (the arguments also take { a?: string }).'
  ],
  [
    'nor part of a shape',
    either,
    { priceId: 'x', price: { sum: 1 } },
    'the arguments must match one of the allowed shapes: "{ priceId }" or "{ price }", received an object of 2 keys: send { priceId: string } | { price: { sum: integer } }.'
  ]
] as const) {
  test(name, () => {
    assert.ok(saidOf(schema, value).endsWith(wanted), saidOf(schema, value))
  })
}

// Nor is such a key one that was meant.
for (const [name, schema, value, wanted] of [
  [
    'another is nearer to the key of a branch',
    either,
    { price_id: 'x' },
    ['/priceId missing: /price_id > /priceId']
  ],
  [
    'no key is renamed to it',
    closed({ a: text, price: never }, 'a'),
    { a: 'x', prices: 1 },
    ['/prices unexpected: remove']
  ]
] as const) {
  test(name, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
