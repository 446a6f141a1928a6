import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { open, text } from './lines.js'

const test = suite('advice/about.secret')

const secret = { ...text, writeOnly: true }
const keyed = open({ p: secret, q: text })

/** None is in use; its parts are joined so that no scanner takes it for real. */
const token = ['ghp', '0123456789abcdefghijABCDEFGHIJ012345'].join('_')

// design.md 3: what the key, the schema or the look says to be a secret is not shown, whoever wrote it.
for (const [name, schema, wanted] of [
  ['a harmless one', { ...keyed, default: { q: 'hunter2' } }, { q: 'hunter2' }],
  ['one of an object with a secret', { ...keyed, default: { p: 'hunter2' } }, undefined],
  ['of a list of them', { type: 'array', items: keyed, default: [{ p: 'hunter2' }] }, undefined],
  ['of an object by a reference', { $ref: '#/$defs/k', default: { p: 'hunter2' } }, undefined],
  ['of an object by all of it', { allOf: [keyed], default: { p: 'hunter2' } }, undefined],
  ['that looks like a token', { ...text, default: token }, undefined],
  ['that holds what looks like one', { type: 'array', examples: [[token]] }, undefined],
  ['with a name beside it', { ...open({}), default: { name: 'PIN', value: 1 } }, undefined]
] as const) {
  test(`an example is shown where it is no secret: ${name}`, () => {
    const [only] = adviceOf({ ...open({ a: schema }, 'a'), $defs: { k: keyed } }, {})
    assert.equal(only?.about?.example, wanted)
  })
}

test('nor one of a place inside what is a secret as a whole', () => {
  const inner = open({ b: { ...text, default: 'hunter2' } }, 'b')
  const example = (a: object): unknown => adviceOf(open({ a }), { a: {} })[0]?.about?.example
  assert.is(example(inner), 'hunter2')
  assert.is(example({ ...inner, writeOnly: true }), undefined)
})

test.run()
