import type { Issue, Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { a, asked, halves, integer, text } from './places.js'

const test = suite('advice/walk.values')

const matches = { properties: { k: { pattern: '^x' } } }
const equals = { properties: { k: { const: 1 } } }
const failed = (failingKeyword: unknown, ...path: Path): Issue => ({
  path,
  kind: 'dependency',
  keyword: 'if',
  params: Object({ failingKeyword })
})

// No pattern is run by us: which half failed is what the validator says, where it says so.
for (const [what, test_, half, wanted] of [
  ['a pattern, and the first half failed', matches, 'then', 'integer'],
  ['a pattern, and the other half failed', matches, 'else', 'string'],
  ['a pattern, and nobody says what failed', matches, undefined, 'integer'],
  ['a pattern, and what failed is no text', matches, 1, 'integer'],
  ['a value that is known here, whatever failed', equals, 'else', 'integer']
] as const) {
  test(`the half that applies: ${what}`, () => {
    const schema = { if: test_, ...halves }
    assert.is(asked(schema, ['b'], { k: 1 }, failed(half)), wanted)
    const below = { properties: { o: schema } }
    assert.is(asked(below, ['o', 'b'], { o: { k: 1 } }, failed(half, 'o')), wanted)
  })
}

const kinds = {
  items: {
    oneOf: [
      { properties: { kind: { const: 'a' }, id: text } },
      { properties: { kind: { const: 'b' }, id: integer } }
    ]
  }
}

test('what the value decides is decided for each item, and for each call anew', () => {
  const ids = (...given: ReadonlyArray<string>): ReadonlyArray<string> =>
    given.map((_, at) =>
      asked(
        kinds,
        [`${at}`, 'id'],
        given.map((kind) => ({ kind }))
      )
    )
  assert.equal(ids('a', 'b', 'a'), ['string', 'integer', 'string'])
  assert.equal(ids('b', 'a'), ['integer', 'string'])
  const schema = { if: equals, ...halves }
  assert.equal(
    [1, 2, 1].map((k) => asked(schema, ['b'], { k })),
    ['integer', 'string', 'integer']
  )
})

test('what the schema alone decides is the same for all items, but not in a tuple', () => {
  const tuple = { items: [{ properties: { a: text } }, { properties: { a: integer } }] }
  const both = (schema: unknown): ReadonlyArray<string> =>
    ['0', '1', '0'].map((at) => asked(schema, [at, 'a'], [{}, {}]))
  assert.equal(both(tuple), ['string', 'integer', 'string'])
  assert.equal(both({ prefixItems: tuple.items }), ['string', 'integer', 'string'])
  assert.equal(both({ items: a }), ['string', 'string', 'string'])
  const keys = { properties: { 0: { ...a }, 1: { properties: { a: integer } } } }
  assert.equal(
    ['0', '1', '0'].map((at) => asked(keys, [at, 'a'], { 0: {}, 1: {} })),
    ['string', 'integer', 'string']
  )
})

test.run()
