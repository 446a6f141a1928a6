import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { surely } from './surely.js'

const test = suite('advice/schema/decidable')

/** Whether `not` is known to be broken by a value. */
const isBroken = (not: unknown, value: unknown = 'x'): boolean =>
  surely({ not }, value, { $defs: { any: {} } }).length > 0

// No pattern is run and no format known (design, section 2, "Total"): what these say of a value is not known here.
for (const schema of [
  { $ref: '#/$defs/any' },
  { $dynamicRef: '#any' },
  { pattern: 'y' },
  { format: 'email' },
  { patternProperties: { y: false } },
  { contains: true },
  { propertyNames: { maxLength: 1 } },
  { uniqueItems: true },
  { multipleOf: 2 },
  { unevaluatedProperties: false },
  { unevaluatedItems: false },
  { allOf: [{ anyOf: [{ minLength: 1 }, { pattern: 'y' }] }] },
  { properties: { k: { items: { format: 'date' } } } },
  { minLength: 1, pattern: 'y' },
  // A key that is called like one counts as one.
  { properties: { format: true } }
]) {
  test(`nobody knows what ${JSON.stringify(schema)} excludes`, () => {
    assert.not(isBroken(schema))
    assert.not(isBroken({ allOf: [{}, schema] }))
  })
}

for (const schema of [
  true,
  {},
  { minLength: 1 },
  { type: 'string', maxLength: 1, title: 'X' },
  { enum: ['y', 'x'] },
  { const: 'x' },
  { allOf: [{ minLength: 1 }, { anyOf: [{ maxLength: 0 }, { const: 'x' }] }] },
  { minimum: 3, required: ['k'], minItems: 1 },
  { properties: { k: { items: { type: 'integer' } } } },
  { not: { const: 'y' } },
  { const: 'x', examples: ['$ref', 'pattern'] }
]) {
  test(`what ${JSON.stringify(schema)} excludes is known`, () => {
    assert.ok(isBroken(schema))
  })
}

test('what does not fit is not excluded', () => {
  assert.not(isBroken({ minLength: 2 }))
  assert.not(isBroken(false))
})

test('a schema of 200 nodes is looked through, a larger one is not', () => {
  // The schema, its list, and the values in it.
  const values = (count: number): ReadonlyArray<unknown> => [
    'x',
    ...Array.from({ length: count - 1 }, (_, at) => at)
  ]
  assert.ok(isBroken({ enum: values(198) }))
  assert.not(isBroken({ enum: values(199) }))
  const keys = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, true]))
  assert.ok(isBroken({ properties: keys(198) }))
  assert.not(isBroken({ properties: keys(199) }))
  assert.not(isBroken({ enum: values(10_000) }))
})

test.run()
