import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/listed.secret')

const writeOnly = { writeOnly: true }
const two = { enum: ['hunter2', 'vernal3'] }

/** None is in use; its parts are joined so that no scanner takes it for real. */
const token = ['ghp', '0123456789abcdefghijABCDEFGHIJ012345'].join('_')

const type = (...types: ReadonlyArray<string>): object => ({ id: 'type', types })
const listed = (...values: ReadonlyArray<unknown>): object => ({ id: 'one_of', values })

// docs/security.md: listed values are shown, but where the schema or their look says secret, or the key of the only one.
for (const [name, key, schema, wanted] of [
  ['a choice', 'mode', two, listed('hunter2', 'vernal3')],
  ['of what may only be written', 'mode', { ...two, ...writeOnly }, type('string')],
  ['of a password by its format', 'mode', { ...two, format: 'password' }, type('string')],
  ['the only one of a key that says secret', 'password', { enum: ['hunter2'] }, type('string')],
  ['the only one beside null', 'password', { enum: ['hunter2', null] }, type('string', 'null')],
  ['a choice of a key that says secret', 'auth', two, listed('hunter2', 'vernal3')],
  ['a key that is said of a secret', 'token_type', { const: 'jwt' }, listed('jwt')],
  ['what cannot speak', 'pin', { const: true }, listed(true)],
  ['what looks like a token', 'mode', { enum: [token, 'b'] }, type('string')],
  ['an object with a password', 'mode', { const: { password: 'x' } }, type('object')],
  [
    'an object of which a key may only be written',
    'mode',
    { const: { p: 'x' }, properties: { p: writeOnly } },
    type('object')
  ],
  ['an object without', 'mode', { const: { p: 'x' } }, listed({ p: 'x' })]
] as const) {
  test(`of a key that is missing, listed values are told: ${name}`, () => {
    const [only] = adviceOf(open({ [key]: schema }, key), {})
    assert.equal([only?.expected, only?.fix?.id], [wanted, 'add'])
  })
}

// The same of what came: the type is said where it is wrong, and else nothing.
for (const [name, key, schema, value, expected, fix] of [
  ['a choice', 'mode', two, 'hunter', listed('hunter2', 'vernal3'), 'choose'],
  ['a secret of the type', 'mode', { ...two, ...writeOnly }, 'hunter', undefined, undefined],
  ['a secret of another', 'mode', { ...two, ...writeOnly }, 3, type('string'), 'send'],
  ['a number for a number', 'mode', { enum: [1.5], ...writeOnly }, 3, undefined, undefined],
  ['the only one', 'password', { const: 'hunter2' }, 'x', undefined, undefined],
  ['a choice under such a key', 'auth', two, 'x', listed('hunter2', 'vernal3'), 'choose']
] as const) {
  test(`of a value that is wrong, listed values are told: ${name}`, () => {
    const [only] = adviceOf(open({ [key]: schema }), { [key]: value })
    assert.equal(only?.expected, expected)
    assert.is(only?.fix?.id, fix)
  })
}

const branch = (tag: object, more: string): object => open({ k: tag, [more]: text }, 'k', more)
const union = (tag: object = {}): object => ({
  oneOf: [branch({ const: 'hunter2', ...tag }, 'x'), branch({ const: 'vernal3', ...tag }, 'y')]
})

for (const [name, a, value] of [
  ['what a tag lists', { ...union(), ...writeOnly }, { k: 'hunter3', x: 'b' }],
  ['which tag was taken', { ...union(), ...writeOnly }, { k: 'hunter2' }],
  ['the shape of each', { ...union(), ...writeOnly }, 1],
  ['a tag that may only be written', union(writeOnly), { k: 'hunter2' }],
  ['the shape of such', union(writeOnly), 1],
  ['a key inside', { ...open({ b: two }, 'b'), ...writeOnly }, {}],
  ['what else it takes', { ...closed({ b: two }), ...writeOnly }, { c: 1 }]
] as const) {
  test(`what holds a secret tells no listed value: ${name}`, () => {
    const said = JSON.stringify(adviceOf(open({ a }), { a: value }))
    assert.match(said, '"path":["a"')
    assert.not.match(said, /hunter2|vernal3/)
  })
}

test('a union without a secret tells its tags', () => {
  const said = JSON.stringify(adviceOf(open({ a: union() }), { a: { k: 'hunter2' } }))
  assert.match(said, /"name":"hunter2","others":\["vernal3"\]/)
})

test('a shape has a choice under a key that says secret', () => {
  const d = open({ auth: { enum: ['none', 'basic'] }, password: { const: 'hunter2' } })
  const [only] = adviceOf(open({ d }, 'd'), {})
  assert.is(only?.about?.signature, '{ auth?: "none" | "basic", password?: string }')
})

test.run()
