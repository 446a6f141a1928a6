import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, linesFor } from './lines.js'

const test = suite('advice/unschooled.mixed')

const union = issueOf('anyOf', '/u')
const now = issueOf('const', '/u', { allowedValue: 'now' })
const later = issueOf('const', '/u', { allowedValue: 'later' })
const ofType = (type: string) => issueOf('type', '/u', { type })
const number = ofType('number')

// docs/advice.md, "The branch that was meant": without a schema, what the branches ask for tells it as well.
for (const [name, branches, u, wanted] of [
  ['a number in quotes', [now, number], '1700000000', '/u type: put 1700000000'],
  ['the listed one, differently written', [now, number], 'NOW', '/u choice: put "now"'],
  ['a text near to none', [now, number], 'tomorrow', '/u alternative: meet'],
  ['another type', [now, number], {}, '/u alternative: meet'],
  ['an object as text', [ofType('object'), now], '{"a":1}', '/u type: parse'],
  ['one of several that are listed', [now, number, later], 'LATER', '/u choice: put "later"'],
  ['a word beside several', [now, number, later], 'soon', '/u choice: choose ["now","later"]'],
  ['another value beside several', [now, number, later], [1, 2], '/u alternative: meet']
] as const) {
  test(`branches that list values and name types: ${name}`, () => {
    assert.equal(linesFor({ value: { u } }, ...branches, union), [wanted])
    assert.equal(linesFor({ value: { u } }, { ...union, branches: branches.map((one) => [one]) }), [
      wanted
    ])
  })
}

test('where a branch says more, or no value is known, each is told', () => {
  const deep = issueOf('minLength', '/u', { limit: 3 })
  const isListed = (line: string): boolean => line === '/u choice: put "now"'
  assert.ok(linesFor({ value: { u: 'x' } }, now, number, deep, union).some(isListed))
  assert.ok(linesFor({}, now, number, union).some(isListed))
})

test('what is told of a union that no schema has is of one call', () => {
  const about = { value: { u: {} } }
  assert.equal(linesFor(about, now, number, union), ['/u alternative: meet'])
  assert.equal(linesFor(about, later, ofType('array'), union), ['/u alternative: meet'])
})

test.run()
