import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/describe.branches')

type Pieces = ReadonlyArray<Advice>

const adviceOf = (schema: object, value: unknown, ...issues: ReadonlyArray<Issue>): Pieces =>
  advise(invalidArguments('t', { issues }), { schema, value }).advice ?? []

const text = { type: 'string' }
const branch = (tag: string, value: string): object => ({
  type: 'object',
  properties: { [tag]: { const: value }, size: { type: 'integer' } },
  required: [tag, 'size']
})
const wrong = (...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'type',
  keyword: 'type',
  params: { type: 'integer' }
})
const chosen = (...tag: ReadonlyArray<string>): Advice['chosen'] => ({
  branch: 0,
  reason: 'tag',
  name: 'x1',
  others: ['y2'],
  tag
})

// Which branch was meant is said once, where there is a choice, and not by the value of a secret.
for (const [key, tag, wanted] of [
  ['a', 'kind', chosen('in', 'a', 'kind')],
  ['credentials', 'kind', chosen('in', 'credentials', 'kind')],
  ['a', 'password', undefined]
] as const) {
  test(`the branch that ${key}/${tag} tells`, () => {
    const union = { anyOf: [branch(tag, 'x1'), branch(tag, 'y2')] }
    const schema = { properties: { in: { properties: { [key]: union } } } }
    const value = { in: { [key]: { [tag]: 'x1', size: 'big' } } }
    const advice = adviceOf(schema, value, wrong('in', key, 'size'))
    assert.equal(
      advice.map((piece) => [piece.path, piece.chosen]),
      [[['in', key, 'size'], wanted]]
    )
  })
}

test('that something is not null is no choice, unless there is another', () => {
  const both = [branch('kind', 'x1'), { type: 'null' }]
  const told = (anyOf: ReadonlyArray<object>): unknown =>
    adviceOf(
      { properties: { a: { anyOf } } },
      { a: { kind: 'x1', size: 'big' } },
      wrong('a', 'size')
    )[0]?.chosen?.others
  assert.is(told(both), undefined)
  assert.equal(told([...both, text]), ['null', 'string'])
})

test('of two mistakes in one branch the first says which branch it is', () => {
  const two = {
    ...branch('kind', 'x1'),
    properties: { kind: { const: 'x1' }, size: { type: 'integer' }, width: { type: 'integer' } }
  }
  const schema = { properties: { a: { anyOf: [two, branch('kind', 'y2')] } } }
  const value = { a: { kind: 'x1', size: 'big', width: 'big' } }
  assert.equal(
    adviceOf(schema, value, wrong('a', 'size'), wrong('a', 'width')).map((piece) => piece.chosen),
    [chosen('a', 'kind'), undefined]
  )
})

test.run()
