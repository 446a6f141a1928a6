import type { Advice, Expected } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll, toldOf } from './unnamed.js'

const test = suite('advice/matching')

const integer = { type: 'integer' }
const on = (schema: object): object => ({ properties: { a: schema } })
const matching = (ends: { readonly least?: number; readonly most?: number }): Expected => ({
  id: 'count',
  of: 'matching items',
  ...ends
})

interface Counting {
  readonly contains?: unknown
  readonly items?: unknown
  readonly type?: string
  readonly minContains?: number
  readonly maxContains?: number
}

/** What is told of a list, where a validator counts as one schema says, and another is known. */
const told = (
  schema: Counting,
  a: unknown,
  { minContains = 1, maxContains }: Counting = schema
): Advice | undefined => {
  const most = maxContains === undefined ? {} : { maxContains }
  const params = { minContains, ...most }
  return toldOf(on(schema), { a }, { path: ['a'], kind: 'size', keyword: 'contains', params })[0]
}

const atMost3 = { contains: integer, minContains: 2, maxContains: 3 }
const words = { contains: { type: 'string', pattern: '^x' }, minContains: 2, maxContains: 3 }
const anything = { contains: true, minContains: 2, maxContains: 3 }

// A validator names both ends; the one that was broken is told, where it is sure which it was.
for (const [name, schema, value, ends] of [
  ['none of the least', atMost3, [], { least: 2 }],
  ['one less than the least', atMost3, [1, 'x', 'y'], { least: 2 }],
  ['one more than the most', atMost3, ['x', 1, 2, 3, 4], { most: 3 }],
  ['too few of anything', anything, ['x'], { least: 2 }],
  ['too many of anything', anything, [1, 'x', true, null], { most: 3 }],
  ['a least alone', { contains: integer, minContains: 2 }, [1], { least: 2 }],
  ['one at least, where nothing is said', { contains: integer }, ['x'], { least: 1 }],
  ['a most beside the usual least', { contains: integer, maxContains: 1 }, [1, 2], { most: 1 }],
  ['a least of none', { contains: integer, minContains: 0, maxContains: 1 }, [1, 2], { most: 1 }],
  // No pattern is run: fewer may match than seem to, never more.
  ['too few that may match a pattern', words, ['xa', 1], { least: 2 }],
  ['enough that may match a pattern', words, ['xa', 'b'], { least: 2, most: 3 }],
  ['more than enough that may match a pattern', words, ['xa', 'b', 'c', 'd'], { least: 2, most: 3 }]
] as const) {
  test(`the end that was broken: ${name}`, () => {
    assert.equal(told(schema, value)?.expected, matching(ends))
  })
}

test('where the steps end nobody knows which end was broken', () => {
  const deep = Array.from({ length: 6 }, () => ({ k: Array.from({ length: 9_000 }, () => 'x') }))
  const contains = { properties: { k: { items: integer } } }
  assert.equal(
    told({ contains, minContains: 1, maxContains: 2 }, deep)?.expected,
    matching({ least: 1, most: 2 })
  )
})

test('the same schema is asked about each value', () => {
  const schema = on(atMost3)
  const params = { minContains: 2, maxContains: 3 }
  const issue = { path: ['a'], kind: 'size', keyword: 'contains', params } as const
  for (const [value, ends] of [
    [[1], { least: 2 }],
    [[1, 2, 3, 4], { most: 3 }],
    [['x'], { least: 2 }]
  ] as const) {
    assert.equal(toldOf(schema, { a: value }, issue)[0]?.expected, matching(ends))
  }
})

// Where the validator knows more than the schema tells, both ends stand.
for (const [name, schema, value, ends] of [
  ['the least is there', atMost3, [1, 2], { least: 2, most: 3 }],
  ['the most is there', atMost3, [1, 2, 3], { least: 2, most: 3 }],
  ['it is not even a list', atMost3, { length: 1 }, { least: 2, most: 3 }],
  ['nobody says what matches, and there are many', {}, [1, 2, 3, 4], { least: 2, most: 3 }],
  ['nobody says what matches, and there are too few', {}, [1], { least: 2 }]
] as const) {
  test(`both ends stand, or what is sure: ${name}`, () => {
    assert.equal(told(schema, value, atMost3)?.expected, matching(ends))
  })
}

// What a matching item looks like is said beside the count, not the shape of the list.
for (const [name, schema, signature] of [
  ['a type', { contains: integer, items: { type: ['integer', 'string'] } }, 'integer'],
  ['listed values', { contains: { enum: ['x', 'y'] } }, '"x" | "y"'],
  [
    'an object',
    { contains: { type: 'object', properties: { k: integer }, required: ['k'] } },
    '{ k: integer }'
  ],
  ['nothing that can be said', { contains: { maxLength: 0 } }, undefined]
] as const) {
  test(`a matching item is told by ${name}`, () => {
    assert.is(told(schema, ['z'])?.about?.signature, signature)
  })
}

test('where anything matches, the shape of the list is told', () => {
  const list = { ...anything, type: 'array', items: integer }
  assert.is(told(list, [1])?.about?.signature, 'integer[]')
})

// Another count is none of matches: both its ends stand.
test('a size that has to be met exactly is told so, with the shape of the list', () => {
  const schema = on({ type: 'array', items: integer, minItems: 2, maxItems: 2 })
  for (const value of [[1], [1, 2, 3]]) {
    const [piece] = toldAll(schema, { a: value })
    assert.equal(piece?.expected, { id: 'count', of: 'items', least: 2, most: 2 })
    assert.is(piece?.about?.signature, 'integer[]')
  }
})

test('of items that nothing matches the count is no matter', () => {
  const piece = told({ contains: false }, [1], atMost3)
  assert.equal(piece?.expected, { id: 'nothing' })
  assert.equal(piece?.fix, { id: 'remove' })
})

test.run()
