import { faultKinds } from '@toolfault/model'

/** A value that nobody should send, and what to call it in a report. */
export type Hostile = readonly [name: string, value: unknown]

const refuse = (): never => {
  throw new Error('hostile')
}

/** A proxy whose every trap throws. */
const trapped = (target: object): unknown => new Proxy(target, new Proxy({}, { get: () => refuse }))

const revoked = (target: object): unknown => {
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

const nested = (wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1
  for (let level = 0; level < 10_000; level++) value = wrap(value)
  return value
}

const error = { instancePath: '/a', keyword: 'type', params: { type: 'string' }, message: 'no' }
const issue = { path: ['a'], kind: 'type', keyword: 'type', message: 'no', params: error.params }

/** Values for any place at all. */
export const hostile: ReadonlyArray<Hostile> = [
  ['null', null],
  ['undefined', undefined],
  ['true', true],
  ['negative zero', -0],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a bigint', 10n],
  ['a symbol', Symbol('hostile')],
  ['a function', () => undefined],
  ['a function that throws', refuse],
  ['the empty string', ''],
  ['half a pair', '\ud800 \udc00'],
  ['a text of 1 MB', 'x'.repeat(1_000_000)],
  ['1 MB of quotes', '"'.repeat(1_000_000)],
  ['1 MB of breaks', '\n '.repeat(500_000)],
  ['1 MB of brackets', '['.repeat(1_000_000)],
  ['1 MB of slashes', '/'.repeat(1_000_000)],
  ['an empty object', {}],
  ['an empty list', []],
  ['an object without a prototype', Object.create(null)],
  ['a length of 1e9', { length: 1e9 }],
  ['a list of holes', Array.from({ length: 3 }).concat(new Array(3))],
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
  ['100 000 errors', Array.from({ length: 100_000 }, () => error)],
  ['100 000 nulls', Array.from({ length: 100_000 }, () => null)],
  ['a frozen object', Object.freeze({ left: 1 })],
  ['a date', new Date(Number.NaN)],
  ['a map', new Map([['kind', 'internal']])]
]

const members = [
  'tool',
  'callId',
  'guidance',
  'message',
  'developerMessage',
  'issues',
  'advice',
  'truncated',
  'reason',
  'detail',
  'suggestion',
  'of',
  'challenges',
  'userId',
  'service',
  'setupUrl',
  'action',
  'requirements',
  'retryAfterMs',
  'canRetry',
  'hint'
]

const ids = [
  'type',
  'one_of',
  'format',
  'pattern',
  'compare',
  'count',
  'multiple',
  'distinct',
  'one_branch',
  'said'
]

/** One of each sort: large lists stand in `many`. */
const small = hostile.filter(([name]) => !/^1 MB|^100 000/.test(name))

/** Whether a value takes so long that few combinations with others must do. */
export const isLarge = (name: string): boolean => /1 MB|100 000|10 000/.test(name)

/** Faults that are hostile inside, each kind with each value in all of its places. */
export const faults: ReadonlyArray<Hostile> = small.flatMap(([name, value]): Array<Hostile> => {
  const all = Object.fromEntries(members.map((member) => [member, value]))
  const invalid = (more: object): object => ({
    kind: 'invalid_arguments',
    issues: [issue],
    ...more
  })
  const point = { path: ['a'], kind: 'type' }
  return [
    ...faultKinds.map((kind): Hostile => [`${kind} of ${name}`, { ...all, kind }]),
    [`an issue: ${name}`, invalid({ issues: [value, issue] })],
    [`a path: ${name}`, invalid({ issues: [{ ...issue, path: value }] })],
    [`a key: ${name}`, invalid({ issues: [{ ...issue, path: [value] }] })],
    [`parameters: ${name}`, invalid({ issues: [{ ...issue, params: value, message: value }] })],
    [`a kind: ${name}`, invalid({ issues: [{ path: ['a'], kind: value, keyword: value }] })],
    [`advice: ${name}`, invalid({ advice: [value] })],
    [
      `parts: ${name}`,
      invalid({
        advice: [{ ...point, expected: value, received: value, fix: value, about: value }]
      })
    ],
    ...ids.map(
      (id): Hostile => [
        `${id} of ${name}`,
        invalid({
          advice: [
            {
              ...point,
              expected: {
                id,
                types: value,
                values: value,
                format: value,
                pattern: value,
                limit: value,
                comparison: value,
                of: value,
                least: value,
                most: value,
                first: value,
                second: value,
                matched: value,
                text: value
              },
              received: { id: 'type', type: value, size: value },
              fix: { id: 'choose', values: value, types: value },
              because: { id: 'present', path: value },
              about: { parameterType: value, description: value }
            }
          ]
        })
      ]
    )
  ]
})

/** A cycle that branches: without a budget its copy would have 2^32 parts. */
export const branching: Hostile = ['a cycle that branches', knot()]

/** 100 000 issues, as a validator without a limit would find them. */
export const many: Hostile = [
  '100 000 issues',
  {
    kind: 'invalid_arguments',
    tool: 't',
    issues: Array.from({ length: 100_000 }, (_, at) => ({ ...issue, path: ['list', String(at)] }))
  }
]
