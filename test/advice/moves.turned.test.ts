import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.turned')

const filter = open({ filter: closed({ status: text, assignee: text }) })
const words = [
  'not',
  '$not',
  'NOT',
  'must_not',
  'exclude',
  'excluding',
  'without',
  'none',
  'except'
]

// What is said in a negation is the opposite of the same beside it: a search for what is done is none for the rest.
for (const word of words) {
  test(`what stands under ${word} is not sent without it`, () => {
    assert.equal(linesOf(filter, { filter: { [word]: { status: 'done' } } }), [
      `/filter/${word} unexpected: remove`
    ])
    assert.equal(linesOf(filter, { filter: { [word]: { status: 'done' }, assignee: 'x' } }), [
      `/filter/${word} unexpected: remove`
    ])
  })
}

test('nor are the arguments themselves', () => {
  assert.equal(linesOf(closed({ query: text, limit: integer }, 'query'), { not: { query: 'x' } }), [
    '/query missing: add',
    '/not unexpected: remove'
  ])
})

test('nor is what is sought put under one', () => {
  const schema = open({ filter: closed({ status: text, exclude: closed({ tag: text }) }) })
  assert.equal(linesOf(schema, { filter: { tag: 'x' } }), ['/filter/tag unexpected: remove'])
})

test('what stands under any other word is', () => {
  assert.equal(linesOf(filter, { filter: { where: { status: 'done' } } }), [
    '/filter/where unexpected: unwrap where'
  ])
})

test('under one negation or another it says the same', () => {
  const schema = open({
    filter: closed({ must_not: closed({ status: text, tag: text }, 'tag') }, 'must_not')
  })
  assert.equal(linesOf(schema, { filter: { exclude: { status: 'x', tag: 'y' } } }), [
    '/filter/must_not missing: /filter/exclude > /filter/must_not'
  ])
})

test.run()
