/** A value that nobody should send, and what to call it in a report. */
export type Hostile = readonly [name: string, value: unknown]

/** One error for all: to make each anew, with its stack, takes longer than what is tested. */
const refusal = new Error('hostile')

/** A function, trap or getter that throws. */
export const refuse = (): never => {
  throw refusal
}

/** A proxy whose every trap throws. */
const trapped = (target: object): unknown => new Proxy(target, new Proxy({}, { get: () => refuse }))

/** A proxy that was taken back: even to ask whether it is a list throws. */
export const revoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

/** A proxy that answers every question with itself. */
const endless = (): unknown => {
  const proxy: unknown = new Proxy(() => proxy, { get: () => proxy, has: () => true })
  return proxy
}

const names = ['kind', 'issues', 'path', 'message', 'length', 'tool', 'params', 'valid', 'name']

const getters = (): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get: refuse }]))
  )

const cyclic = (): object => {
  const object: { [key: string]: unknown } = { kind: 'invalid_arguments', a: 1 }
  return Object.assign(object, { issues: [object] })
}

const knot = (): object => {
  const object = { kind: 'invalid_arguments', path: ['a'] }
  return Object.assign(object, { issues: [object], advice: [object, object], params: object })
}

/** A value within a value, so many levels deep. */
export const nested = (wrap: (inner: unknown) => unknown, levels = 10_000): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = wrap(value)
  return value
}

const error = { instancePath: '/a', keyword: 'type', params: { type: 'string' }, message: 'no' }

/** Values for any place at all that are cheap to hand over: one of each sort. */
export const scraps: ReadonlyArray<Hostile> = [
  ['null', null],
  ['undefined', undefined],
  ['true', true],
  ['a number', 5],
  ['negative zero', -0],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a bigint', 10n],
  ['a symbol', Symbol('hostile')],
  ['a function', () => undefined],
  ['a function that throws', refuse],
  ['the empty string', ''],
  ['the name of a kind', 'invalid_arguments'],
  ['a question', 'Which one?'],
  ['half a pair', '\ud800 \udc00'],
  ['an empty object', {}],
  ['an empty list', []],
  ['an object without a prototype', Object.create(null)],
  ['a length of 1e9', { length: 1e9 }],
  ['a list of holes', Array.from({ length: 3 }).concat(new Array(3))],
  ['a list of what is no text', [Symbol('hostile'), Object.create(null)]],
  ['a symbol key', { [Symbol('key')]: 1, kind: Symbol('kind') }],
  ['__proto__ and constructor', JSON.parse('{"__proto__": {"kind": 1}, "constructor": 1}')],
  ['getters that throw', getters()],
  ['a conversion that throws', { toString: refuse, valueOf: refuse, toJSON: refuse }],
  ['an iterator that throws', { [Symbol.iterator]: refuse }],
  [
    'an iterable without an end',
    {
      *[Symbol.iterator]() {
        while (true) yield 'x'
      }
    }
  ],
  ['a cycle', cyclic()],
  ['a revoked object', revoked({})],
  ['a revoked list', revoked([])],
  ['traps that throw', trapped({})],
  ['traps of a list that throw', trapped([])],
  ['a proxy of itself', endless()],
  ['objects 10 000 deep', { kind: 'invalid_arguments', issues: nested((a) => ({ a })) }],
  ['lists 10 000 deep', nested((a) => [a])],
  ['a frozen object', Object.freeze({ left: 1 })],
  ['a date', new Date(Number.NaN)],
  ['a map', new Map([['kind', 'internal']])]
]

/** Values whose size is what is hostile in them. */
export const large: ReadonlyArray<Hostile> = [
  ['a text of 1 MB', 'x'.repeat(1_000_000)],
  ['1 MB of quotes', '"'.repeat(1_000_000)],
  ['1 MB of breaks', '\n '.repeat(500_000)],
  ['1 MB of brackets', '['.repeat(1_000_000)],
  ['1 MB of slashes', '/'.repeat(1_000_000)],
  ['100 000 errors', Array.from({ length: 100_000 }, () => error)],
  ['100 000 nulls', Array.from({ length: 100_000 }, () => null)]
]

/** Without a budget the copy of the first would have 2^32 parts, that of the second 2^10 000. */
export const branching: ReadonlyArray<Hostile> = [
  ['a cycle that branches', knot()],
  ['branches 10 000 deep', nested((a) => ({ kind: 'invalid_arguments', issues: [a], params: a }))]
]
