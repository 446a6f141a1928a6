import { isList, keysOf, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { isKin } from '../names/kin.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { lastOf } from '../pointers.js'
import { issue } from '../schema/limits.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { beginningAs } from './beginning.js'
import { isOther } from './constant.js'
import { isInnerOf } from './inner-of.js'
import { knows, needs } from './inside.js'
import { keysAt } from './keys.js'
import { isItself } from './like.js'
import { hasLonger } from './longer.js'
import { move } from './move.js'
import { saidAs } from './other-words.js'
import type { Owner } from './owners.js'
import { besideAndAbove, elsewhere, isFree, writtenAs } from './rename.js'
import { lackingAt, MANY, type Search, single } from './search.js'
import { takes, takesSpelt } from './takes.js'

/** Of a key that two objects lack nobody knows which of them it was meant for. */
export const byLevel = (search: Search): void => {
  const { owners, walk } = search
  const isOpen = (home: Path): boolean =>
    keysAt(walk, home).unknown.length > 0 || isFree(walk, home)
  const finds = owners.flatMap((owner) => {
    // An item that a list lacks is called by its place, and no key is.
    if (owner.missing.size === 0 || isList(owner.value)) return []
    const missing = [...owner.missing].slice(0, MANY)
    const homes = besideAndAbove(walk, owner).filter(isOpen)
    return missing.flatMap(([name, told]) => {
      const to = [...owner.path, name]
      const from = elsewhere(walk, homes, to)
      if (from === undefined || isOfAnother(walk, owner, from)) return []
      const under = from[owner.path.length]
      if (under !== undefined && isInnerOf(walk, owner, name, under)) return []
      // Another value than the only one was meant for that where it stands among arguments, else for something else.
      const isOfOther =
        isOther(walk, to, valueAt(walk.value, from)) && !isEnvelope(from[from.length - 2] ?? '')
      return isOfOther || isItself(walk, to, from.slice(0, -1)) ? [] : [{ told, from, to }]
    })
  })
  if (finds.length === 0) return
  const isOne = single(finds.map(({ from }) => printPointer(from)))
  for (const { from, to, told } of finds) {
    if (!isOne(printPointer(from))) continue
    const home = from.slice(0, -1)
    const missing = search.places.get(printPointer(home))?.missing.keys() ?? []
    move(search, told, from, to, isFree(walk, home) || hasLonger(walk, missing, from, to))
    byNeighbour(search, home, to.slice(0, -1))
  }
}

/** Whether an object that nobody knows may be another that was left out, and knows the key: `key` with its `type` of `key_property`. */
const isOfAnother = (walk: Walk, { known, path, value }: Owner, from: Path): boolean => {
  const [under, key] = from.slice(path.length)
  return (
    under !== undefined &&
    isShortEnough(under) &&
    key !== undefined &&
    !known.has(under) &&
    beginningAs(known, spokenOf(under)).some(
      (one) =>
        !owns(value, one.name) &&
        isKin(spokenOf(under), one) &&
        knows(walk, [...path, one.name], key)
    )
  )
}

/** Beside a key that is missing stands, under a key that nobody knows, what its owner may have, also written differently, or lacks under a name that is kin. */
const byNeighbour = (search: Search, home: Path, place: Path): void => {
  const owner = search.places.get(printPointer(place))
  // Of a home above the place there is none.
  const under = home[place.length]
  if (owner === undefined || under === undefined || !owner.unknown.includes(under)) return
  for (const key of keysOf(valueAt(search.walk.value, home)).slice(0, MANY)) {
    const from = [...home, key]
    const name = owner.known.has(key) ? key : sole(writtenAs(owner, key))
    const other =
      name === undefined
        ? (kinOf(search.walk, owner, from) ?? otherIn(search.walk, owner, from))
        : undefined
    const to = [...place, other ?? name ?? key]
    const isWanted = name !== undefined && !owner.missing.has(name) && !owns(owner.value, name)
    if (other !== undefined) {
      // What is missing and near to a name is that, as it would be in its place.
      const told = owner.missing.get(other)
      const isSure = told !== undefined && search.walk.meant(key, [other]) !== undefined
      // What may be left out is not missing.
      const strange = { issue: issue(from, 'additionalProperties'), aside: true } as const
      move(search, told ?? (needs(search.walk, to) ? lackingAt(to) : strange), from, to, !isSure)
    } else if (isWanted) move(search, lackingAt(to), from, to)
  }
}

/** The only missing key that a name is kin to and that takes what stands under it. */
const kinOf = (walk: Walk, { missing, path }: Owner, from: Path): string | undefined => {
  const key = lastOf(from)
  if (missing.size === 0 || missing.size > MANY || !isShortEnough(key)) return undefined
  const kin = beginningAs(new Set(missing.keys()), spokenOf(key)).filter((one) =>
    isKin(spokenOf(key), one)
  )
  return sole(kin.filter(({ name }) => takes(walk, [...path, name], from)))?.name
}

/** The only key that was not sent which a name may be, if it takes what stands under that. */
const otherIn = (walk: Walk, owner: Owner, from: Path): string | undefined => {
  const { known, missing, path, value } = owner
  const free = [...new Set([...known, ...missing.keys()])].filter((name) => !owns(value, name))
  const name = saidAs(walk, lastOf(from), free)
  return name !== undefined && takesSpelt(walk, [...path, name], from) ? name : undefined
}
