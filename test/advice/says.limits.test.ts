import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isConditional } from './conditional.js'
import { linesOf } from './judged.js'

const test = suite('advice/says.limits')

// docs/advice.md, "Causes": "A rule that applies only sometimes says why it does now", told apart by its parameters.
for (const [kind, keyword, name, always, where, x] of [
  ['type', 'type', 'type', 'integer', 'boolean', 'a'],
  ['type', 'type', 'type', ['integer', 'null'], ['boolean', 'null'], 'a'],
  ['type', 'type', 'type', ['integer', 'null'], ['integer', 'boolean'], 'a'],
  ['choice', 'enum', 'allowedValues', [1, 2], [1, 3], 'a'],
  ['choice', 'const', 'allowedValue', 1, null, 'a'],
  ['format', 'format', 'format', 'uri', 'email', 'a'],
  ['pattern', 'pattern', 'pattern', '^b', '^c', 'a'],
  ['range', 'minimum', 'limit', 3, 5, 1],
  ['range', 'maximum', 'limit', 0, 1, 9],
  ['range', 'exclusiveMaximum', 'limit', 5, 3, 9],
  ['multiple', 'multipleOf', 'multipleOf', 2, 3, 7],
  ['size', 'minLength', 'limit', 3, 5, 'a'],
  ['size', 'maxItems', 'limit', 0, 1, [1, 2]],
  ['size', 'minContains', 'minContains', 2, 3, []]
] as const) {
  test(`${keyword}: ${JSON.stringify(always)} is told from ${JSON.stringify(where)}`, () => {
    // Of other kinds the schema is asked again where no keyword is named.
    const isWhole = ['range', 'size', 'pattern', 'multiple'].includes(kind)
    for (const spelled of [keyword, 'errorMessage', ...(isWhole ? [undefined] : [])]) {
      const said = (asked: unknown): boolean =>
        isConditional({ [keyword]: always }, { [keyword]: where }, x, {
          kind,
          ...(spelled === undefined ? {} : { keyword: spelled }),
          ...(spelled === 'errorMessage' ? { message: 'm' } : {}),
          // A border: parameters are JSON.
          params: { comparison: '>', [name]: Object({ asked }).asked }
        })
      assert.equal([said(always), said(where)], [false, true], spelled)
    }
  })
}

// A tuple of one branch ends where it ends; in another branch the same keyword says what all items are.
const pair = [{ type: 'number' }, { type: 'number' }]
const lists = { type: 'array', items: { type: 'array' } }
const draft7 = 'http://json-schema.org/draft-07/schema#'
const tuple = { type: 'array', prefixItems: pair, items: false }
const rest = { type: 'array', items: [{ type: 'array' }], additionalItems: { type: 'array' } }
for (const [name, point, line, $schema] of [
  ['items', tuple, lists],
  ['items of nothing', { type: 'array', items: false }, lists],
  ['a longer tuple', { ...tuple, prefixItems: [...pair, ...pair] }, lists],
  [
    'unevaluatedItems',
    { prefixItems: pair, unevaluatedItems: false },
    { unevaluatedItems: lists.items }
  ],
  ['additionalItems', { items: pair, additionalItems: false }, rest, draft7]
] as const) {
  test(`${name}: false is told from a schema for items`, () => {
    const branch = (t: string, c: object): object => ({
      properties: { t: { const: t }, c },
      required: ['t', 'c']
    })
    const schema = {
      ...($schema === undefined ? {} : { $schema }),
      type: 'object',
      oneOf: [branch('Point', point), branch('Line', line)]
    }
    const value = { t: 'Line', c: [[0], 'x', [2], [3], [4]] }
    assert.equal(linesOf(schema, value), ['/c/1 type: wrap'])
  })
}

test('of two tuples that end the one that was meant is told', () => {
  const ends = (prefixItems: ReadonlyArray<object>): object => ({
    properties: { t: { const: `of ${prefixItems.length}` }, c: { prefixItems, items: false } },
    required: ['t', 'c']
  })
  const schema = { type: 'object', oneOf: [ends(pair), ends(pair.slice(1))] }
  assert.equal(linesOf(schema, { t: 'of 1', c: [1, 2, 3] }).length, 1)
})

test.run()
