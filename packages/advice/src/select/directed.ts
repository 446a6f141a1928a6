import { isRecord, keysOf, own, owns, type Path, valueAt } from '@toolfault/model'
import { directionOf } from '../names/direction.js'
import { headOf, wordsOf } from '../names/spelling.js'
import { waysAt } from '../point/ways.js'
import { setOf } from '../set-of.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { mayChoose } from './far.js'
import { moveOut } from './move-out.js'
import type { Owner } from './owners.js'
import { isTaken, MANY, type Search, type Strange } from './search.js'
import { takes } from './takes.js'

/**
 * By what to order, and which way, in an object under a key without a place, where both have a place of their own beside it:
 * `sort: { field, order }` for `sortBy` and `sortOrder`.
 */
export const byDirection =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      if (owner.known.size > MANY) continue
      for (const [key, strange] of of(owner)) {
        const parts = isTaken(search, owner)(key) ? undefined : partsIn(own(owner.value, key))
        const places = parts && placesFor(search.walk, owner, key, parts)
        moveOut(search, owner, [key, strange], places ?? [])
      }
    }
  }

/** The key of the field, and that of the way, of an object that has no other. */
const partsIn = (value: unknown): readonly [by: string, way: string] | undefined => {
  const keys = isRecord(value) ? keysOf(value) : []
  if (keys.length !== 2 || keys.some((key) => typeof own(value, key) !== 'string')) return undefined
  const by = sole(keys.filter((key) => directionOf(own(value, key)) === undefined))
  const way = sole(keys.filter((key) => directionOf(own(value, key)) !== undefined))
  const isBoth = by !== undefined && way !== undefined
  return isBoth && wordsOf(by).some((word) => words.has(word)) ? [by, way] : undefined
}

/** Words for what something is put in order by. */
const words: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'attribute by column field key metric on order path prop property sort'
)

/** Where both go: the way into the only place for one, the field into that which its owner is near to, or the only one called so. */
const placesFor = (
  walk: Walk,
  { known, path, value }: Owner,
  key: string,
  [by, way]: readonly [string, string]
): ReadonlyArray<readonly [string, string]> | undefined => {
  const free = [...known].filter((name) => !owns(value, name))
  const [ofField, ofWay] = [
    [...path, key, by],
    [...path, key, way]
  ]
  const toWay = wayOf(walk, path, free, ofWay)
  const fields = free.filter((name) => name !== toWay && isField(walk, [...path, name], ofField))
  const toField = walk.meant(key, fields) ?? sole(fields.filter((name) => isOrder.test(name)))
  return toWay === undefined || toField === undefined
    ? undefined
    : [
        [by, toField],
        [way, toWay]
      ]
}

const wayOf = (
  walk: Walk,
  path: Path,
  free: ReadonlyArray<string>,
  from: Path
): string | undefined => {
  const way = directionOf(valueAt(walk.value, from))
  const listed = free.filter((name) => waysAt(walk, [...path, name]).some((one) => one === way))
  if (listed.length > 0) return sole(listed)
  // What takes any text says by its name that it is for one.
  return sole(
    free.filter(
      (name) => /^(?:dir|direction|order)$/.test(headOf(name)) && takes(walk, [...path, name], from)
    )
  )
}

/** Whether a place would take the name of a field, and lists no ways. */
const isField = (walk: Walk, to: Path, from: Path): boolean =>
  (takes(walk, to, from) || mayChoose(walk, to, from)) && waysAt(walk, to).length === 0

const isOrder = /^(?:sort|order)(?:_?by|_?field|_?key)?$/i
