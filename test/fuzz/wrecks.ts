import { ECHO, hostileKeys, needles } from '../hostile/texts.js'
import { branching, nested, refuse, revoked, scraps } from '../hostile/values.js'

/** One thing wrong in an input: where, counted through its places; what; and which of its sorts. */
export interface Wreck {
  readonly at: number
  readonly how: string
  readonly by: number
}

/** A place in an input. */
export interface Spot {
  readonly owner: object
  readonly key: string
}

type Doing = (
  spot: Spot,
  by: number,
  whole: ReadonlyArray<unknown>,
  spots: ReadonlyArray<Spot>
) => void

/** A border: the owner is plain and was asked for that key. */
const at = ({ key, owner }: Spot): unknown => Reflect.get(owner, key)

/** Defined and not assigned, or `__proto__` would change what the owner inherits. */
const put = ({ key, owner }: Spot, value: unknown): void => {
  const isLast = Array.isArray(owner) && key === 'length'
  if (!isLast) Object.defineProperty(owner, key, { value, ...open })
}

const open = { configurable: true, enumerable: true, writable: true }

const pick = <A>(list: ReadonlyArray<A>, by: number): A | undefined => list[by % list.length]

const numbers = [
  1e308,
  -1e308,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 31),
  2 ** 32,
  1e21,
  5e-324,
  0.1,
  -1,
  1.5,
  64,
  65,
  1e9
]

const texts = [
  ...hostileKeys,
  ...needles,
  ECHO,
  'x'.repeat(5_000),
  '/'.repeat(2_000),
  '~1'.repeat(500),
  '"\n'.repeat(500),
  'must be string, must be number, '.repeat(40),
  `${'a'.repeat(64)}!`,
  '2026-11-21T00:00:00Z',
  'javascript:alert(1)',
  'https://user:pass@a.example/x',
  '1e999',
  '[1,2',
  '{"a":'
]

/** The same in another type: a number as text, an item for its list. */
const turns: ReadonlyArray<(value: unknown) => unknown> = [
  (value) => [value],
  (value) => ({ value }),
  (value) => (typeof value === 'string' ? Number(value) : jsonOf(value)),
  (value) => (Array.isArray(value) ? Object.fromEntries(value.entries()) : [value, value]),
  (value) => (typeof value === 'string' ? Array.from(value.slice(0, 50)) : [[value]]),
  (value) => ({ a: value, b: value, length: 3 }),
  () => null,
  () => true,
  () => 0,
  () => ''
]

/** What shares its parts may have no end as a text. */
const PARTS = 10_000

const jsonOf = (value: unknown): unknown => {
  let left = PARTS
  try {
    return JSON.stringify(value, (_key, held: unknown) => {
      if (left-- === 0) throw new RangeError('too many parts')
      return held
    })
  } catch {
    return 'no JSON'
  }
}

/** One for all: ArkType counts those that it has met, and says the number. */
const nameless = Symbol('wreck')

const all = [...scraps, ...branching].map(([, value]) => value)

const scrapped: ReadonlySet<unknown> = new Set(all)

/** Whether a value is one that every wreck of its sort puts there: what is done to it would be done to all. */
export const isScrap = (value: unknown): boolean => scrapped.has(value)

const doings: Readonly<Record<string, Doing>> = {
  drop: ({ key, owner }) => {
    if (Array.isArray(owner)) owner.splice(Number(key), 1)
    else Reflect.deleteProperty(owner, key)
  },
  double: (spot, by) => {
    const { key, owner } = spot
    if (Array.isArray(owner)) owner.splice(Number(key), 0, at(spot))
    else put({ owner, key: `${key}${pick(['', ' ', '_', '2', '\u200b'], by) ?? ''}` }, at(spot))
  },
  rename: (spot, by) => {
    const { key, owner } = spot
    const value = at(spot)
    if (!Array.isArray(owner)) Reflect.deleteProperty(owner, key)
    put({ owner, key: pick(hostileKeys, by) ?? '' }, value)
  },
  add: ({ owner }, by) => put({ owner, key: pick(hostileKeys, by) ?? '' }, pick(texts, by)),
  turn: (spot, by) => put(spot, pick(turns, by)?.(at(spot))),
  number: (spot, by) => put(spot, pick(numbers, by)),
  text: (spot, by) => put(spot, pick(texts, by)),
  scrap: (spot, by) => put(spot, pick(all, by)),
  swap: (spot, by, _whole, spots) => {
    const other = pick(spots, by)
    if (other !== undefined) put(spot, structuredCloneOr(at(other)))
  },
  cycle: (spot, by, whole) => put(spot, by % 2 === 0 ? spot.owner : whole),
  many: (spot, by) =>
    put(
      spot,
      Array.from({ length: by % 30 === 0 ? 3_000 : 70 }, () => at(spot))
    ),
  deep: (spot, by) =>
    put(
      spot,
      nested(
        by % 2 === 0 ? (inner) => [inner] : (inner) => ({ [spot.key]: inner }),
        by % 7 === 0 ? 10_000 : 40
      )
    ),
  shared: (spot, by) =>
    put(
      spot,
      nested((inner) => ({ [spot.key]: inner, again: [inner] }), by % 7 === 0 ? 10_000 : 40)
    ),
  getter: ({ key, owner }) => {
    if (!Array.isArray(owner))
      Object.defineProperty(owner, key, { get: refuse, configurable: true, enumerable: true })
  },
  revoked: (spot, by) => put(spot, revoked(by % 2 === 0 ? {} : [])),
  proxy: (spot) => {
    const value = at(spot)
    // One that hides nothing is no plain object all the same.
    if (typeof value === 'object' && value !== null) put(spot, new Proxy(value, {}))
  },
  bigint: (spot, by) => put(spot, BigInt(by) ** 40n),
  symbol: (spot, by) => put(by % 2 === 0 ? spot : { ...spot }, nameless),
  symbolKey: ({ owner }) => void Object.defineProperty(owner, nameless, { value: 1, ...open }),
  toJson: (spot) => put(spot, { toJSON: refuse, toString: refuse, valueOf: refuse }),
  class: (spot, by) => put(spot, pick([new Date(0), new Map(), /a+/, new Error('no')], by))
}

/** What changes the list or the object in which a place is. */
const structural = new Set(['drop', 'double', 'rename', 'add', 'getter', 'symbolKey'])

/** Written as JSON it would have 2^40 parts: only who counts his steps can take it. */
export const BRANCHING = 'shared'

/** The names of all that may be wrong. */
export const wrecks: ReadonlyArray<string> = Object.keys(doings)

/** Do to a place what the wreck says; an owner that does not let it is left as it is. */
export const wreck = (
  spot: Spot,
  { by, how }: Wreck,
  whole: ReadonlyArray<unknown>,
  spots: ReadonlyArray<Spot>
): void => {
  // The arguments are a list of the language's own: one of them is replaced, and none is more or less.
  const done = spot.owner === whole && structural.has(how) ? 'turn' : how
  try {
    doings[done]?.(spot, by, whole, spots)
  } catch {
    // A list does not let its length be anything.
  }
}

const structuredCloneOr = (value: unknown): unknown => {
  try {
    return structuredClone(value)
  } catch {
    return value
  }
}
