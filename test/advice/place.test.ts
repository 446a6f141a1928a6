import { advise } from '@toolfault/advice/advise'
import { type Advice, type Fix, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll, toldOf, typed } from './unnamed.js'

const test = suite('advice/place')

const text = { type: 'string' }
const integer = { type: 'integer' }
const list = (items: unknown): object => ({ type: 'array', items })
const put = (value: string | number | ReadonlyArray<string>): Fix => ({ id: 'put', value })
const wrap: Fix = { id: 'convert', how: 'wrap', to: 'array' }
const unwrap: Fix = { id: 'convert', how: 'unwrap', to: 'string' }
const send = (...types: ReadonlyArray<string>): Fix => ({ id: 'send', types })

// No text of a number or a boolean has one of these formats, so none is advised.
for (const [formats, fix] of [
  ['email idn-email date date-time time duration uuid uri iri url ipv4 ipv6', send('string')],
  ['hostname regex json-pointer uri-reference', put('5')]
] as const) {
  for (const format of formats.split(' ')) {
    test(`5 for a text of the format ${format}`, () => {
      const schema = { properties: { a: { type: 'string', format } }, required: ['a'] }
      const fixOf = (a: unknown): Advice['fix'] =>
        toldOf(schema, { a }, typed(['a'], 'string'))[0]?.fix
      assert.equal(fixOf(5), fix)
      assert.equal(fixOf(['5']), fix.id === 'send' ? fix : unwrap)
      // Any other text may have it.
      assert.equal(fixOf(['x']), unwrap)
    })
  }
}

test('what is no text has no format', () => {
  const schema = { properties: { a: { type: 'integer', format: 'time' } } }
  assert.equal(toldAll(schema, { a: '5' })[0]?.fix, put(5))
})

// Another form is advised only where the place takes it.
for (const [name, schema, value, fix] of [
  ['a number within limits', { ...integer, maximum: 5 }, '5', put(5)],
  ['a number beyond a limit', { ...integer, maximum: 5 }, '6', send('integer')],
  [
    'a number beyond the limit of a part',
    { ...integer, allOf: [{ maximum: 5 }] },
    '6',
    send('integer')
  ],
  ['an item that the list takes', list(integer), 5, wrap],
  ['an item that the list refuses', list({ ...integer, maximum: 4 }), 5, send('array')],
  [
    'an item that a part refuses',
    { ...list(integer), allOf: [{ items: { maximum: 4 } }] },
    5,
    send('array')
  ],
  ['an item of any list', { type: 'array' }, 'x', wrap],
  ['the first place of a tuple', { type: 'array', prefixItems: [text, integer] }, 'x', wrap],
  [
    'the second place of a tuple',
    { type: 'array', prefixItems: [text, integer] },
    { k: 1 },
    send('array')
  ],
  ['one of a list of two at least', { ...list(text), minItems: 2 }, 'x', send('array')]
] as const) {
  test(`a form that the place takes: ${name}`, () => {
    assert.equal(toldAll({ properties: { a: schema }, required: ['a'] }, { a: value })[0]?.fix, fix)
  })
}

// Of a union of lists nobody knows whose items are meant.
for (const [name, value, fix] of [
  ['an item of the first', 'x', wrap],
  ['an item of the second', 5, wrap],
  ['an item of neither', { k: 1 }, send('array')],
  ['an item of the second in another form', true, put(['true'])]
] as const) {
  test(`for a union of lists: ${name}`, () => {
    const schema = { properties: { a: { anyOf: [list(text), list(integer)] } }, required: ['a'] }
    assert.equal(toldOf(schema, { a: value }, typed(['a'], 'array'))[0]?.fix, fix)
  })
}

test('what stands under a pattern, which nobody runs, may not be meant', () => {
  const patternProperties = { '^a': integer, b$: text }
  const fixOf = (key: string, value: unknown, type: string): Advice['fix'] =>
    toldOf({ patternProperties }, { [key]: value }, typed([key], type))[0]?.fix
  assert.equal(fixOf('ax', '5', 'integer'), put(5))
  assert.equal(fixOf('xb', 5, 'string'), put('5'))
})

/** What is told to have come to each of these paths, where texts are asked for. */
const came = (
  about: { readonly schema?: unknown; readonly value?: unknown },
  ...paths: ReadonlyArray<ReadonlyArray<string>>
): ReadonlyArray<Advice['received']> =>
  advise(invalidArguments('t', { issues: paths.map((path) => typed(path, 'object')) }), {
    ...about,
    texts: true
  }).advice?.map(({ received }) => received) ?? []

const shown = (value: string): object => ({ id: 'type', type: 'string', size: value.length, value })
const hidden = (value: string): object => ({ id: 'type', type: 'string', size: value.length })

// design, section 3: shown unless "their key, their schema or their look says secret", or what holds them.
const writeOnly = { writeOnly: true }
const inside = (schema: object): object => ({ properties: { b: { properties: { c: schema } } } })
for (const [name, a, isHidden] of [
  ['nothing', inside({}), false],
  ['its own schema', inside(writeOnly), true],
  [
    'the schema of what holds it',
    { properties: { b: { properties: { c: {} }, ...writeOnly } } },
    true
  ],
  ['the schema of what holds that', { ...inside({}), ...writeOnly }, true],
  ['a schema beside it', { properties: { b: { properties: { c: {}, d: writeOnly } } } }, false]
] as const) {
  test(`${name} says secret`, () => {
    const value = { a: { b: { c: 'xyz' } } }
    const path = ['a', 'b', 'c']
    const wanted = isHidden ? hidden('xyz') : shown('xyz')
    assert.equal(came({ schema: { properties: { a } }, value }, path), [wanted])
    // As it was the first time.
    const schema = { properties: { a }, ...writeOnly }
    for (let i = 0; i < 2; i++) assert.equal(came({ schema, value }, path), [hidden('xyz')])
  })
}

test('each key and each value is asked for itself, with a schema or without', () => {
  const hash = 'f3a1b2c4d5e6f7089a1b2c3d4e5f6071f3a1b2c4'
  const keys = ['note', 'commit_sha', 'password', 'other', 'text']
  const value = { note: 'x', commit_sha: hash, password: 'y', other: hash, text: 'z' }
  const properties = Object.fromEntries(keys.map((key) => [key, text]))
  const wanted = [shown('x'), shown(hash), hidden('y'), hidden(hash), shown('z')]
  const paths = keys.map((key) => [key])
  for (const schema of [undefined, {}, { properties }]) {
    // The second time the places are known.
    for (let i = 0; i < 2; i++) assert.equal(came({ schema, value }, ...paths), wanted)
    assert.equal(came({ schema, value: { ...value, note: hash } }, ['note']), [hidden(hash)])
  }
})

test.run()
