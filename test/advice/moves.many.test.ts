import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, lacks, linesFor, open, refuses, text } from './lines.js'

const test = suite('advice/moves.many')

const city = { city: text }
const add = '/city missing: add'

const keys = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `k${at}x`)
const objects = (names: ReadonlyArray<string>, of: object | number): object =>
  Object.fromEntries(names.map((name) => [name, of]))

test('64 objects beside it are looked at', () => {
  for (const [count, wanted] of [
    [63, ['/city missing: /o/city > /city']],
    [64, [add]]
  ] as const) {
    const schema = open({ ...city, ...objects(keys(count), {}), o: open({ n: integer }) }, 'city')
    const value = { ...objects(keys(count), {}), o: { city: 'x' } }
    assert.equal(linesFor({ schema, value }, lacks('/city')), wanted)
  }
})

test('of 64 missing keys of one object the place is looked for', () => {
  const all = keys(65)
  // Where any key is welcome, none is looked for another place.
  const o = { ...open({ n: integer }), additionalProperties: true }
  const schema = open({ ...objects(all, integer), o })
  for (const [key, count] of [
    ['k63x', 1],
    ['k64x', 0]
  ] as const) {
    const value = { o: { [key]: 1 } }
    const lines = linesFor({ schema, value }, ...all.map((name) => lacks(`/${name}`)))
    assert.is(lines.filter((line) => line.includes('>')).length, count)
  }
})

const moves = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => line.includes('>'))

test('of 64 unknown keys it is asked whether they belong into a missing object', () => {
  for (const [count, wanted] of [
    [63, ['/o/city missing: /city > /o/city?']],
    [64, []]
  ] as const) {
    const schema = open({ o: open(city, 'city') }, 'o')
    const value = { ...objects(keys(count), []), city: 'x' }
    const lines = linesFor({ schema, value }, lacks('/o'))
    assert.equal(moves(lines), wanted)
  }
})

test('of 64 missing objects it is asked whether an unknown key belongs into them', () => {
  const all = keys(65)
  for (const [key, count] of [
    ['k63x', 1],
    ['k64x', 0]
  ] as const) {
    const schema = open({ ...objects(all, integer), [key]: open(city, 'city') })
    const issues = all.map((name) => lacks(`/${name}`))
    const found = moves(linesFor({ schema, value: { city: 'x' } }, ...issues))
    assert.is(found.filter((line) => line.includes('missing')).length, count)
  }
})

test('of 64 refused keys of one object a home is looked for', () => {
  const all = keys(65)
  for (const [key, count] of [
    ['k63x', 1],
    ['k64x', 0]
  ] as const) {
    const schema = closed({ o: open({ [key]: integer }) })
    const issues = all.map((name) => refuses(`/${name}`))
    assert.is(moves(linesFor({ schema, value: objects(all, 1) }, ...issues)).length, count)
  }
})

test('three keys under near names are three', () => {
  const schema = closed({ color: text, flavor: text, center: text })
  const keys = ['colour', 'flavour', 'centre']
  const value = Object.fromEntries(keys.map((key) => [key, 'x']))
  const wanted = ['color', 'flavor', 'center'].map(
    (name, at) => `/${keys[at]} unexpected: /${keys[at]} > /${name}`
  )
  assert.equal(linesFor({ schema, value }, ...keys.map((key) => refuses(`/${key}`))), wanted)
})

test.run()
