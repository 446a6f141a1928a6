import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Asked, inEngine, type Order } from './engine.js'
import { differences, heardOf } from './held.js'
import type { Run } from './runs.js'

const test = suite('determinism/held')

const ids = ['a', 'b', 'c', 'd']
const cases = JSON.stringify({
  schemas: [],
  cases: ids.map((id) => ({ kind: 'decided', id, verdict: { valid: true } }))
})

/** A program as the bundle would leave it: it is told how many cases it has answered, and which this is. */
const running = (
  orders: ReadonlyArray<Order>,
  textOf: (id: string, before: number) => string
): Run => ({
  name: 'an engine',
  orders,
  locale: 'en-US',
  zone: 'UTC',
  ask: (_script, asked: Asked) => {
    const begin = (): object => {
      let before = 0
      return { textOf: ({ id }: { readonly id: string }) => textOf(id, before++) }
    }
    Object.assign(globalThis, { begin })
    return inEngine(asked)
  }
})

const found = async (
  orders: ReadonlyArray<Order>,
  textOf: (id: string, before: number) => string
): Promise<ReadonlyArray<string>> => {
  const sound = running(['forwards'], (id) => `the text of ${id}`)
  const [first] = await heardOf([sound], '', cases)
  const [other] = await heardOf([running(orders, textOf)], '', cases)
  assert.ok(first && other)
  return differences(first, other, '', { cases, ids })
}

const orders = ['forwards', 'backwards', 'mixed', 'alone', 'some alone'] as const

test('the same bytes in every order are no difference', async () => {
  assert.equal(await found(orders, (id) => `the text of ${id}`), [])
})

test('an engine that says something else is shown with the first case and the first character', async () => {
  assert.equal(await found(['forwards'], (id) => `the text of ${id === 'a' ? id : 'nothing'}`), [
    'an engine, forwards: 3 of 4 cases, first b: after 12 characters\n  "the text of b"\n  "the text of nothing"'
  ])
})

test('what is remembered of an earlier case is seen in an order, and not where each is alone', async () => {
  const remembering = (id: string, before: number): string =>
    `the text of ${before > 3 ? 'nothing' : id}`
  assert.equal(await found(['forwards', 'alone'], remembering), [])
  const [one, ...more] = await found(['forwards', 'backwards', 'alone'], remembering)
  assert.match(one ?? '', 'an engine, backwards: 4 of 4 cases, first a')
  assert.equal(more, [])
})

test.run()
