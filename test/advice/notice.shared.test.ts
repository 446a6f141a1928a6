import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { noticed } from './noticed.js'

const test = suite('advice/notice.shared')

const text = { type: 'string' }
const label = { properties: { label: text } }
const title = { properties: { title: text } }
const name = { properties: { name: text } }
const closed = { ...label, additionalProperties: false }

test('one subschema that is closed in one place and a branch in another', () => {
  const one = structuredClone(closed)
  const schema = { properties: { a: one }, anyOf: [{ properties: { b: one } }] }
  for (const args of [
    { a: { lable: 'x' }, b: { lable: 'x' } },
    { b: { lable: 'x' }, a: { lable: 'x' } }
  ]) {
    assert.equal(noticed(schema, args), ['b/lable → b/label'])
  }
})

// What is remembered of a subschema is of it alone: [the places that it speaks of with others, what is unknown there].
for (const [place, others, wanted] of [
  ['alone', [], ['in/title is unknown', 'in/name is unknown']],
  ['with another', [title], ['in/name is unknown']],
  ['with a third', [name], ['in/title is unknown']],
  ['with both', [title, name], []]
] as const) {
  test(`a subschema speaks of a place ${place}, and of the places around it otherwise`, () => {
    const together = (...more: ReadonlyArray<object>): object => ({
      allOf: [label, ...more].map((one) => ({ properties: { in: one } }))
    })
    const schema = {
      properties: { a: together(name), b: together(), c: together(title), d: together(...others) }
    }
    const args = { in: { label: 'x', title: 'y', name: 'z' } }
    for (const key of ['a', 'b', 'c']) {
      const copy = structuredClone(args)
      noticed(schema, { [key]: copy })
      assert.equal(
        noticed(schema, { [key]: copy, d: args }).filter((remark) => remark.startsWith('d/')),
        wanted.map((remark) => `d/${remark}`)
      )
    }
  })
}

// What is not looked at to its end may know any key; its own keys are not called unknown.
const keys = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `k${at}`)
const named = (count: number): object => Object.fromEntries(keys(count).map((key) => [key, text]))

for (const [name, schema] of [
  ['properties', (count: number) => ({ properties: named(count) })],
  ['branches', (count: number) => ({ properties: {}, anyOf: keys(count).map(($id) => ({ $id })) })],
  ['names', (count: number) => ({ properties: {}, required: keys(count) })],
  ['causes', (count: number) => ({ properties: {}, dependentRequired: named(count) })]
] as const) {
  test(`a key beside 2 100 ${name} may be known, beside 1 900 it is not`, () => {
    assert.equal(noticed(schema(1_900), { other: 1 }), ['other is unknown'])
    assert.equal(noticed(schema(2_100), { other: 1 }), [])
  })
}

test('exactly 2 000 steps: an object and its 1 999 keys', () => {
  const of = (count: number): object => ({ properties: named(count) })
  assert.equal(noticed(of(1_999), { other: 1 }), ['other is unknown'])
  assert.equal(noticed(of(2_000), { other: 1 }), [])
})

test.run()
