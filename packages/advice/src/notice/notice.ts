import {
  foldIndexes,
  isList,
  isRecord,
  keysOf,
  own,
  owns,
  type Remark,
  step,
  total
} from '@toolfault/model'
import { nearest } from '../names/nearest.js'
import { accepts } from '../schema/accepts.js'
import { typesOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import { below, type Spot } from './below.js'
import { deprecation } from './deprecation.js'
import type { Known, Speaker } from './known.js'
import { knownAt, type Look, looking, surely } from './look.js'

/** More remarks than this are noise. */
const MOST = 16

/** Nobody reads on below so many levels, or so many unknown keys of one object. */
const DEEP = 32
const MANY = 64

/**
 * What there is to say of arguments that go through, at every level: keys that look like a slip of one
 * that is not there, keys that are deprecated, keys that the schema lets through without knowing them
 * (row N8). At most 16, in this order; like remarks on the items of a list are one.
 *
 * Where a pattern, a schema for all other keys or an unknown reference may know a key, it is only
 * remarked on when its spelling and its type say that another was meant. `[]` for what is no schema.
 */
export const notices = (schema: unknown, value: unknown): ReadonlyArray<Remark> =>
  total(
    () => {
      if (!isRecord(schema)) return []
      const look = looking(schema)
      const found = new Map<string, Remark>()
      const met = new Set<unknown>()
      const open: Array<Spot> = [{ path: [], value, schemas: [{ schema, sure: true }] }]
      for (const here of open) {
        if (found.size >= MANY) break
        if (met.has(here.value) || !step(look.budget)) continue
        met.add(here.value)
        const known = knownAt(here.schemas, look)
        for (const remark of remarksOn(here, known, look)) {
          const like = `${remark.id} ${foldIndexes(remark.path)}`
          if (!found.has(like)) found.set(like, remark)
        }
        if (here.path.length < DEEP) open.push(...below(here, known, look.budget))
      }
      const all = [...found.values()]
      return ranks.flatMap((id) => all.filter((remark) => remark.id === id)).slice(0, MOST)
    },
    () => []
  )

const ranks = ['misspelt_key', 'deprecated', 'ignored_key'] as const

type Noticed = Exclude<Remark, { readonly id: 'said' }>

const remarksOn = ({ path, value }: Spot, known: Known, look: Look): ReadonlyArray<Noticed> => {
  const keys = isNaming(known) && !isList(value) ? keysOf(value) : []
  const deprecated = keys.flatMap((key) => deprecation([...path, key], look, known.keys.get(key)))
  if (known.closed) return deprecated
  const unknown = keys.filter((key) => !known.keys.has(key)).slice(0, MANY)
  const absent =
    unknown.length === 0 ? [] : [...known.keys.keys()].filter((key) => !owns(value, key))
  const meant = unknown.map((key) => (step(look.budget) ? nearest(key, absent) : undefined))
  return [
    ...deprecated,
    ...unknown.flatMap((key, at): ReadonlyArray<Noticed> => {
      const name = meant[at]
      // Two that look like one: nobody knows which of them is the slip.
      const isOne = name !== undefined && meant.indexOf(name) === meant.lastIndexOf(name)
      if (isOne && (!known.vague || fits(own(value, key), look, known.keys.get(name)))) {
        return [{ id: 'misspelt_key', path: [...path, key], suggestion: [...path, name] }]
      }
      return known.vague ? [] : [{ id: 'ignored_key', path: [...path, key] }]
    })
  ]
}

/** Whether a schema names its keys: with `properties: {}` it says that there are none. */
const isNaming = ({ keys, speakers }: Known): boolean =>
  keys.size > 0 || speakers.some(({ schema }) => isRecord(own(schema, 'properties')))

/** Whether a value has a type that the schemas of another key allow. */
const fits = (value: unknown, look: Look, speakers: ReadonlyArray<Speaker> = []): boolean => {
  const type = typeOf(value)
  return speakers
    .flatMap((speaker) => surely(speaker, look))
    .every((schema) => {
      const types = typesOf(schema)
      return types.length === 0 || accepts(types, type)
    })
}
