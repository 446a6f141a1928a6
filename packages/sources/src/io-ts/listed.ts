import { isList, keysOf, own, type Steps, step, toJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Look } from './codec.js'

/** The key whose value tells the branches of a union apart, and the values that it may have. */
export interface Tag {
  readonly key: string
  readonly values: ReadonlyArray<Json>
}

/** What codecs list, each read once. */
export interface Listed {
  /** The values of a literal, a `keyof`, or a union of nothing else but them and null. */
  readonly values: (codec: unknown) => ReadonlyArray<Json> | undefined
  readonly tag: (union: unknown) => Tag | undefined
}

/** One for each list of errors; what it copies is within one budget. */
export const listing = (look: Look, budget: Steps): Listed => ({
  values: remembered((codec) => {
    const values = valuesOf(codec, look, budget, 0)
    return values?.some((value) => value !== null) ? values : undefined
  }),
  tag: remembered((union) => {
    const key = own(union, 'tag')
    if (typeof key !== 'string') return undefined
    const values = tagged(union, key, look, budget, 0)
    return values === undefined ? undefined : { key, values }
  })
})

const remembered = <A>(
  read: (codec: unknown) => A | undefined
): ((codec: unknown) => A | undefined) => {
  const known = new Map<unknown, A | undefined>()
  return (codec) => {
    const found = known.get(codec)
    if (found !== undefined || known.has(codec)) return found
    const fresh = read(codec)
    known.set(codec, fresh)
    return fresh
  }
}

/** Unions within unions, deeper than anyone writes them. */
const DEPTH = 16

type Values = ReadonlyArray<Json> | undefined

const valuesOf = (codec: unknown, look: Look, budget: Steps, depth: number): Values => {
  const { inner, isRefined, tag } = look(codec)
  if (isRefined || depth > DEPTH || !step(budget)) return undefined
  switch (tag) {
    case 'LiteralType':
      return listOf(toJson(own(inner, 'value'), budget))
    case 'KeyofType': {
      const keys = toJson(keysOf(own(inner, 'keys')), budget)
      return isList(keys) && keys.length > 0 ? keys : undefined
    }
    case 'NullType':
      return [null]
    // No value of JSON.
    case 'UndefinedType':
    case 'VoidType':
      return []
    case 'UnionType':
      return together(own(inner, 'types'), (member) => valuesOf(member, look, budget, depth + 1))
    default:
      return undefined
  }
}

/** The literals that a codec asks for under a key, as io-ts itself looks for them. */
const tagged = (codec: unknown, key: string, look: Look, budget: Steps, depth: number): Values => {
  const { inner, tag } = look(codec)
  if (depth > DEPTH || !step(budget)) return undefined
  switch (tag) {
    case 'InterfaceType':
    case 'StrictType': {
      const prop = look(own(own(inner, 'props'), key))
      return prop.tag === 'LiteralType'
        ? listOf(toJson(own(prop.inner, 'value'), budget))
        : undefined
    }
    case 'IntersectionType': {
      const members = own(inner, 'types')
      const asked = (isList(members) ? members : []).map((member) =>
        tagged(member, key, look, budget, depth + 1)
      )
      return asked.find((values) => values !== undefined)
    }
    case 'UnionType':
      return together(own(inner, 'types'), (member) => tagged(member, key, look, budget, depth + 1))
    default:
      return undefined
  }
}

const listOf = (value: Json | undefined): Values => (value === undefined ? undefined : [value])

/** The values of all members, each once; `undefined` where one member has none. */
const together = (members: unknown, of: (member: unknown) => Values): Values => {
  if (!isList(members)) return undefined
  const all = new Set<Json>()
  for (const member of members) {
    const values = of(member)
    if (values === undefined) return undefined
    for (const value of values) all.add(value)
  }
  return [...all]
}
