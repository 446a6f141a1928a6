import { applyRepair, type JsonPatchOperation, type Repair } from '@toolfault/advice/repair'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../../hostile/frozen.js'

const test = suite('advice/repair/apply.refused')

const certain = (...ops: ReadonlyArray<JsonPatchOperation>): Repair => ({
  path: [],
  grade: 'certain',
  ops
})
const good = certain({ op: 'add', path: '/good', value: 1 })

// What a caller without types may pass: what is wrong with one repair is no harm to another.
for (const [name, ops] of [
  ['no operations', undefined],
  ['a text for operations', 'remove /a'],
  ['an object for operations', { op: 'remove', path: '/a' }],
  ['nothing to do', []],
  ['null for an operation', [null]],
  ['an operation of another name', [{ op: 'delete', path: '/a' }]],
  ['an operation without a name', [{ path: '/a', value: 1 }]],
  ['a path that is no text', [{ op: 'remove', path: ['a'] }]],
  ['no path', [{ op: 'remove' }]],
  ['the root', [{ op: 'replace', path: '', value: 1 }]],
  ['the root after another', ['/a', ''].map((path) => ({ op: 'remove', path }))],
  ['no source to move', [{ op: 'move', path: '/c' }]],
  ['no source to copy', [{ op: 'copy', path: '/c' }]],
  ['the root to move', [{ op: 'move', from: '', path: '/c' }]],
  ['nothing to move', [{ op: 'move', from: '/x', path: '/c' }]],
  ['nothing to move to where it is', [{ op: 'move', from: '/x', path: '/x' }]],
  ['nothing to copy', [{ op: 'copy', from: '/x', path: '/c' }]],
  ['a whole to move into its part', [{ op: 'move', from: '/b', path: '/b/c' }]],
  ['an element to move into its part', [{ op: 'move', from: '/list/0', path: '/list/0/d' }]],
  ['no value to add', [{ op: 'add', path: '/c' }]],
  ['no value to put', [{ op: 'replace', path: '/a' }]],
  ['a test of another value', [{ op: 'test', path: '/a', value: 2 }]],
  ['a test of what is not there', [{ op: 'test', path: '/x' }]],
  ['a test of what is inherited', [{ op: 'test', path: '/toString' }]],
  ['a value that is no JSON to copy', [{ op: 'copy', from: '/date', path: '/c' }]]
] as const) {
  test(`not done: ${name}`, () => {
    const value = { a: 1, b: { d: 1 }, list: [{}, {}], date: { now: 1n } }
    // A border: whatever came is given on.
    const bad: Repair = Object({ path: [], grade: 'certain', ops })
    const { done, value: after } = applyRepair(frozen(value), [bad, good])
    assert.equal([after, done], [{ ...value, good: 1 }, [good]])
  })
}

test('not done: what is no repair', () => {
  for (const bad of [undefined, null, 1, 'x', [], { grade: 'certain' }, { ops: good.ops }]) {
    // A border, as above.
    const answer = Reflect.apply(applyRepair, undefined, [{}, [bad, good]])
    assert.equal(answer, { value: { good: 1 }, done: [good] })
  }
})

test('what is no list of repairs leaves the value as it is', () => {
  const value = { a: 1 }
  for (const given of [undefined, null, 1, 'x', {}, good]) {
    // A border, as above.
    const answer = Reflect.apply(applyRepair, undefined, [value, given])
    assert.equal(answer, { value, done: [] })
    assert.is(Object(answer).value, value)
  }
})

test('what is given twice is done once', () => {
  assert.equal(applyRepair({}, [good, good]), { value: { good: 1 }, done: [good] })
})

test('the options may be anything, and certain is what they are then', () => {
  const likely: Repair = { ...good, grade: 'likely' }
  for (const options of [undefined, null, 'guess', { least: 'none' }, { least: ['guess'] }]) {
    assert.equal(Reflect.apply(applyRepair, undefined, [{}, [likely], options]).done, [])
    assert.equal(Reflect.apply(applyRepair, undefined, [{}, [good], options]).done, [good])
  }
})

test('a thousand repairs are looked at, and no more', () => {
  const guess: Repair = { path: [], grade: 'guess', ops: [] }
  const before = (length: number): ReadonlyArray<Repair> => Array.from({ length }, () => guess)
  assert.equal(applyRepair({}, [...before(999), good]).done, [good])
  assert.equal(applyRepair({}, [...before(1_000), good]).done, [])
})

const put = (path: string, value: number): JsonPatchOperation => ({ op: 'replace', path, value })
const add = (path: string): JsonPatchOperation => ({ op: 'add', path, value: {} })

// docs/repair.md: of two that touch one place only the first.
for (const [name, first, second] of [
  ['one of its places', [put('/a', 2)], [put('/b/d', 2), put('/a', 3)]],
  ['the place that a value was moved from', [{ op: 'move', from: '/a', path: '/c' }], [add('/a')]],
  ['the place that a value was moved to', [{ op: 'move', from: '/a', path: '/c' }], [add('/c')]],
  ['what was copied', [{ op: 'copy', from: '/a', path: '/c' }], [put('/a', 2)]],
  ['what was asked', [{ op: 'test', path: '/a', value: 1 }], [put('/a', 2)]],
  ['what stands in another', [add('/b')], [add('/b/e')]],
  ['what stands in another that was mended within', [add('/b'), add('/b/f')], [add('/b/e')]],
  ['what holds another', [add('/b/e')], [add('/b')]],
  ['what holds another deeper', [add('/b/e'), add('/b/e/f')], [add('/b')]],
  ['what it moves', [put('/b/d', 2)], [{ op: 'move', from: '/b', path: '/c' }]]
] as const satisfies ReadonlyArray<
  readonly [string, ReadonlyArray<JsonPatchOperation>, ReadonlyArray<JsonPatchOperation>]
>) {
  test(`not done, as it touches what another has touched: ${name}`, () => {
    const [one, other] = [certain(...first), certain(...second)]
    assert.equal(applyRepair(frozen({ a: 1, b: { d: 1 } }), [one, other]).done, [one])
  })
}

test('beside what another has touched all is done', () => {
  const all = [[add('/b/e')], [add('/b/f')], [put('/b/d', 2), put('/a', 2)], [add('/c')]].map(
    (ops) => certain(...ops)
  )
  assert.equal(applyRepair(frozen({ a: 1, b: { d: 1 } }), all), {
    value: { a: 2, b: { d: 2, e: {}, f: {} }, c: {} },
    done: all
  })
})

test.run()
