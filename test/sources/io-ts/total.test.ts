import type { Issue } from '@toolfault/model'
import { fromIoTs, type IoTsErrors } from '@toolfault/sources/io-ts'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen, reachable } from '../../hostile/frozen.js'
import { revoked } from '../../hostile/values.js'
import { leaf, shape } from './codecs.js'
import { pathsOf } from './said.js'

const test = suite('sources/io-ts/total')

test('D4: nothing of the value and no codec is left behind', () => {
  const secret = { list: [{ deep: 'hunter2' }], u: { x: 'hunter2' }, kind: 'hunter2' }
  const codec = t.type({
    list: t.array(t.type({ deep: t.number })),
    u: t.union([t.type({ x: t.number }), t.type({ y: t.keyof({ a: null }) })]),
    kind: t.keyof({ b: null })
  })
  const answer = codec.decode(secret)
  const theirs = new Set([...reachable(answer), ...reachable(secret), ...reachable(codec)])
  assert.ok(theirs.size > 30)
  const found = fromIoTs(answer)
  assert.equal(
    [...reachable(found)].filter((object) => theirs.has(object)),
    []
  )
  assert.not.match(JSON.stringify(found), 'hunter2')
})

test('errors are read, never written', () => {
  const answer = t.type({ s: shape, u: t.union([leaf, t.string]) }).decode({ s: { kind: 1 }, u: 1 })
  frozen(E.isLeft(answer) ? answer.left.map(({ context }) => context) : [])
  assert.is(fromIoTs(frozen(answer)).issues.length, 2)
})

test('a value with a cycle and a bigint is read', () => {
  const value: { [key: string]: unknown } = { big: 10n }
  value['self'] = value
  const codec = t.type({ big: t.number, self: t.type({ a: t.string }) })
  assert.equal(pathsOf(codec, value), ['/big', '/self/a'])
})

test('what is no Left, Right or errors is one issue that says so', () => {
  const junk: ReadonlyArray<unknown> = [
    null,
    undefined,
    5,
    'x',
    {},
    { _tag: 'Left' },
    { _tag: 'Both', left: [] },
    Promise.resolve([]),
    revoked([]),
    revoked({})
  ]
  for (const given of junk) {
    // A border: the types forbid it.
    const { issues } = fromIoTs(given as IoTsErrors)
    assert.equal(issues, [
      { path: [], kind: 'unknown', message: 'the validator reported errors that cannot be read' }
    ])
  }
})

test('one bad error costs one issue', () => {
  const good = { value: 1, context: [{ key: '', type: t.string, actual: 1 }] }
  const bad: ReadonlyArray<unknown> = [
    null,
    5,
    {},
    { value: 1, context: 'x' },
    { value: 1, context: [good.context[0], { type: t.string }] },
    { value: 1, context: [good.context[0], null] },
    revoked({}),
    { value: 1, context: revoked([]) },
    Object.defineProperty({}, 'context', {
      enumerable: true,
      get: () => {
        throw new Error('hostile')
      }
    })
  ]
  // A border: the types forbid it.
  const { issues } = fromIoTs([good, ...bad, good] as IoTsErrors)
  assert.equal(
    issues.map(({ kind }) => kind),
    ['type', ...bad.map(() => 'unknown'), 'type']
  )
})

test('a codec that was taken back, or whose getter throws, is a codec of which nothing is known', () => {
  const throwing = Object.defineProperty({ name: 'x', _tag: 'RecursiveType' }, 'type', {
    get: () => {
      throw new Error('hostile')
    }
  })
  for (const codec of [revoked({}), throwing]) {
    const context = [{ key: '', type: codec, actual: 1 }]
    // A border: the types forbid it.
    const { issues } = fromIoTs([{ value: 1, context }] as unknown as IoTsErrors)
    assert.equal(
      issues.map(({ kind }) => kind),
      ['unknown']
    )
  }
})

test('100 000 errors are read, more are counted as truncated', () => {
  const answer = t
    .array(t.type({ a: t.string }))
    .decode(Array.from({ length: 100_001 }, () => ({})))
  const { issues, truncated } = fromIoTs(answer)
  assert.is(issues.length, 100_000)
  assert.is(truncated, true)
})

test('contexts of 10 000 entries are read, until there are too many of them', () => {
  const entry = { key: 'a', type: t.type({}), actual: {} }
  const context = Array.from({ length: 10_000 }, () => entry)
  assert.is(fromIoTs([{ value: 1, context }]).issues[0]?.path.length, 9_999)
  const { issues, truncated } = fromIoTs(
    Array.from({ length: 100_000 }, () => ({ value: 1, context }))
  )
  assert.is(truncated, true)
  // Two million entries are read, and no more.
  assert.is(issues.length, 200)
})

test('unions within unions are nested 32 deep, and read flat below', () => {
  const codec: t.Mixed = t.recursion('Deep', () => t.union([t.type({ n: codec }), t.string]))
  let value: unknown = 1
  for (let level = 0; level < 200; level++) value = { n: value }
  const answer = codec.decode(value)
  const errors = E.isLeft(answer) ? answer.left.length : 0
  let depth = 0
  let leaves = 0
  let open: ReadonlyArray<Issue> = fromIoTs(answer).issues
  for (; open.length > 0; depth++) {
    leaves += open.filter(({ branches }) => branches === undefined).length
    open = open.flatMap(({ branches = [] }) => branches.flat())
  }
  assert.is(depth, 33)
  assert.is(leaves, errors)
})

test('a union of 100 000 branches is one issue', () => {
  const union = t.union([t.string, t.number])
  const errors = Array.from({ length: 100_000 }, (_, branch) => ({
    value: null,
    context: [
      { key: '', type: union, actual: null },
      { key: String(branch), type: t.string, actual: null }
    ]
  }))
  const [issue, more] = fromIoTs(errors).issues
  assert.equal([issue?.branches?.length, more], [100_000, undefined])
})

test.run()
