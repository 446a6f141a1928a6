import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, isList, type Kind, text, times, wrap } from './rows.js'

const test = suite('advice/apart.places')

const needs: Kind = {
  kind: 'dependency',
  keyword: 'dependentRequired',
  params: { property: 'card' }
}
const paying = { properties: { card: text, zip: text }, dependentRequired: { card: ['zip'] } }

for (const count of [3, 7]) {
  test(`the cause of ${count} rows is said, though it stands in another place of each`, () => {
    const advice = adviceOf(
      paying,
      needs,
      times(count, () => ({ card: 'x' })),
      'zip'
    )
    assert.equal(
      advice.map(({ because, count, fix }) => [count, because, fix]),
      [[count, { id: 'present', path: ['rows', '0', 'card'] }, { id: 'add', types: ['string'] }]]
    )
  })
}

const branch = (name: string, list: object): object => ({
  properties: { kind: { const: name }, list },
  required: ['kind', 'list']
})
const kinds = (list: object): object => ({
  oneOf: [branch('a', { type: 'array', items: text }), branch('b', list)]
})
const integers = kinds({ type: 'array', items: { type: 'integer' } })

for (const [count, value] of [
  [3, '7'],
  [7, 'abc']
] as const) {
  test(`of ${count} rows of one branch it is said which, and what mends ${value}`, () => {
    const rows = times(count, () => ({ kind: 'a', list: value }))
    const [piece, more] = adviceOf(integers, isList, rows, 'list')
    const tag = ['rows', '0', 'kind']
    assert.is(more, undefined)
    assert.equal(
      [piece?.count, piece?.fix, piece?.chosen],
      [count, wrap, { branch: 0, reason: 'tag', name: 'a', others: ['b'], tag }]
    )
  })
}

test('one misspelt key of many rows is one piece, with the name that it should have', () => {
  const params = { allowedValues: ['name'], propertyName: 'nmae' }
  const issue: Kind = { kind: 'choice', keyword: 'enum', params }
  const rows = times(7, () => ({ nmae: 1 }))
  assert.equal(
    adviceOf({ propertyNames: { enum: ['name'] } }, issue, rows).map(({ count, fix }) => [
      ...[count, fix]
    ]),
    [[7, { id: 'rename', from: ['rows', '0', 'nmae'], to: ['rows', '0', 'name'] }]]
  )
})

test.run()
