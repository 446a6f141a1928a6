import { applyRepair, type JsonPatchOperation, type Repair } from '@toolfault/advice/repair'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../../hostile/frozen.js'

const test = suite('advice/repair/apply')

const repair = (...ops: ReadonlyArray<JsonPatchOperation>): Repair => ({
  path: [],
  grade: 'certain',
  ops
})
const one = (value: unknown, ...ops: ReadonlyArray<JsonPatchOperation>): unknown => {
  const { done, value: after } = applyRepair(frozen(value), [repair(...ops)])
  return done.length === 1 ? after : undefined
}

// RFC 6902, section 4 and appendix A.
for (const [name, value, ops, expected] of [
  [
    'adds a member',
    { foo: 'bar' },
    [{ op: 'add', path: '/baz', value: 'qux' }],
    { baz: 'qux', foo: 'bar' }
  ],
  [
    'adds an element',
    { foo: ['bar', 'baz'] },
    [{ op: 'add', path: '/foo/1', value: 'qux' }],
    { foo: ['bar', 'qux', 'baz'] }
  ],
  [
    'adds to the end',
    { foo: ['bar'] },
    [{ op: 'add', path: '/foo/-', value: ['abc'] }],
    { foo: ['bar', ['abc']] }
  ],
  ['adds what is there', { foo: 1 }, [{ op: 'add', path: '/foo', value: 2 }], { foo: 2 }],
  [
    'adds a nested member',
    { foo: {} },
    [{ op: 'add', path: '/foo/bar', value: null }],
    { foo: { bar: null } }
  ],
  [
    'does not add below nothing',
    { foo: 'bar' },
    [{ op: 'add', path: '/baz/bat', value: 'qux' }],
    undefined
  ],
  [
    'does not add beyond the end',
    { foo: [] },
    [{ op: 'add', path: '/foo/1', value: 1 }],
    undefined
  ],
  [
    'does not add into a text',
    { foo: 'bar' },
    [{ op: 'add', path: '/foo/0', value: 1 }],
    undefined
  ],
  ['removes a member', { baz: 1, foo: 2 }, [{ op: 'remove', path: '/baz' }], { foo: 2 }],
  ['removes an element', { foo: [1, 2, 3] }, [{ op: 'remove', path: '/foo/1' }], { foo: [1, 3] }],
  ['does not remove what is not there', { foo: 1 }, [{ op: 'remove', path: '/bar' }], undefined],
  ['does not remove after the end', { foo: [1] }, [{ op: 'remove', path: '/foo/-' }], undefined],
  ['does not remove by 01', { foo: [1, 2] }, [{ op: 'remove', path: '/foo/01' }], undefined],
  ['does not remove a length', { foo: [1] }, [{ op: 'remove', path: '/foo/length' }], undefined],
  ['replaces', { foo: 1 }, [{ op: 'replace', path: '/foo', value: [1] }], { foo: [1] }],
  [
    'does not replace what is not there',
    {},
    [{ op: 'replace', path: '/foo', value: 1 }],
    undefined
  ],
  [
    'does not replace what is inherited',
    {},
    [{ op: 'replace', path: '/toString', value: 1 }],
    undefined
  ],
  [
    'moves a member',
    { foo: { bar: 1 }, qux: {} },
    [{ op: 'move', from: '/foo/bar', path: '/qux/thud' }],
    { foo: {}, qux: { thud: 1 } }
  ],
  [
    'moves an element',
    { foo: [1, 2, 3, 4] },
    [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
    { foo: [1, 3, 4, 2] }
  ],
  [
    'moves up',
    { foo: { value: 1 } },
    [{ op: 'move', from: '/foo/value', path: '/foo' }],
    { foo: 1 }
  ],
  [
    'moves nothing into itself',
    { foo: { bar: 1 } },
    [{ op: 'move', from: '/foo', path: '/foo/bar' }],
    undefined
  ],
  ['moves to where it is', { foo: 1 }, [{ op: 'move', from: '/foo', path: '/foo' }], { foo: 1 }],
  [
    'copies',
    { foo: { bar: 1 } },
    [
      { op: 'copy', from: '/foo', path: '/baz' },
      { op: 'replace', path: '/baz/bar', value: 2 }
    ],
    { foo: { bar: 1 }, baz: { bar: 2 } }
  ],
  [
    'tests',
    { foo: { a: 1, b: [2] } },
    [{ op: 'test', path: '/foo', value: { b: [2], a: 1 } }],
    { foo: { a: 1, b: [2] } }
  ],
  [
    'fails a test',
    { foo: '10' },
    [
      { op: 'remove', path: '/foo' },
      { op: 'test', path: '/foo', value: 10 }
    ],
    undefined
  ],
  [
    'knows ~1 and ~0',
    { 'a/b': 1, '~1': 2 },
    [
      { op: 'remove', path: '/a~1b' },
      { op: 'remove', path: '/~01' }
    ],
    {}
  ],
  ['reads no bad pointer', { a: 1 }, [{ op: 'remove', path: 'a' }], undefined],
  ['reads no bad escape', { '~2': 1 }, [{ op: 'remove', path: '/~2' }], undefined]
] as const) {
  test(name, () => assert.equal(one(value, ...ops), expected))
}

test('the root is neither replaced nor moved nor removed', () => {
  for (const op of [
    { op: 'replace', path: '', value: 1 },
    { op: 'add', path: '', value: 1 },
    { op: 'remove', path: '' },
    { op: 'test', path: '', value: { a: 1 } },
    { op: 'move', from: '/a', path: '' },
    { op: 'copy', from: '', path: '/b' }
  ] as const) {
    assert.is(one({ a: 1 }, op), undefined, op.op)
  }
})

test('hostile keys are own keys, and no prototype is touched', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', '', '/', '~', '-', 'length', '0']) {
    const pointer = `/${key.replace('~', '~0').replace('/', '~1')}`
    const added = one({}, { op: 'add', path: pointer, value: { polluted: true } })
    assert.equal(Object.entries(Object(added)), [[key, { polluted: true }]], key)
    assert.is(Object.getPrototypeOf(added), Object.prototype)
    const inside = one(added, { op: 'replace', path: `${pointer}/polluted`, value: 1 })
    assert.equal(Object.entries(Object(inside)), [[key, { polluted: 1 }]], key)
    assert.equal(one(added, { op: 'remove', path: pointer }), {}, key)
    assert.equal(one(added, { op: 'move', from: pointer, path: '/b' }), { b: { polluted: true } })
  }
  assert.is(one({}, { op: 'add', path: '/__proto__/polluted', value: 1 }), undefined)
  assert.is(one({}, { op: 'add', path: '/constructor/prototype/x', value: 1 }), undefined)
  assert.is(Object.hasOwn(Object.prototype, 'polluted'), false)
})

test('what a repair puts in is not written to by the next', () => {
  const value = { b: 1 }
  const put = repair({ op: 'add', path: '/a', value }, { op: 'add', path: '/a/c', value: 2 })
  assert.equal(applyRepair({}, [put]).value, { a: { b: 1, c: 2 } })
  assert.equal(value, { b: 1 })
})

test('only what is sure enough is done: certain, unless less is asked for', () => {
  const graded = (['guess', 'likely', 'certain'] as const).map(
    (grade, at): Repair => ({ path: [], grade, ops: [{ op: 'remove', path: `/${at}` }] })
  )
  const value = { 0: 0, 1: 1, 2: 2 }
  assert.equal(applyRepair(value, graded).value, { 0: 0, 1: 1 })
  assert.equal(applyRepair(value, graded, { least: 'likely' }).value, { 0: 0 })
  assert.equal(applyRepair(value, graded, { least: 'guess' }), { value: {}, done: graded })
  // A border: what a caller without types may pass.
  assert.equal(applyRepair(value, graded, { least: 'all' as never }).done.length, 1)
})

test('elements go from the end, so that each index is the one that was meant', () => {
  const value = { a: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], b: [[1], [2]] }
  const found = ['/a/1', '/a/10', '/a/2', '/b/0/0', '/b/0'].map((path) =>
    repair({ op: 'remove', path })
  )
  const { done, value: after } = applyRepair(value, found)
  assert.equal(after, { a: ['0', '3', '4', '5', '6', '7', '8', '9'], b: [[], [2]] })
  // The last one would take away what the one before it has mended.
  assert.equal(done, found.slice(0, 4))
})

test('a repair of an element is done before another one goes', () => {
  const value = { a: ['x', '10', 'y'] }
  const gone = repair({ op: 'remove', path: '/a/0' })
  const put = repair({ op: 'replace', path: '/a/1', value: 10 })
  assert.equal(applyRepair(value, [gone, put]), { value: { a: [10, 'y'] }, done: [gone, put] })
})

test('two repairs that shift one array in several steps are not mixed', () => {
  const value = { a: [0, 1, 2, 3, 4] }
  const some = repair({ op: 'remove', path: '/a/3' }, { op: 'remove', path: '/a/1' })
  const other = repair({ op: 'remove', path: '/a/2' })
  const { done, value: after } = applyRepair(value, [some, other])
  assert.equal(done, [some])
  assert.equal(after, { a: [0, 2, 4] })
  const root = applyRepair(
    [0, 1, 2, 3],
    [
      repair({ op: 'remove', path: '/3' }, { op: 'remove', path: '/1' }),
      repair({ op: 'remove', path: '/2' })
    ]
  )
  assert.equal(root.value, [0, 2])
})

test('of two repairs that touch one place the first is done', () => {
  const whole = repair({ op: 'replace', path: '/a', value: [{ b: '1' }] })
  const part = repair({ op: 'replace', path: '/a/b', value: 1 })
  assert.equal(applyRepair({ a: { b: '1' } }, [whole, part]).done, [whole])
  assert.equal(applyRepair({ a: { b: '1' } }, [part, whole]).done, [part])
  const moved = repair({ op: 'move', from: '/a', path: '/c' })
  assert.equal(applyRepair({ a: { b: '1' } }, [moved, part]).done, [moved])
})

test('a repair of which one operation does not apply leaves nothing behind', () => {
  const half = repair({ op: 'remove', path: '/a' }, { op: 'remove', path: '/nothing' })
  const whole = repair({ op: 'remove', path: '/b' })
  const { done, value } = applyRepair({ a: 1, b: 2 }, [half, whole])
  assert.equal([value, done], [{ a: 1 }, [whole]])
})

test('copies of copies end', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, at): JsonPatchOperation => ({ op: 'copy', from: '/a', path: `/a/k${at}` })
  )
  assert.equal(applyRepair({ a: { b: 1 } }, [repair(...doubling)]).done, [])
})

test('the answer shares what was not touched, and is the value itself where nothing was done', () => {
  const value = { a: { b: 1 }, c: { d: 1 } }
  assert.is(applyRepair(value, []).value, value)
  assert.is(applyRepair(value, [repair({ op: 'remove', path: '/x' })]).value, value)
  const after = applyRepair(value, [repair({ op: 'remove', path: '/a/b' })]).value
  assert.is(Object(after).c, value.c)
})

test.run()
