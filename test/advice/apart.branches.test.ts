import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, isList, type Kind, text, times } from './rows.js'

const test = suite('advice/apart.branches')

const missing: Kind = { kind: 'missing', keyword: 'required' }
const branch = (name: string, list: object): object => ({
  properties: { kind: { const: name }, list },
  required: ['kind', 'list']
})
const kinds = (list: object): object => ({
  oneOf: [branch('a', { type: 'array', items: text }), branch('b', list)]
})
const integers = kinds({ type: 'array', items: { type: 'integer' } })

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

test('of 101 rows the cause of some is not said, and that of all is', () => {
  const when = (method: string): object => ({
    if: { properties: { method: { const: method } }, required: ['method'] },
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    then: { required: ['zip'] }
  })
  const row = { properties: { method: text, zip: text }, allOf: [when('card'), when('cash')] }
  const because = (...methods: ReadonlyArray<string>): unknown => {
    const rows = times(101, (at) => ({ method: methods[at % methods.length] }))
    return adviceOf(row, missing, rows, 'zip').map((piece) => [piece.count, piece.because])
  }
  const path = ['rows', '0', 'method']
  assert.equal(because('card', 'cash'), [[101, undefined]])
  assert.equal(because('cash'), [[101, { id: 'equals', path, value: 'cash' }]])
})

test.run()
