import { isRecord, keysOf, own, owns, type Path, printPointer } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { isContrary } from '../names/contrary.js'
import { isToldFrom } from '../names/part.js'
import { headOf, wordsOf } from '../names/spelling.js'
import { isHanded } from '../point/into-command.js'
import { setOf } from '../set-of.js'
import { sole } from '../union/sole.js'
import { isMap, isMapOrText } from '../walk/shapes.js'
import { isCall, isOfCalling, isOfHost, isOfOtherCall } from './calling.js'
import { takesLike } from './like.js'
import { type Made, madeOf, mapIn } from './made.js'
import { isForAll } from './map.js'
import { move } from './move.js'
import { isOfShape } from './of-shape.js'
import type { Owner } from './owners.js'
import { isTaken, MANY, type Search } from './search.js'
import { takes } from './takes.js'

/**
 * Keys that have to go may have been meant for the only object beside them that takes any, where that was not sent; an
 * object that alone has to go for that object itself. So it is in an object that other keys beside them make.
 */
export const byOpenMap = (search: Search): void => {
  const made = madeOf(search)
  for (const owner of search.strange) {
    if (owner.refused.size === 0) continue
    const map = openAt(search, owner, made)
    const name = map?.at(-1)
    if (map === undefined || name === undefined) continue
    const free = [...owner.refused].filter(
      ([key]) =>
        !isTaken(search, owner)(key) &&
        mayStandIn(name, key) &&
        !isOfKnown(owner, key) &&
        !isForOther(search, owner, key, name) &&
        !isOfShape(search, owner, key, name) &&
        !isOfHost(key) &&
        !isCall(owner, key) &&
        !isEmpty(own(owner.value, key)) &&
        (isRecord(own(owner.value, key)) || !isHanded(key))
    )
    if (
      !isOfOtherCall(owner, name) &&
      areForMissing(
        search,
        owner,
        free.map(([key]) => key)
      )
    )
      continue
    const isAlone =
      free.length === 1 &&
      free.every(([key]) => isRecord(own(owner.value, key)) && isForAll(search.walk, key, name)) &&
      !search.filled.has(printPointer(map))
    const moves = free.map(([key, told]) => {
      const from: Path = [...owner.path, key]
      return { told, from, to: [...map, ...(isAlone ? [] : [key])] }
    })
    if (!moves.every(({ from, to }) => takesLike(search.walk, to, from))) continue
    for (const { from, to, told } of moves) move(search, told, from, to, true)
  }
}

/** The only object of any keys that an object holds, or that what is made of its keys does. */
const openAt = (search: Search, owner: Owner, made: Made): Path | undefined => {
  const name = openIn(search, owner)
  return name === undefined ? mapIn(search, made, owner.path, isForAny) : [...owner.path, name]
}

/** The only key of an object that holds an object of any keys, if it was left out and may be, and nothing becomes it. */
export const openIn = (
  { filled, walk }: Search,
  { known, missing, path, refused, value }: Owner
): string | undefined => {
  if (known.size > MANY || refused.size > MANY) return undefined
  const maps = [...known].filter((one) => isMapOrText(walk, [...path, one]))
  // What may be a text as well is one where no other is.
  const name = sole(maps) ?? sole(maps.filter((one) => isMap(walk, [...path, one])))
  if (name === undefined || owns(value, name) || missing.has(name)) return undefined
  if (!isForAny(name)) return undefined
  // What becomes the object itself leaves nothing to say of what else it may hold.
  return filled.has(printPointer([...path, name])) ? undefined : name
}

const isForAny = (name: string): boolean => wordsOf(name).every((word) => holding.has(word))

/** Words of which an object of any keys is called that is for no other thing: `target_properties` are those of a target. */
const holding: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'additional args arguments attributes body component config configuration context cookies custom data details env environment event extra extras fields form headers info input inputs item items json labels map meta metadata obj object options parameters params payload properties props query record request service settings tags template traits user values variables vars'
)

/** Whether a key says another thing of what an object knows, or holds what that knows. */
const isOfKnown = ({ known, value }: Owner, key: string): boolean => {
  const held = own(value, key)
  return [...known].some(
    (name) => isContrary(key, name) || isToldFrom(key, name) || (isRecord(held) && owns(held, name))
  )
}

/** Whether what is missing would take each of several keys, of which there are no more: which is which nobody knows. */
const areForMissing = (
  { walk }: Search,
  { missing, path }: Owner,
  keys: ReadonlyArray<string>
): boolean =>
  keys.length <= missing.size &&
  keys.every((key) =>
    [...missing.keys()].every((name) => takes(walk, [...path, name], [...path, key]))
  )

/** Whether a key may be one of those that an object is for: none that only says how a call is made, and no header that looks like none. */
const mayStandIn = (name: string, key: string): boolean =>
  /(?:headers|cookies|env(?:ironment)?)$/i.test(name) ? /-|^[A-Z]/.test(key) : !isOfCalling(key)

/** Whether one that was not sent would take what would be an option, which only says how: `search` may be `old_string`. */
const isForOther = ({ walk }: Search, owner: Owner, key: string, name: string): boolean =>
  headOf(name) === 'options' &&
  [...owner.known].some(
    (other) =>
      other !== name &&
      !owns(owner.value, other) &&
      takes(walk, [...owner.path, other], [...owner.path, key])
  )

const isEmpty = (value: unknown): boolean =>
  isNothing(value) || (typeof value === 'object' && keysOf(value).length === 0)
