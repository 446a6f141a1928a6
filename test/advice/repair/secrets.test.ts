import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, unproven } from './made.js'

const test = suite('advice/repair/secrets')

/** The values that are put or added at `a`. */
const shown = (schema: object, value: object, advice: Omit<Advice, 'path'>): unknown =>
  brief(
    unproven(
      { schema: { properties: { a: schema }, required: ['a'] }, value },
      { path: ['a'], ...advice }
    )
  )

const lacking: Omit<Advice, 'path'> = { kind: 'missing', fix: { id: 'add' } }
const add = (grade: string, value: unknown): unknown => [[grade, { op: 'add', path: '/a', value }]]
/** Of its two keys one may only be written. */
const keyed = { properties: { p: { writeOnly: true }, q: {} } }
const token = 'ghp_0123456789abcdefghijABCDEFGHIJ012345'

// docs/repair.md: a secret is neither made up nor shown, wherever in a value it stands.
for (const [name, schema, wanted] of [
  ['a default', { default: { user: 'u' } }, add('guess', { user: 'u' })],
  ['a default with a password', { default: { user: 'u', password: 'hunter2' } }, []],
  ['a default with one deep within', { default: [{ b: [{ password: 'hunter2' }] }] }, []],
  ['a default that looks like a token', { default: token }, []],
  ['a default with what looks like a token', { default: { b: [token] } }, []],
  ['a default, of what may only be written', { default: 1, writeOnly: true }, []],
  ['a default, of which one key may only be written', { ...keyed, default: { p: 'x' } }, []],
  ['a default beside such a key', { ...keyed, default: { q: 'x' } }, add('guess', { q: 'x' })],
  ['a default of rows with such a key', { items: keyed, default: [{ q: 'x' }, { p: 'x' }] }, []],
  ['a default of a tuple', { prefixItems: [{}, keyed], default: [1, { p: 'x' }] }, []],
  ['a default, by a branch', { anyOf: [{}, keyed], default: { p: 'x' } }, []],
  ['a default, by a condition', { if: false, else: { allOf: [keyed] }, default: { p: 'x' } }, []],
  ['a default, by a pattern', { patternProperties: { '^p': keyed }, default: { p: { p: 1 } } }, []],
  ['a default of a map', { additionalProperties: keyed, default: { b: { p: 1 } } }, []],
  ['the only value, of which one key may only be written', { ...keyed, const: { p: 'x' } }, []],
  ['an example with a password', { examples: [{ password: 'hunter2' }] }, []],
  ['the only value', { const: { user: 'u' } }, add('certain', { user: 'u' })],
  ['the only value, with a password', { const: { password: 'hunter2' } }, []],
  ['the only value, which looks like a token', { enum: [token] }, []]
] as const) {
  test(`for a key that is missing, ${name}`, () => {
    assert.equal(shown(schema, {}, lacking), wanted)
  })
}

// As advice that came over a wire may say.
test('two values, each put where the other stands, unless the one is a secret', () => {
  const advice: Omit<Advice, 'path'> = {
    kind: 'range',
    fix: { id: 'put', value: 2, beside: { key: 'b', value: 1 } }
  }
  const ops = [
    { op: 'replace', path: '/a', value: 2 },
    { op: 'replace', path: '/b', value: 1 }
  ]
  assert.equal(shown({}, { a: 1, b: 2 }, advice), [['likely', ...ops]])
  assert.equal(shown({ writeOnly: true }, { a: 1, b: 2 }, advice), [])
})

test('for a key that is missing, an example of the advice', () => {
  const about = (example: unknown): Omit<Advice, 'path'> => ({
    ...lacking,
    // A border: what may have come over a wire.
    ...{ about: { example: JSON.parse(JSON.stringify(example)) } }
  })
  assert.equal(shown({}, {}, about(['b'])), add('guess', ['b']))
  assert.equal(shown({}, {}, about([token])), [])
  assert.equal(shown({}, {}, about({ password: 'hunter2' })), [])
})

const parse: Omit<Advice, 'path'> = {
  kind: 'type',
  fix: { id: 'convert', how: 'parse', to: 'object' }
}
const put = (value: unknown): unknown => [['certain', { op: 'replace', path: '/a', value }]]
const object = { type: 'object' }
for (const [name, a, wanted] of [
  ['a text without one', '{"b":[{"c":"d"}]}', put({ b: [{ c: 'd' }] })],
  ['a password', '{"password":"hunter2"}', []],
  ['a password in a list', '{"b":[1,{"password":"hunter2"}]}', []],
  ['what looks like a token', JSON.stringify({ b: [1, token] }), []]
] as const) {
  test(`in a text that is read, ${name}`, () => assert.equal(shown(object, { a }, parse), wanted))
}

test('what is hidden may be moved, as it is in no operation then', () => {
  const fix: Advice['fix'] = { id: 'convert', how: 'unwrap', to: 'string' }
  const schema = { type: 'string', writeOnly: true }
  assert.equal(shown(schema, { a: ['x'] }, { kind: 'type', fix }), [
    ['certain', { op: 'move', from: '/a/0', path: '/a' }]
  ])
  const boxed = { type: 'object', writeOnly: true }
  const inner: Advice['fix'] = { id: 'convert', how: 'unwrap', to: 'object' }
  assert.equal(shown(boxed, { a: [{ b: 1 }] }, { kind: 'type', fix: inner }), [])
})

test.run()
