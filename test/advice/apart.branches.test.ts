import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/apart.branches')

type Kind = Omit<Issue, 'path'>

const times = <A>(count: number, make: (at: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, at) => make(at))

/** The advice on rows of which each broke the same rule, at a key of it or as a whole. */
const adviceOf = (
  row: object,
  issue: Kind,
  rows: ReadonlyArray<unknown>,
  ...below: ReadonlyArray<string>
): ReadonlyArray<Advice> => {
  const issues = rows.map((_, at): Issue => ({ path: ['rows', `${at}`, ...below], ...issue }))
  const schema = { properties: { rows: { type: 'array', items: row } } }
  return advise(invalidArguments('t', { issues }), { schema, value: { rows } }).advice ?? []
}

const text = { type: 'string' }
const isList: Kind = { kind: 'type', keyword: 'type', params: { type: 'array' } }
const wrap = { id: 'convert', how: 'wrap', to: 'array' } as const

const missing: Kind = { kind: 'missing', keyword: 'required' }
const needs: Kind = {
  kind: 'dependency',
  keyword: 'dependentRequired',
  params: { property: 'card' }
}
const paying = { properties: { card: text, zip: text }, dependentRequired: { card: ['zip'] } }

for (const count of [3, 7, 101]) {
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
  [7, 'abc'],
  [101, 'abc']
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

for (const count of [7, 101]) {
  test(`of ${count} rows of two branches no branch is said, and not what only one wants`, () => {
    const rows = times(count, (at) => ({ kind: at % 2 === 0 ? 'a' : 'b', list: '7' }))
    assert.equal(
      adviceOf(integers, isList, rows, 'list').map(({ chosen, count, expected, fix }) => [
        ...[count, chosen, expected, fix]
      ]),
      [[count, undefined, undefined, undefined]]
    )
  })

  test(`of ${count} rows that lack a key, which holds this or that, it is to be added`, () => {
    const rows = times(count, (at) => ({ kind: at % 2 === 0 ? 'a' : 'b' }))
    const [piece] = adviceOf(kinds(text), missing, rows, 'list')
    assert.equal([piece?.count, piece?.chosen, piece?.fix], [count, undefined, { id: 'add' }])
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
