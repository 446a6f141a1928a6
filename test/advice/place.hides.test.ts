import { advise } from '@toolfault/advice/advise'
import { type Advice, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldOf, typed } from './unnamed.js'

const test = suite('advice/place.hides')

const text = { type: 'string' }

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

// Nobody means a value deeper than 256 keys: what is there is not looked at, and stays hidden.
for (const [depth, said] of [
  [256, 'not wxyz'],
  [257, 'not …']
] as const) {
  test(`a sentence that repeats a text ${depth} keys deep`, () => {
    let value: object = { a: 'wxyz' }
    for (let at = 1; at < depth; at++) value = { a: value }
    const issue = { path: ['b'], kind: 'rule', message: 'not wxyz' } as const
    const [piece] = toldOf({}, { ...value, b: 1 }, issue)
    assert.equal(piece?.expected, { id: 'said', text: said })
  })
}

test.run()
