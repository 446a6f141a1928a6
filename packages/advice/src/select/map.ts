import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { isAkin } from '../names/akin.js'
import { isContrary } from '../names/contrary.js'
import { isEnvelope } from '../names/envelope.js'
import { behind } from '../names/joined.js'
import { areKeyAndValue } from '../names/naming.js'
import { isSameNumber, wordsOf } from '../names/spelling.js'
import { entryOf } from '../point/entry.js'
import { sole } from '../union/sole.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isForCalling, isOfCalling } from './calling.js'
import { areWordsOf } from './described.js'
import { takesLike } from './like.js'
import { FEW, mapIn, soleIn, soleMapIn } from './map-in.js'
import { move, rename } from './move.js'
import type { Owner } from './owners.js'
import { freeIn, lackingAt, type Search } from './search.js'

/**
 * Keys beside the only missing one, which may hold any keys and whose author names two of them, belong into it all, and
 * none of them is that: `query` and `size` of the `queryBody` that "can include query, size, from".
 */
export const byToldMap = (search: Search): void => {
  for (const owner of search.strange) {
    if (owner.missing.size === 0 || owner.unknown.length < 2) continue
    const name = soleIn(search, owner)
    if (name === undefined || !isMap(search.walk, [...owner.path, name])) continue
    const isTold = areWordsOf(search.walk, [...owner.path, name])
    if (freeIn(search, owner).filter(isTold).length > 1) fill(search, owner, name, true, true)
  }
}

/**
 * Beside the only missing key, which may hold any keys, or an object of such, stand those that nobody knows: they belong
 * into it, perhaps also beside missing ones for which none of them would do. Of several such each gets those that say so:
 * `args.path` of `args`. A key of one value is missing beside it for nobody.
 */
export const byMap = (search: Search): void => {
  for (const owner of search.strange) {
    if (owner.unknown.length === 0) continue
    const only = soleIn(search, owner) ?? soleMapIn(search, owner)
    const names = only === undefined ? [...owner.missing.keys()].slice(0, FEW) : [only]
    for (const name of names) {
      if (mapIn(search.walk, [...owner.path, name]) === undefined) continue
      const key = only === undefined ? undefined : itselfIn(search, owner, name)
      if (key === undefined) fill(search, owner, name, only !== undefined)
      else rename(search, owner.missing.get(name), owner, key, name, true)
    }
  }
}

/** The only object beside a missing map, where its name may be another of that: it is no part of itself. */
const itselfIn = (search: Search, owner: Owner, name: string): string | undefined => {
  const isObject = (key: string): boolean => keysOf(own(owner.value, key)).length > 0
  const key = sole(
    freeIn(search, owner).filter((one) => isRecord(own(owner.value, one)) && isObject(one))
  )
  const mayBe =
    key !== undefined &&
    (isForAll(search.walk, key, name) || isOfTool(search.walk, key)) &&
    takesLike(search.walk, [...owner.path, name], [...owner.path, key])
  return mayBe ? key : undefined
}

/** Whether a key may be another name of a map itself. */
export const isForAll = (walk: Walk, key: string, name: string): boolean =>
  isEnvelope(key) ||
  /^(?:attributes|fields|meta(?:data)?|props)$/i.test(key) ||
  walk.meant(key, [name]) !== undefined ||
  isAkin(key, name, false)

/** Whether a tool is named after what stands under a key: `credentials` of `create_credential`. */
const isOfTool = ({ tool = '' }: Walk, key: string): boolean => {
  const words = wordsOf(tool)
  return wordsOf(key).every((word) => words.some((one) => isSameNumber(word, one)))
}

/** Move into a missing map what stands beside it, all of it or what says so; `isTold` where its author names some of it. */
const fill = (search: Search, owner: Owner, name: string, isAll: boolean, isTold = false): void => {
  const isSaid = (key: string): boolean => behind(key, name) !== undefined
  const free = freeIn(search, owner).filter((key) => isAll || isSaid(key))
  const place = mapIn(search.walk, [...owner.path, name]) ?? owner.path
  const into = (key: string): Path => [...place, withoutName(key, name)]
  const isUnsure = isAll && soleIn(search, owner) === undefined
  // Of two that would have one name neither is taken for it.
  const isOne = new Set(free.map((key) => withoutName(key, name))).size === free.length
  const fits = free.every(
    (key) =>
      isSaid(key) ||
      (!isContrary(key, name) && takesLike(search.walk, into(key), [...owner.path, key]))
  )
  const entry = Object.fromEntries(free.map((key) => [key, own(owner.value, key)]))
  // The name of one and what it holds are no two of them, but of all arguments they may be.
  const isEntry = areKeyAndValue(free) && !isEnvelope(name)
  if (!isOne || !fits || isEntry || entryOf(search.walk, place, entry) !== undefined) return
  const isAside = (key: string): boolean =>
    !isTold && isOfCalling(key) && !isSaid(key) && !isForCalling(name) && owner.refused.has(key)
  // What only says how the call is made leaves the map missing.
  const [aside, within] = [free.filter(isAside), free.filter((key) => !isAside(key))]
  for (const key of aside)
    move(search, owner.refused.get(key), [...owner.path, key], into(key), true)
  for (const key of within) {
    const guess = (isUnsure || !owner.refused.has(key)) && withoutName(key, name) === key
    // The map is missing, and nothing in it; of more that may be meant that is said once.
    const whole = owner.missing.get(name) ?? (guess ? owner.loose.get(key) : undefined)
    const told = owner.refused.get(key) ?? whole ?? lackingAt(into(key))
    owner.missing.delete(name)
    move(search, told, [...owner.path, key], into(key), guess)
  }
}

/** `fields.x`, `fields[x]` and `fields_x` say where `x` belongs. */
const withoutName = (key: string, name: string): string => behind(key, name) ?? key
