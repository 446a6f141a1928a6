import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { surely } from './surely.js'

const test = suite('advice/schema/depth')

/** Something around a schema or a value, and so on, so many times. */
const nested = <A>(inner: A, wrap: (inner: A) => A, times: number): A =>
  times === 0 ? inner : nested(wrap(inner), wrap, times - 1)

/** A condition; JSON Schema calls its halves so. */
const when = (test: unknown, half: string, schema: unknown): object =>
  Object.fromEntries([
    ['if', test],
    [half, schema]
  ])

const itself = (value: unknown): unknown => value

// A value deeper than 48 levels was not meant for a tool, nor was a schema: it is looked at no further.
for (const [name, wrap, around] of [
  ['items', (items: unknown) => ({ items }), (value: unknown) => [value]],
  [
    'prefixItems',
    (item: unknown) => ({ prefixItems: [true, item] }),
    (value: unknown) => [0, value]
  ],
  ['other keys', (k: unknown) => ({ additionalProperties: k }), (k: unknown) => ({ k })],
  ['allOf', (member: unknown) => ({ allOf: [member] }), itself],
  ['then', (half: unknown) => when(true, 'then', half), itself],
  ['else', (half: unknown) => when(false, 'else', half), itself]
] as const) {
  test(`${name} are looked at down to level 48`, () => {
    const said = (times: number): number =>
      surely(nested<unknown>({ const: 1 }, wrap, times), nested<unknown>(2, around, times)).length
    assert.is(said(1), 1)
    // The place `a` is level 1 itself.
    assert.is(said(47), 1)
    assert.is(said(48), 0)
  })
}

for (const keyword of ['dependentSchemas', 'dependencies']) {
  test(`${keyword} are looked at down to level 48`, () => {
    const inner = { properties: { k: { const: 1 } } }
    const said = (times: number): number =>
      surely(
        nested<unknown>(inner, (k) => ({ [keyword]: { k } }), times),
        { k: 2 }
      ).length
    assert.is(said(46), 1)
    assert.is(said(47), 0)
  })
}

test('references are followed down to level 48', () => {
  const said = (times: number): number => {
    const chain = Array.from({ length: times }, (_, at) => [
      `d${at}`,
      { $ref: `#/$defs/d${at + 1}` }
    ])
    const $defs = { ...Object.fromEntries(chain), [`d${times}`]: { const: 1 } }
    return surely({ $ref: '#/$defs/d0' }, 2, { $defs }).length
  }
  assert.is(said(46), 1)
  assert.is(said(47), 0)
})

for (const keyword of ['anyOf', 'oneOf']) {
  test(`branches of ${keyword} are looked at down to level 48`, () => {
    const said = (times: number): number =>
      surely(
        nested<unknown>({ const: 1 }, (one) => ({ [keyword]: [one] }), times),
        2
      ).length
    assert.is(said(47), 1)
    assert.is(said(48), 0)
  })
}

test('what is excluded is looked at down to level 48', () => {
  const said = (times: number): number =>
    surely(
      nested<unknown>({ const: 2 }, (one) => ({ not: { not: one } }), times),
      2
    ).length
  // What is excluded from what is excluded has to fit.
  assert.is(said(1), 0)
  const wrong = (times: number): number =>
    surely(
      nested<unknown>({ const: 1 }, (one) => ({ not: { not: one } }), times),
      2
    ).length
  assert.is(wrong(1), 1)
  assert.is(wrong(23), 1)
  assert.is(wrong(24), 0)
})

test('a schema that holds itself ends', () => {
  const $defs = {
    x: { allOf: [{ $ref: '#/$defs/x' }], anyOf: [{ $ref: '#/$defs/x' }], maximum: 1 }
  }
  assert.is(surely({ $ref: '#/$defs/x' }, 2, { $defs }).length > 0, true)
})

test.run()
