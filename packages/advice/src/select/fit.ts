import { foldIndexes, lacksKey, own, type Path, printPointer } from '@toolfault/model'
import { grouped } from '../grouped.js'
import { tellsOfOther } from '../names/part.js'
import { isSameAsAny } from '../names/spelling.js'
import { above } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { typeOf } from '../schema/value.js'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isOfCalling, isOfOtherCall } from './calling.js'
import { isListedAt } from './constant.js'
import { doubtOfId } from './doubt.js'
import { isFar } from './far.js'
import { fitting, freeAmong } from './fitting.js'
import { isFormed, isMisformed } from './formats.js'
import { knows } from './inside.js'
import { openIn } from './into-map.js'
import { isShapedFor } from './like.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { MANY, type Search, single } from './search.js'
import { placesAround } from './surroundings.js'
import { takes } from './takes.js'

/**
 * The only unknown key of an object that lacks one only may be that, if its value would fit; of several that have to go
 * the only one of which it would. Of several that are missing, `most` at most, each may be the only one of its type, if it
 * alone is of that type as well. Where nothing but the fit speaks for it, nobody knows.
 */
export const byFit =
  (most: number) =>
  (search: Search): void => {
    const finds = search.strange.flatMap((owner) => {
      // What was sent as nothing may be that.
      const absent = [...owner.missing].filter(([, { issue }]) => lacksKey(issue))
      if (absent.length === 0 || absent.length > most) return []
      const names = absent.map(([name]) => name)
      if (names.some((name) => isAbove(search, owner, name))) return []
      // What is missing beside an object of any keys may be one of those.
      if (names.length > 1 && names.some((name) => isMap(search.walk, [...owner.path, name])))
        return []
      const free = freeAmong(search, owner)
      const keys = names.map((name) => fitting(search.walk, owner, name, free, names.length))
      const isOne = single(keys.flatMap((key) => key ?? []))
      return absent.map(([name, told], at) => {
        const key = keys[at]
        const others = names.filter((other) => other !== name)
        const isIt =
          key !== undefined &&
          isOne(key) &&
          !hasHome(search.walk, owner, key, name) &&
          !isHandedOn(search, owner, name, key) &&
          !mayBeOther(search.walk, owner, key, name, others)
        return { owner, name, told, key: isIt ? key : undefined }
      })
    })
    const rows = grouped(finds, ({ name, owner }) => foldIndexes([...owner.path, name]))
    for (const { key, name, owner, told } of finds) {
      if (key === undefined) continue
      const to = [...owner.path, name]
      const isTold = isTelling(search.walk, to, own(owner.value, key))
      // What one row has under a key, and another has not, is not meant by the fit alone.
      const isOfAll = rows.get(foldIndexes(to))?.every((one) => one.key === key)
      // A key that nobody refused may be what it seems, and a listed text under one that is named after it may be of another.
      const isElse = typeof own(owner.value, key) === 'string' && tellsOfOther(key, name)
      const isSure = isTold && owner.refused.has(key) && !isElse
      if (isTold || isOfAll) move(search, told, [...owner.path, key], to, !isSure)
    }
  }

/** Whether an object inside beside what is missing, which was not sent or lacks the key, knows it by its very name and takes its value. */
const hasHome = (walk: Walk, owner: Owner, key: string, name: string): boolean =>
  placesAround(walk, owner).inside.some((place) => {
    const to = [...place, key]
    return (
      place[owner.path.length] !== name &&
      knows(walk, place, key) &&
      !hasAt(walk.value, to) &&
      takes(walk, to, [...owner.path, key])
    )
  })

/** Whether a key that has to go is rather of those that go under one which holds the arguments of another call: `parameters` beside the `intent` of it. */
const isHandedOn = (search: Search, owner: Owner, name: string, key: string): boolean =>
  owner.refused.has(key) &&
  isOfOtherCall(owner, openIn(search, owner) ?? '') &&
  !isTelling(search.walk, [...owner.path, name], own(owner.value, key))

/**
 * Whether a key may be one of others that are missing as well, which takes values of its type, or only says how a call is made
 * (`limit`), or is hardly the id that it would be then. One that lists the key as a text asks of which kind it is: `pod` of `resourceType` and `name`.
 */
const mayBeOther = (
  walk: Walk,
  { path, value }: Owner,
  key: string,
  name: string,
  others: ReadonlyArray<string>
): boolean => {
  if (others.length === 0) return false
  const type = typeOf(own(value, key)) ?? ''
  // What has the format of the one is hardly a text that another lists.
  const isFormedFor = isFormed(walk, [...path, name], [...path, key])
  const isOfType = (other: string): boolean =>
    !isListedAt(walk, [...path, other], key) &&
    !isMisformed(walk, [...path, other], [...path, key]) &&
    !(isFormedFor && isFar(walk, [...path, other], [...path, key])) &&
    shapesAt(walk, [...path, other]).some(
      ({ types }) =>
        types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'))
    )
  return (
    others.some(isOfType) ||
    (isOfCalling(key) && !isOfCalling(name)) ||
    doubtOfId(walk, [...path, key], [...path, name]) !== undefined
  )
}

/** Whether what is missing in an object stands further out, in the same name: several rows may have been meant to have it. */
const isAbove = ({ places }: Search, { path }: Owner, name: string): boolean =>
  above(path).some((outer) =>
    isSameAsAny(name, places.get(printPointer(outer))?.unknown.slice(0, MANY) ?? [])
  )

/** Whether more than the fit speaks for a place: it lists this text, or holds several of these keys. */
const isTelling = (walk: Walk, to: Path, value: unknown): boolean =>
  typeof value === 'string' ? isListedAt(walk, to, value) : isShapedFor(walk, to, value)
