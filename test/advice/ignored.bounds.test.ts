import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, lineOf, open, text, wants } from './lines.js'

const test = suite('advice/ignored.bounds')

const row = open({ id: text })
const list = { type: 'array', items: row }

/** Rows of which one has a key that nobody knows. */
const rows = (count: number, at: number): ReadonlyArray<object> =>
  Array.from({ length: count }, (_, nth) => (nth === at ? { z: 1 } : { id: 'x' }))

const ignoredOf = (properties: object, value: object): ReadonlyArray<string> => {
  const issues = [wants('integer', '/n')]
  const about = { schema: open({ n: integer, ...properties }), value: { n: 'x', ...value } }
  return (advise(invalidArguments('t', { issues }), about).ignored ?? []).map(lineOf)
}

test('of 32 rows of a list it is asked', () => {
  assert.equal(ignoredOf({ a: list }, { a: rows(40, 31) }), ['/a/31/z unexpected'])
  assert.equal(ignoredOf({ a: list }, { a: rows(40, 32) }), [])
})

test('of 32 keys of an object it is asked', () => {
  const names = Array.from({ length: 40 }, (_, at) => `k${at}`)
  const o = open(Object.fromEntries(names.map((name) => [name, row])))
  const calling = (name: string): object =>
    Object.fromEntries(names.map((one) => [one, one === name ? { z: 1 } : {}]))
  assert.equal(ignoredOf({ o }, { o: calling('k31') }), ['/o/k31/z unexpected'])
  assert.equal(ignoredOf({ o }, { o: calling('k32') }), [])
})

test('of 64 objects and lists in all it is asked', () => {
  const lists = { a: list, b: list, c: list }
  const calling = (at: number): object => ({ a: rows(32, -1), b: rows(32, at), c: [] })
  assert.equal(ignoredOf(lists, calling(27)), ['/b/27/z unexpected'])
  assert.equal(ignoredOf(lists, calling(28)), [])
})

test('what is null or no object is passed over', () => {
  assert.equal(
    ignoredOf({ a: list, o: row, t: text }, { a: [null, 'x', { z: 1 }], o: null, t: 5 }),
    ['/a/2/z unexpected']
  )
})

// An object of a union has no loose key where a branch takes any.
for (const [name, branch, wanted] of [
  ['a branch that takes no other', { ...open({ b: text }), additionalProperties: false }, 1],
  ['a branch that takes any other', { ...open({ b: text }), additionalProperties: true }, 0],
  ['a branch that takes other texts', { ...open({ b: text }), additionalProperties: text }, 0],
  ['a branch for texts', text, 1],
  ['a branch for objects or texts', { type: ['object', 'string'] }, 0],
  ['a branch for anything', {}, 0],
  ['a branch that only asks for keys', { required: ['b'] }, 1],
  ['a branch that is none', false, 1]
] as const) {
  test(`beside ${name}`, () => {
    for (const keyword of ['anyOf', 'oneOf']) {
      const found = ignoredOf(
        { u: { [keyword]: [open({ a: text }), branch] } },
        { u: { a: 'x', z: 1 } }
      )
      assert.equal(found, wanted === 1 ? ['/u/z unexpected'] : [], keyword)
    }
  })
}

test.run()
