import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/holds-items')

const step = closed({ step: text, done: { type: 'boolean' } }, 'step')
const plan = closed({ plan: { type: 'array', items: step } }, 'plan')
const some = [{ step: 'a' }, { step: 'b', done: true }]

// An object that is called as a key of an item holds the list itself: `<plan><step>…</step></plan>`, read as XML.
for (const [name, value, wanted] of [
  ['the name of a key', { step: some }, ['/plan type: unwrap step']],
  ['nearly the name of one', { steps: some }, ['/plan type: unwrap steps']],
  ['it alone', { steps: [{ step: 'a' }] }, ['/plan type: unwrap steps']],
  // An item was meant.
  [
    'another key beside it',
    { step: 'a', steps: some },
    ['/plan type: wrap', '/plan/0/steps unexpected: remove']
  ],
  ['a text', { step: 'a' }, ['/plan type: wrap']]
] as const) {
  test(`a list inside an object that has ${name}`, () => {
    assert.equal(linesOf(plan, { plan: value }), wanted)
  })
}

test('an object that would be an item as it is stays one', () => {
  const node = open({ nodes: { type: 'array', items: open({ nodes: { type: 'array' } }) } })
  const schema = closed({ tree: { type: 'array', items: node } })
  assert.equal(linesOf(schema, { tree: { nodes: [{ nodes: ['x'] }] } }), ['/tree type: wrap'])
})

test.run()
