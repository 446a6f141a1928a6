import type { Cause } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cause } from './caused.js'

const test = suite('advice/schema/cause')

const needs = (...required: ReadonlyArray<unknown>): object => ({ required })
const of = (properties: object, ...required: ReadonlyArray<unknown>): object => ({
  properties,
  required
})
const one = { const: 1 }

const equals = (key: string, value: Json): Cause => ({ id: 'equals', path: [key], value })
const differs = (key: string, value: Json): Cause => ({ id: 'differs', path: [key], value })
const absent = (key: string): Cause => ({ id: 'absent', path: [key] })
const present = (key: string): Cause => ({ id: 'present', path: [key] })

// docs/advice.md, "Causes": a value is said only where the schema lists it.
for (const [name, condition, value, because] of [
  ['a value', of({ a: one }, 'a'), { a: 1 }, equals('a', 1)],
  ['null', of({ a: { const: null } }, 'a'), { a: null }, equals('a', null)],
  ['one of several', of({ a: { enum: [1, 2, 3] } }, 'a'), { a: 2 }, equals('a', 2)],
  [
    'an object, its keys in another order',
    of({ a: { const: { b: 1, c: 2 } } }, 'a'),
    { a: { c: 2, b: 1 } },
    equals('a', { b: 1, c: 2 })
  ],
  ['another value', of({ a: one }, 'a'), { a: 2 }, differs('a', 1)],
  ['a value that is none of several', of({ a: { enum: [1, 2] } }), { a: 3 }, differs('a', 1)],
  [
    'the second value, where the first is right',
    of({ a: one, b: one }, 'a', 'b'),
    { a: 1, b: 2 },
    differs('b', 1)
  ],
  [
    'the second value, where the first need not be there',
    of({ a: one, b: one }, 'b'),
    { b: 2 },
    differs('b', 1)
  ],
  [
    'the first value of two that are right',
    of({ a: one, b: one }, 'a', 'b'),
    { a: 1, b: 1 },
    equals('a', 1)
  ],
  [
    'a value behind one that is not listed',
    of({ a: { minimum: 1 }, b: one }),
    { a: 1, b: 1 },
    equals('b', 1)
  ],
  ['a key that is not there', of({ a: one }, 'a'), {}, absent('a')],
  ['a key that is not there and need not be', of({ a: one }), {}, absent('a')],
  ['a key of every object that is not there', needs('toString'), {}, absent('toString')],
  ['the second key, which is not there', needs('a', 'b'), { a: 1 }, absent('b')],
  ['the first key that is there', needs('a', 'b'), { a: 'x', b: 1 }, present('a')],
  ['a key that is there behind what is no key', needs(5, 'a'), { a: 'x' }, present('a')],
  ['a boolean', of({ a: { not: { const: true } } }, 'a'), { a: false }, equals('a', false)],
  ['a number', of({ a: { minimum: 1 } }, 'a'), { a: 2 }, equals('a', 2)],
  [
    'a key behind one of a text',
    of({ a: { maxLength: 1 } }, 'a', 'b'),
    { a: 'x', b: 'y' },
    present('b')
  ],
  ['what is excluded and not there', { not: needs('a') }, {}, absent('a')],
  ['what is excluded and there', { not: needs('a') }, { a: 'x' }, present('a')],
  ['an excluded value', { not: of({ a: one }, 'a') }, { a: 1 }, equals('a', 1)],
  ['another value than the excluded one', { not: of({ a: one }, 'a') }, { a: 2 }, differs('a', 1)],
  [
    'what stands beside an exclusion',
    { ...of({ a: one }, 'a'), not: needs('b') },
    { a: 1 },
    equals('a', 1)
  ],
  ['what stands behind an exclusion', { not: needs('b'), ...needs('a') }, { a: 1 }, present('a')]
] as const satisfies ReadonlyArray<readonly [string, unknown, unknown, Cause]>) {
  test(`the cause is ${name}`, () => {
    assert.equal(cause(condition, value), because)
  })
}

for (const [name, condition, value] of [
  ['nothing', {}, { a: 1 }],
  ['what is always so', true, { a: 1 }],
  ['a text that is not listed', of({ a: { maxLength: 1 } }, 'a'), { a: 'x' }],
  ['an object that is not listed', of({ a: { maxProperties: 1 } }, 'a'), { a: {} }],
  ['a key that is there, where the condition fails', of({ a: { maxLength: 1 } }, 'a'), { a: 'xx' }],
  ['an empty list of values', of({ a: { enum: [] } }), { a: 1 }],
  ['what is no key', needs(5), {}],
  ['what is no list of keys', { required: 'a' }, {}],
  ['a type', { type: 'object' }, { a: 1 }]
] as const) {
  test(`no cause is ${name}`, () => {
    assert.is(cause(condition, value), undefined)
  })
}

test.run()
