import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/schema/uniform')

const one = { title: 'One' }
const two = { title: 'Two' }

/** What the schema says of the elements 0 and 1 below a path, by its titles, both asked in one call. */
const titles = (
  schema: unknown,
  ...path: ReadonlyArray<string>
): ReadonlyArray<string | undefined> => {
  const issues = ['minimum', 'maximum'].map((keyword, at) => ({
    path: [...path, String(at)],
    kind: 'range' as const,
    keyword
  }))
  const { advice = [] } = advise(invalidArguments('t', { issues }), { schema })
  return advice.map(({ about }) => about?.title)
}

// Each element of these has a schema of its own: what is known of one tells nothing of another.
for (const [name, tuple] of [
  ['prefixItems', { prefixItems: [one, two] }],
  ['items of draft-07', { items: [one, two] }],
  ['keys that look like an index', { properties: { 0: one, 1: two } }],
  ['the items behind the first', { prefixItems: [one], items: two }],
  ['additionalItems', { items: [one], additionalItems: two }]
] as const) {
  for (const [where, schema, ...path] of [
    ['at the root', tuple],
    ['under a key', { properties: { a: tuple, b: one } }, 'a'],
    ['under a key before others', { properties: { b: one, a: tuple }, required: ['a', 'b'] }, 'a'],
    ['in allOf', { allOf: [{}, tuple, {}] }],
    ['behind a reference', { $ref: '#/$defs/x', $defs: { x: tuple } }],
    ['in a list of lists', { items: { allOf: [tuple] } }, '5'],
    [
      'beside much else',
      { ...tuple, $defs: { x: { enum: Array.from({ length: 10_100 }, () => 0) } } }
    ]
  ] as const) {
    test(`elements are told apart by ${name} ${where}`, () => {
      assert.equal(titles(schema, ...path), ['One', 'Two'])
    })
  }
}

test('elements of one schema are told alike', () => {
  assert.equal(titles({ items: one }), ['One', 'One'])
  assert.equal(titles({ properties: { items: { items: two } } }, 'items'), ['Two', 'Two'])
})

test.run()
