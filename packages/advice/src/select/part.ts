import { own, owns, printPointer } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { isAkin } from '../names/akin.js'
import { areMarks, areTexts, isBareMark, isFirst, isKin, isTextName } from '../names/kin.js'
import { isNearlyPart, roles } from '../names/part.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { isSameNumber, wordsOf } from '../names/spelling.js'
import { telling } from '../names/telling.js'
import { nameOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import { saysIt } from './akin-for.js'
import { fits, isListed, mayBecome, type Test } from './becoming.js'
import { beginningAs } from './beginning.js'
import { isFar } from './far.js'
import { takesLike } from './like.js'
import { rename } from './move.js'
import type { Owner } from './owners.js'
import { prefixesIn, prefixOf } from './prefix.js'
import { namelessIn, type Search, type Strange, single } from './search.js'
import { takes, takesNumber } from './takes.js'

/** What is akin to the only key that it could be may have been meant for it: `project` for `projectSlug`. */
export const byPart =
  (of: Strange) =>
  (search: Search): void => {
    const prefixes = prefixesIn(search)
    for (const owner of search.strange) {
      const free = namelessIn(search, owner)
      const strange = new Map(of(owner))
      const before = prefixes.get(printPointer(owner.path))
      const found = free.filter(isShortEnough).flatMap((key) => {
        const told = strange.get(key)
        const names = partsOf(search, owner, key, told !== undefined)
        const name =
          sole(names) ??
          sole(names.filter((one) => isOwn(owner, key, one))) ??
          sole(names.filter((one) => before?.has(prefixOf(key, one) ?? ''))) ??
          sole(names.filter((one) => !isBareMark(one))) ??
          sole(names.filter(isFirst)) ??
          sole(names.filter((one) => areTexts(key, one))) ??
          sole(names.filter((one) => areMarks(spokenOf(key), spokenOf(one)))) ??
          (names.length === 0 ? roleOf(search, owner, key, told !== undefined) : undefined)
        return name === undefined ? [] : [{ key, name, told }]
      })
      const isOne = single(found.map(({ name }) => name))
      for (const { key, name, told } of found) {
        // A word more may tell of another thing, where one that has to go as well would do: `file_pattern` beside `query`.
        const isOther = (other: string): boolean =>
          owner.refused.has(other) &&
          isAkin(other, name, false) &&
          !found.some((one) => one.key === other) &&
          takesLike(search.walk, [...owner.path, name], [...owner.path, other])
        const isDecoy = wordsOf(key).length > wordsOf(name).length && free.some(isOther)
        if (!isOne(name) || isDecoy || isForMissing(search, owner, key, name)) continue
        rename(search, owner.missing.get(name) ?? told, owner, key, name, true)
      }
    }
  }

/** Whether a key that may be meant for what may be left out says in other words what is missing, and fits there. */
const isForMissing = (
  { walk }: Search,
  { missing, path }: Owner,
  key: string,
  name: string
): boolean => !missing.has(name) && [...missing.keys()].some((one) => saysIt(walk, path, key, one))

/** Whether a name is that of the key with what the object is before it: `taskId` for `id`, of one of `tasks`. */
const isOwn = ({ path }: Owner, key: string, name: string): boolean => {
  const words = [...wordsOf(nameOf(path) ?? ''), ...wordsOf(key)]
  const own = wordsOf(name)
  return words.length === own.length && own.every((word, at) => isSameNumber(word, words[at] ?? ''))
}

/** The names that a key is kin to and whose places take its value, as it is or in another form; else those that list others. */
const partsOf = (
  search: Search,
  owner: Owner,
  key: string,
  isStrange: boolean
): ReadonlyArray<string> => {
  const spoken = spokenOf(key)
  const free = beginningAs(owner.known, spoken).filter(({ name }) =>
    mayBe(search, owner, name, isStrange)
  )
  const kin = free.filter((one) => isKin(spoken, one)).map(({ name }) => name)
  const isText = typeof own(owner.value, key) !== 'boolean' && isTextName(key)
  const texts = isText ? free.map(({ name }) => name).filter((name) => areTexts(key, name)) : []
  const fitting = [
    ...kin.filter((name) => [fits, mayBecome].some((does) => does(search, owner, key, name))),
    ...texts.filter((name) => !kin.includes(name) && fits(search, owner, key, name))
  ]
  // What is asked for is sooner meant than what may be left out, though that fits.
  const asked = kin.filter((name) => owner.missing.has(name))
  if (fitting.length > 0 && (asked.length === 0 || fitting.some((name) => owner.missing.has(name))))
    return fitting
  return (asked.length > 0 ? asked : kin).filter(
    (name) =>
      (isListed(search, owner, key, name) && !isOfAnother(search, owner, key, name)) ||
      takesNumber(search.walk, [...owner.path, name], [...owner.path, key])
  )
}

/** Whether a text that no listed one is near to would do for something else that is missing: `query` of `expr`, and not of `queryType`. */
const isOfAnother: Test = ({ walk }, { missing, path }, key, name) =>
  isFar(walk, [...path, name], [...path, key]) &&
  [...missing.keys()].some(
    (other) => other !== name && takes(walk, [...path, other], [...path, key])
  )

/** The only key that a key is but for what it is for, where none that would do or was sent is for something else. */
const roleOf = (
  search: Search,
  owner: Owner,
  key: string,
  isStrange: boolean
): string | undefined => {
  const mayTake = (name: string): boolean =>
    owns(owner.value, name) ||
    [fits, mayBecome, isListed].some((does) => does(search, owner, key, name))
  const spoken = spokenOf(key)
  const only = sole(
    beginningAs(owner.known, spoken).filter(
      (one) => isNearlyPart(spoken, one, telling) && mayTake(one.name)
    )
  )
  return only !== undefined &&
    isNearlyPart(spoken, only, roles) &&
    !isOfAnother(search, owner, key, only.name) &&
    mayBe(search, owner, only.name, isStrange)
    ? only.name
    : undefined
}

/** Whether a name is free for a key that has no place, or is missing. */
const mayBe = (
  { filled }: Search,
  { missing, path, value }: Owner,
  name: string,
  isStrange: boolean
): boolean =>
  isFreeAt(value, [name]) &&
  (missing.has(name) || isStrange) &&
  !filled.has(printPointer([...path, name]))
