import { own, owns, type Path, printPointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isContrary } from '../names/contrary.js'
import { isKin } from '../names/kin.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { isSameName, wordsOf } from '../names/spelling.js'
import { listedBy } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { listsNear } from './far.js'
import { isShapedFor } from './like.js'
import { rename } from './move.js'
import type { Owner } from './owners.js'
import { isTaken, type Search, type Strange, single } from './search.js'

/**
 * What stands under a key that has no place may be of the only other one that would have it: the one that lists the text
 * (`visibility: "public"` of `type`, `sort_order: "DESC"` of `order`), or whose object, or items, have these keys (`filters` of `where`).
 */
export const byValue =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      const found = of(owner).flatMap(([key, told]) => {
        const name = isTaken(search, owner)(key) ? undefined : listingOf(search, owner, key)
        return name === undefined ? [] : [{ key, name, told: owner.missing.get(name) ?? told }]
      })
      const isOne = single(found.map(({ name }) => name))
      for (const { key, name, told } of found) {
        if (isOne(name)) rename(search, told, owner, key, name, true)
      }
    }
  }

const listingOf = (
  { filled, walk }: Search,
  { known, path, value }: Owner,
  key: string
): string | undefined => {
  const came = own(value, key)
  if (typeof came !== 'string' && (typeof came !== 'object' || came === null)) return undefined
  const isSent = (name: string): boolean => owns(value, name)
  const free = [...known].filter(
    (name) => !(isSent(name) || filled.has(printPointer([...path, name])) || isContrary(key, name))
  )
  const fitting = free.filter((name) =>
    typeof came === 'string'
      ? lists(walk, [...path, name], came)
      : isShapedFor(walk, [...path, name], came)
  )
  // Also one that lists the same in another spelling, and of those that share a word with it one that lists what is near.
  const isNear = (name: string): boolean =>
    listsSame(walk, [...path, name], came) ||
    (wordsOf(name).some((word) => wordsOf(key).includes(word)) &&
      listsNear(walk, [...path, name], [...path, key]))
  const found = sole(fitting.length > 0 ? fitting : free.filter(isNear))
  // What says again what was sent is that once more.
  const isAgain = (name: string): boolean =>
    isSent(name) && (isSameName(key, name) || isKin(spokenOf(key), spokenOf(name)))
  return found === undefined || [...known].some(isAgain) ? undefined : found
}

/** Whether a place has a choice of values, of which this is one. */
export const lists = (walk: Walk, path: Path, value: string): boolean =>
  choicesAt(walk, path).some((values) => values.includes(value))

/** Whether one of the texts that a place has a choice of is the same in another spelling: `Deployment` of "deployment". */
const listsSame = (walk: Walk, path: Path, value: unknown): boolean =>
  typeof value === 'string' &&
  isShortEnough(value) &&
  choicesAt(walk, path).some((values) =>
    values.some((one) => typeof one === 'string' && isSameName(one, value))
  )

const choicesAt = (walk: Walk, path: Path): ReadonlyArray<ReadonlyArray<Json>> =>
  rulesAt(walk, path).flatMap(({ schema }) => {
    const values = listedBy(schema) ?? []
    return values.length > 1 ? [values] : []
  })
