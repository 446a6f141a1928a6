import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, linesFor } from './lines.js'

const test = suite('advice/order.kinds')

const rule: Issue = { ...issueOf('own', '/k'), message: 'no' }
const unknown: Issue = { path: ['k'], kind: 'unknown', message: 'odd' }

/** What it is, how much of it there is, how it looks, and what it is all together. */
const issues = [
  issueOf('const', '/k', { allowedValue: 1 }),
  issueOf('minLength', '/k', { limit: 2 }),
  issueOf('minimum', '/k', { comparison: '>=', limit: 2 }),
  issueOf('multipleOf', '/k', { multipleOf: 2 }),
  issueOf('pattern', '/k', { pattern: '^y' }),
  issueOf('format', '/k', { format: 'x' }),
  issueOf('uniqueItems', '/k', { i: 0, j: 1 }),
  rule,
  issueOf('not', '/k'),
  unknown
]

const kinds = (...told: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  linesFor({ schema: {}, value: { k: 'x' } }, ...told).map((line) => line.split(/[ :]/)[1] ?? '')

for (const [at, one] of issues.entries()) {
  for (const other of issues.slice(at + 1)) {
    test(`of one value ${one.kind} is told before ${other.kind}`, () => {
      const wanted = [one.kind, other.kind]
      assert.equal(kinds(one, other), wanted)
      assert.equal(kinds(other, one), wanted)
    })
  }
}

test('that it is refused is told before what it must be', () => {
  const surplus = issueOf('false schema', '/k')
  const typed = issueOf('type', '/k', { type: 'null' })
  const listed = issueOf('enum', '/k', { allowedValues: [1] })
  for (const [one, other] of [
    [surplus, typed],
    [surplus, listed]
  ] as const) {
    const wanted = [one.kind, other.kind]
    assert.equal(kinds(one, other), wanted)
    assert.equal(kinds(other, one), wanted)
  }
})

test('each of two objects has its own order', () => {
  const schema = {
    properties: { b: { properties: { d: {}, c: {} } }, a: { properties: { c: {}, d: {} } } }
  }
  const value = { a: { c: 1, d: 1 }, b: { c: 1, d: 1 } }
  const places = ['/b/d', '/b/c', '/a/c', '/a/d']
  const told = places.map((place) => issueOf('type', place, { type: 'null' }))
  const wanted = places.map((place) => `${place} type: send null`)
  assert.equal(linesFor({ schema, value }, ...told), wanted)
  assert.equal(linesFor({ schema, value }, ...told.toReversed()), wanted)
})

test('items that are not there have their places, too', () => {
  const told = ['/9', '/10'].map((place) => ({ ...issueOf('own', place), message: place }))
  const about = { schema: { items: {} }, value: [] }
  assert.equal(linesFor(about, ...told), ['/9 rule', '/10 rule'])
  assert.equal(linesFor(about, ...told.toReversed()), ['/9 rule', '/10 rule'])
})

test('without the arguments all stands as it was told', () => {
  const schema = { properties: { b: {}, a: {} } }
  const issues = [issueOf('type', '/a', { type: 'null' }), issueOf('type', '/b', { type: 'null' })]
  assert.equal(linesFor({ schema }, ...issues), ['/a type: send null', '/b type: send null'])
})

test.run()
