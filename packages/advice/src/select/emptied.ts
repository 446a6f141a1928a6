import {
  type Issue,
  isRecord,
  isWithin,
  owns,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { valuesAsked } from '../asked.js'
import { isHollow, isUnsaid } from '../blank.js'
import { nearMember } from '../names/member.js'
import { isUnion } from '../point/are-for.js'
import { above, lastOf } from '../pointers.js'
import { issue } from '../schema/limits.js'
import { type Told, toldOf } from '../told/told.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** More is not looked at. */
const MANY = 64

/**
 * An object that may be left out and holds nothing, `{ "id": null, "kind": null }`, has to go as a whole where a key is wrong
 * that it has to have, since callers fill in what they do not mean; and nothing is told of what it holds. So has a list of words
 * for nothing, `["null"]`, none of which is an item of it.
 */
export const withoutEmptied = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!walk.hasValue || told.length > MANY) return told
  const holders = new Map<string, Path>()
  const empty = hollowOnce()
  for (const one of told) {
    const { path } = one.issue
    const holder =
      one.aside === true
        ? undefined
        : (unsaidList(walk, one.issue) ?? emptiedAround(walk, path, empty))
    if (holder !== undefined) holders.set(printPointer(holder), holder)
  }
  if (holders.size === 0) return told
  const places = [...holders.values()]
  // What has no place elsewhere may be what would fill an object.
  const isStray = ({ issue: { kind, path } }: Told): boolean =>
    kind === 'unexpected' && !places.some((place) => isWithin(path, place))
  const isObject = (place: Path): boolean => isRecord(valueAt(walk.value, place))
  if (places.some(isObject) && told.some(isStray)) return told
  const said = new Set<Path>()
  return told.flatMap((one) => {
    const holder = places.find((place) => isWithin(one.issue.path, place))
    if (holder === undefined) return [one]
    if (said.has(holder)) return []
    said.add(holder)
    return [toldOf(walk, issue(holder, 'type', { type: isObject(holder) ? 'object' : 'array' }))]
  })
}

/** The outermost object around a place that holds nothing, may be left out and has to have what leads there. */
const emptiedAround = (
  walk: Walk,
  path: Path,
  isEmpty: (value: object) => boolean
): Path | undefined =>
  above(path).find((holder) => {
    const value = valueAt(walk.value, holder)
    return (
      holder.length > 0 &&
      isRecord(value) &&
      owns(value, path[holder.length] ?? '') &&
      isEmpty(value) &&
      isRecord(valueAt(walk.value, holder, holder.length - 1)) &&
      mayGo(walk, holder) &&
      knownOf(rulesAt(walk, holder)).required.has(path[holder.length] ?? '')
    )
  })

/** The list around an item that is none, which may be left out and holds no more than a word for nothing. */
const unsaidList = (walk: Walk, one: Issue): Path | undefined => {
  const { path } = one
  if (path.length < 2 || lastOf(path) !== '0') return undefined
  const holder = path.slice(0, -1)
  return isUnsaid(valueAt(walk.value, holder)) &&
    isRecord(valueAt(walk.value, holder, holder.length - 1)) &&
    // The word for nothing may be a listed one.
    nearMember(walk.meant, valueAt(walk.value, path), valuesAsked(one) ?? []) === undefined &&
    mayGo(walk, holder)
    ? holder
    : undefined
}

/** Tells whether there is nothing in an object, which is looked into once. */
const hollowOnce = (): ((value: object) => boolean) => {
  const known = new Map<object, boolean>()
  return (value) => {
    const found = known.get(value) ?? isHollow(value)
    known.set(value, found)
    return found
  }
}

/** Whether the object around a place knows it, and does not ask for it. */
const mayGo = (walk: Walk, path: Path): boolean => {
  const { keys, required } = knownOf(rulesAt(walk, path, path.length - 1))
  // Which branch was meant by nothing nobody knows.
  if (rulesAt(walk, path).some(({ schema }) => isUnion(schema))) return false
  return keys.has(lastOf(path)) && !required.has(lastOf(path))
}
