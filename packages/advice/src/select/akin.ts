import { isRecord, own, owns, printPointer } from '@toolfault/model'
import { areAlike, isAkin } from '../names/akin.js'
import { isContrary } from '../names/contrary.js'
import { isShortEnough } from '../names/short.js'
import { wordsOf } from '../names/spelling.js'
import { isDataFor } from '../point/program-text.js'
import { sole } from '../union/sole.js'
import { isMap } from '../walk/shapes.js'
import { isFor } from './akin-for.js'
import { type Alike, alikeOnce } from './alike.js'
import { move, rename } from './move.js'
import type { Owner } from './owners.js'
import { MANY, namelessIn, type Search, type Strange, single, soleAbsent } from './search.js'
import { takes, takesListed } from './takes.js'

/**
 * The only missing key is the only unknown one that says the same in other words, if its value fits, and it says the same as
 * no other key that was not sent, nor is one of an object beside it.
 */
export const byAkin = (search: Search): void => {
  for (const owner of search.strange) {
    const only =
      owner.unknown.length === 0 ? undefined : (soleAbsent(owner) ?? sole([...owner.missing]))
    if (only === undefined) continue
    const [name, told] = only
    const to = [...owner.path, name]
    const free = namelessIn(search, owner)
    // What is wanted in a list may come alone.
    const fitting = free.filter((key) =>
      [takes, takesListed].some((does) => does(search.walk, to, [...owner.path, key]))
    )
    const rivals = unsentOf(owner)
    const key = sole(fitting.filter((one) => isMeant(owner, one, name, rivals)))
    // A word more may tell of another thing, where another key would do.
    if (key === undefined || (fitting.length > 1 && wordsOf(key).length > wordsOf(name).length))
      continue
    const from = [...owner.path, key]
    if (isFor(search, owner, from, to)) move(search, told, from, to)
  }
}

/**
 * Of several missing keys each may be the only unknown one that says the same as it and as no other of them, if its value
 * fits: `directory` and `glob` for `path` and `pattern`.
 */
export const byAkinEach = (search: Search): void => {
  for (const owner of search.strange) {
    const { missing, path, unknown } = owner
    if (unknown.length === 0 || missing.size < 2 || missing.size > FEW) continue
    const free = namelessIn(search, owner).filter(isShortEnough)
    const finds = [...missing].flatMap(([name, told]) => {
      const key = sole(free.filter((one) => isMeant(owner, one, name, missing.keys())))
      if (key === undefined) return []
      const [from, to] = [
        [...path, key],
        [...path, name]
      ]
      const isIt = takes(search.walk, to, from) && isFor(search, owner, from, to)
      return isIt ? [{ key, name, told }] : []
    })
    const isOne = single(finds.map(({ key }) => key))
    for (const { key, name, told } of finds) {
      if (isOne(key)) rename(search, told, owner, key, name, true)
    }
  }
}

/** Of more missing keys none is looked for. */
const FEW = 4

/**
 * A key that has no place may be the only one that was not sent and says the same in other words (`query` for `sql`), where none
 * that was sent does.
 */
export const byAkinSpare =
  (of: Strange) =>
  (search: Search): void => {
    const alike = alikeOnce()
    for (const owner of search.strange) {
      const strange = new Map(of(owner))
      if (strange.size === 0 || owner.known.size > MANY) continue
      const finds = namelessIn(search, owner)
        .filter(isShortEnough)
        .flatMap((key) => {
          const told = strange.get(key)
          const name = told === undefined ? undefined : spareFor(search, owner, key, alike)
          return name === undefined ? [] : [{ key, name, told }]
        })
      const isOne = single(finds.map(({ name }) => name))
      for (const { key, name, told } of finds)
        if (isOne(name)) rename(search, told, owner, key, name, true)
    }
  }

const spareFor = (search: Search, owner: Owner, key: string, alike: Alike): string | undefined => {
  const { known, missing, path, value } = owner
  const came = own(value, key)
  // With a word more or less it may be of another thing.
  const { length } = wordsOf(key)
  const isFree = (one: string): boolean => !search.filled.has(printPointer([...path, one]))
  const name = sole(alike(known, key, (one) => isAkin(key, one, false)).filter(isFree))
  if (name === undefined || missing.has(name)) return undefined
  if (wordsOf(name).length !== length && !areAlike(key, name)) return undefined
  if (owns(value, name) || !isMeant(owner, key, name, unsentOf(owner).filter(isFree)))
    return undefined
  const [from, to] = [
    [...path, key],
    [...path, name]
  ]
  // What an object holds tells more than its name, unless it may be the text that a program reads, or goes where any keys do.
  const isFit =
    typeof came === 'object'
      ? isDataFor(search.walk, to, came) || (isRecord(came) && isMap(search.walk, to))
      : takes(search.walk, to, from)
  return isFit && isFor(search, owner, from, to) ? name : undefined
}

/** Whether a key says the same as a name and as no other of these, and nobody knows the opposite of either. */
const isMeant = (
  { known, value }: Owner,
  key: string,
  name: string,
  rivals: Iterable<string>
): boolean => {
  const isNumber = typeof own(value, key) === 'number'
  const isIt = (one: string): boolean => isAkin(key, one, isNumber)
  const isOpposite = (one: string): boolean =>
    isContrary(key, one) || (one !== name && isContrary(one, name))
  return (
    isIt(name) &&
    ![...known].some(isOpposite) &&
    ![...rivals].some((one) => one !== name && isIt(one))
  )
}

/** The keys that an object may have and has not. */
const unsentOf = ({ known, value }: Owner): ReadonlyArray<string> =>
  [...known].filter((one) => !owns(value, one))
