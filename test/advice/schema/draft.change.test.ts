import { applyRepair, type JsonPatchOperation } from '@toolfault/advice/repair'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { add, after, type Row } from './edited.js'

const test = suite('advice/schema/draft.change')

const put = (path: string, value: Json): JsonPatchOperation => ({ op: 'replace', path, value })
const drop = (path: string): JsonPatchOperation => ({ op: 'remove', path })
const move = (from: string, path: string): JsonPatchOperation => ({ op: 'move', from, path })
const copy = (from: string, path: string): JsonPatchOperation => ({ op: 'copy', from, path })
const parsed = (text: string): unknown => JSON.parse(text)

for (const [name, value, ops, wanted] of [
  ['the first element', [1, 2, 3], [drop('/0')], [2, 3]],
  ['the last element', [1, 2, 3], [drop('/2')], [1, 2]],
  ['an element that is not there', [1, 2, 3], [drop('/3')], undefined],
  ['what is behind the last', [1, 2, 3], [drop('/-')], undefined],
  ['the only element', { a: [1] }, [drop('/a/0')], { a: [] }],
  ['from an empty array', [], [drop('/0')], undefined],
  ['a key', { a: 1, b: 2 }, [drop('/a')], { b: 2 }],
  ['a key that every object has', {}, [drop('/toString')], undefined],
  ['__proto__', parsed('{"__proto__":1,"a":2}'), [drop('/__proto__')], { a: 2 }],
  ['below a text', { a: 'b' }, [drop('/a/0')], undefined],
  ['a letter of a text', ['b'], [drop('/0/0')], undefined]
] as const satisfies ReadonlyArray<Row>) {
  test(`to remove ${name}`, () => {
    assert.equal(after(value, ...ops), wanted)
  })
}

for (const [name, value, ops, wanted] of [
  ['the first element', [1, 2], [put('/0', 5)], [5, 2]],
  ['the last element', [1, 2], [put('/1', 5)], [1, 5]],
  ['what is behind the last', [1, 2], [put('/2', 5)], undefined],
  ['the end', [1, 2], [put('/-', 5)], undefined],
  ['a key by null', { a: 1, b: 2 }, [put('/a', null)], { a: null, b: 2 }],
  ['a key that is not there', { a: 1 }, [put('/b', 5)], undefined],
  ['__proto__', parsed('{"__proto__":1}'), [put('/__proto__', 2)], parsed('{"__proto__":2}')],
  [
    'what has been replaced',
    { a: { b: 1 } },
    [put('/a', { b: 2 }), put('/a/b', 3)],
    { a: { b: 3 } }
  ]
] as const satisfies ReadonlyArray<Row>) {
  test(`to replace ${name}`, () => {
    assert.equal(after(value, ...ops), wanted)
  })
}

for (const [name, value, ops, wanted] of [
  ['a key', { a: 1 }, [move('/a', '/b')], { b: 1 }],
  ['an element to the end', [1, 2, 3], [move('/0', '/-')], [2, 3, 1]],
  ['an element to the front', [1, 2, 3], [move('/2', '/0')], [3, 1, 2]],
  ['to itself', { a: { b: 1 } }, [move('/a', '/a')], { a: { b: 1 } }],
  ['into itself', { a: { b: 1 } }, [move('/a', '/a/c')], undefined],
  ['what is not there', { a: 1 }, [move('/b', '/c')], undefined],
  ['to no place', { a: 1 }, [move('/a', '/b/c')], undefined]
] as const satisfies ReadonlyArray<Row>) {
  test(`to move ${name}`, () => {
    assert.equal(after(value, ...ops), wanted)
  })
}

test('a copy is its own: what is written to one leaves the other', () => {
  const value = { a: { b: [1] } }
  assert.equal(after(value, copy('/a', '/c'), add('/c/b/0', 0)), {
    a: { b: [1] },
    c: { b: [0, 1] }
  })
  assert.is(after(value, copy('/x', '/c')), undefined)
})

test('what no repair touches is shared', () => {
  const value = { a: { b: 1 }, c: { d: { e: 1 } }, f: [{ g: 1 }, { g: 2 }] }
  const { value: now } = applyRepair(value, [
    { path: [], grade: 'certain', ops: [put('/a/b', 2)] },
    { path: [], grade: 'certain', ops: [put('/f/0/g', 3)] }
  ])
  assert.equal(now, { a: { b: 2 }, c: { d: { e: 1 } }, f: [{ g: 3 }, { g: 2 }] })
  const { c, f } = Object(now)
  assert.is(c, value.c)
  assert.is(f[1], value.f[1])
  assert.equal(value, { a: { b: 1 }, c: { d: { e: 1 } }, f: [{ g: 1 }, { g: 2 }] })
})

test('an array with holes has elements that are nothing', () => {
  const holes: Array<unknown> = [1]
  holes[2] = 3
  assert.equal(after({ a: holes }, drop('/a/0')), { a: [undefined, 3] })
})

test('an array of more than a million elements is not copied', () => {
  const value = { a: Object.assign([], { length: 1_000_001 }) }
  const repair = { path: [], grade: 'certain', ops: [drop('/a/0')] } as const
  assert.equal(applyRepair(value, [repair]), { value, done: [] })
})

test('what was put in can be changed like any other', () => {
  const now = after({ a: { b: 1 } }, add('/a/c', 2), put('/a/b', 3))
  const plain = { writable: true, enumerable: true, configurable: true }
  assert.equal(Object.getOwnPropertyDescriptors(Object(now).a), {
    b: { value: 3, ...plain },
    c: { value: 2, ...plain }
  })
})

test.run()
