import type { Fix } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fixOf, type Types } from './fixed.js'

const test = suite('advice/convert.scalars')

const put = (value: Json): Fix => ({ id: 'put', value })

const [text, whole, number, boolean, none] = [
  ['string'],
  ['integer'],
  ['number'],
  ['boolean'],
  ['null']
] as const
const safe = Number.MAX_SAFE_INTEGER

// docs/advice.md, "Four points": "a number or boolean in quotes: send that number or boolean, without the quotes".
for (const [types, value, wanted] of [
  [whole, '7', 7],
  [whole, '-7', -7],
  [whole, '0', 0],
  [whole, '\t7\n', 7],
  [whole, '7.0', 7],
  [whole, '1E2', 100],
  [whole, `${safe}`, safe],
  [whole, `-${safe}`, -safe],
  [number, '7', 7],
  [number, '0.5', 0.5],
  [number, '-2.5e-1', -0.25],
  [number, '2.5e-300', 2.5e-300],
  [number, '0.0e-400', 0],
  [number, '1e-400', undefined],
  [number, '-0.1E-323', undefined],
  [number, '1.25e-320', undefined],
  [boolean, 'true', true],
  [boolean, 'TRUE', true],
  [boolean, ' False ', false],
  [boolean, 'f', undefined],
  [boolean, 'falsey', undefined],
  [boolean, 1, true],
  [boolean, 0, false],
  [boolean, -1, undefined],
  [boolean, 0.5, undefined],
  [boolean, '1', undefined],
  [none, 'null', null],
  [none, 'NULL', null],
  [none, ' None', null],
  [none, 'nonesuch', undefined],
  [none, 'nullable', undefined],
  [none, 'tnull', undefined],
  [none, 'fnone', undefined],
  [none, 'nil', undefined],
  [none, '', undefined],
  [text, 7, '7'],
  [text, 0, '0'],
  [text, 1, '1'],
  [text, -0.5, '-0.5'],
  [text, true, 'true'],
  [text, false, 'false'],
  [text, Number.NaN, undefined],
  [text, Number.POSITIVE_INFINITY, undefined],
  // A double does not hold these, and another number would be sent instead.
  [whole, `${safe + 1}`, undefined],
  [whole, '9007199254740993', undefined],
  [whole, '-9007199254740993', undefined],
  [number, '1e309', undefined],
  [number, '-1e309', undefined],
  // No numbers of JSON.
  [whole, '+7', undefined],
  [whole, '07', undefined],
  [number, '.5', undefined],
  [number, '5.', undefined],
  [number, '1_000', undefined],
  [number, 'NaN', undefined],
  [number, 'Infinity', undefined],
  [number, '-', undefined],
  [whole, 'x7', undefined],
  [whole, '7 apples', undefined],
  [whole, true, undefined],
  [whole, '7.5', undefined],
  [number, 'true', undefined],
  // The first form that has one of the types.
  [['boolean', 'integer'], '1', 1],
  [['integer', 'boolean'], 'true', true],
  [['boolean', 'string'], 1, true],
  [['boolean', 'string'], 2, '2'],
  [['integer', 'null'], 'none', null],
  [['object', 'null'], '7', undefined]
] as const satisfies ReadonlyArray<readonly [Types, unknown, Json | undefined]>) {
  const wants = wanted === undefined ? ({ id: 'send', types } as const) : put(wanted)
  const given = typeof value === 'number' ? String(value) : JSON.stringify(value)
  test(`${given} as ${types.join(' or ')}`, () => {
    assert.equal(fixOf(types, value, {}), wants)
    assert.equal(fixOf(types, value), wants, 'without a schema')
  })
}

// A form that the place refuses too is none.
for (const [types, value, schema, wanted] of [
  [whole, '5', { maximum: 5 }, put(5)],
  [whole, '6', { maximum: 5 }, undefined],
  [whole, '128', { multipleOf: 64 }, put(128)],
  [whole, '1000', { multipleOf: 64 }, undefined],
  [number, '1.1', { multipleOf: 0.1 }, put(1.1)],
  [number, '1.005', { multipleOf: 0.01 }, undefined],
  [number, '1', { multipleOf: 0 }, put(1)],
  [text, 10, { maxLength: 2 }, put('10')],
  [text, 100, { maxLength: 2 }, undefined],
  [['boolean', 'string'], 1, { enum: ['1', '2'] }, put('1')],
  [['integer', 'boolean'], 'true', { not: { const: true } }, undefined]
] as const satisfies ReadonlyArray<readonly [Types, unknown, object, Fix | undefined]>) {
  test(`${JSON.stringify(value)} where ${JSON.stringify(schema)} is asked for too`, () => {
    assert.equal(fixOf(types, value, schema), wanted ?? { id: 'send', types })
  })
}

test.run()
