import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, lacks, linesFor, open, refuses, text } from './lines.js'

const test = suite('advice/moves.bounds')

const keys = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `k${at}x`)
const objects = (names: ReadonlyArray<string>, of: unknown): object =>
  Object.fromEntries(names.map((name) => [name, of]))
const moves = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => line.includes('>'))

test('of 64 refused keys it is asked whether they hold what their owner may have', () => {
  for (const [count, wanted] of [
    [63, ['/options/n unexpected: /options/n > /n']],
    [64, []]
  ] as const) {
    const value = { ...objects(keys(count), 1), options: { n: 1 } }
    const issues = Object.keys(value).map((key) => refuses(`/${key}`))
    assert.equal(moves(linesFor({ schema: closed({ n: integer }), value }, ...issues)), wanted)
  }
})

test('a group has 64 keys at most', () => {
  for (const [count, wanted] of [
    [64, 64],
    [65, 0]
  ] as const) {
    const schema = closed({ n: integer, ...objects(keys(count), integer) })
    const value = { n: 1, options: objects(keys(count), 1) }
    assert.is(moves(linesFor({ schema, value }, refuses('/options'))).length, wanted)
  }
})

test('64 keys beside one that is missing are moved with it', () => {
  const city = '/city missing: /o/city > /city'
  for (const [count, wanted] of [
    [62, [city, '/n missing: /o/n > /n']],
    [63, [city]]
  ] as const) {
    const schema = open({ city: text, n: integer, m: integer }, 'city')
    const value = { m: 1, o: { city: 'x', ...objects(keys(count), 1), n: 1 } }
    assert.equal(moves(linesFor({ schema, value }, lacks('/city'))), wanted)
  }
})

test('what stands around an object is not beside what it lacks', () => {
  const schema = open({ a: open({ b: closed({ city: text, n: integer }, 'city') }) })
  assert.equal(linesOf(schema, { a: { b: { a: 1 }, city: 'x', n: 2 } }), [
    '/a/b/city missing: /a/city > /a/b/city',
    '/a/b/a unexpected: remove'
  ])
})

test('what a misspelt key takes is asked of what it holds, not of the whole', () => {
  const options = open({ query: integer })
  const schema = closed({ query: text, limit: integer, page: integer, options })
  assert.equal(linesOf(schema, { query: 'q', optoins: { limit: 5, page: 2 } }), [
    '/optoins unexpected: /optoins > /options'
  ])
})

test('64 unknown keys belong into a missing object, whatever those behind them hold', () => {
  const schema = closed({ all: { type: 'object', additionalProperties: integer } }, 'all')
  const value = { ...objects(keys(64), 1), k64x: 'x' }
  assert.is(moves(linesFor({ schema, value }, lacks('/all'))).length, 64)
})

const trip = closed({ city: text, days: integer }, 'city')

test('three keys may stand beside a wrapper', () => {
  for (const [count, wanted] of [
    [3, true],
    [4, false]
  ] as const) {
    const lines = linesOf(trip, { ...objects(keys(count), 1), arguments: { city: 'x' } })
    assert.is(lines.includes('/arguments unexpected: unwrap arguments'), wanted)
  }
})

test('a wrapper is looked for in 100 000 characters', () => {
  const city = '{"city":"x"}'
  for (const [length, wanted] of [
    [100_000, true],
    [100_001, false]
  ] as const) {
    const lines = linesOf(trip, { a: city.slice(0, -1).padEnd(length - 1) + city.slice(-1) })
    assert.is(lines.includes('/a unexpected: unwrap a'), wanted)
  }
})

test.run()
