import { isRecord, keysOf, own, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { accepts } from '../schema/accepts.js'
import { typeOf } from '../schema/value.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { takes, takesSpelt } from './takes.js'

/** More keys of an object are not asked what they hold, nor more members of what stands under one. */
const MANY = 64
const FEW = 16

/**
 * The keys beside one that has no place which may hold what stands under it, by its type alone: those that were not sent
 * and nothing is moved to (`filled`), and those that take any keys. Of what says nothing none.
 */
export const roomBeside = (
  walk: Walk,
  place: Path,
  filled: { has: (pointer: string) => boolean }
): ReadonlyArray<string> => {
  const owner = place.slice(0, -1)
  const [beside, value] = [valueAt(walk.value, owner), valueAt(walk.value, place)]
  if (isNothing(value) || (typeof value === 'object' && keysOf(value).length === 0)) return []
  const parts = [place, ...partsOf(place, value)]
  return [...knownOf(rulesAt(walk, owner)).keys].slice(0, MANY).filter((name) => {
    const to = [...owner, name]
    const isFree = !(owns(beside, name) || filled.has(printPointer(to)))
    return (
      (isFree &&
        parts.some(
          (from) => isTyped(walk, to) && (takesSpelt(walk, to, from) || isNumberFor(walk, to, from))
        )) ||
      isAmong(walk, to, place)
    )
  })
}

const partsOf = (place: Path, value: unknown): ReadonlyArray<Path> =>
  isRecord(value)
    ? keysOf(value)
        .slice(0, FEW)
        .map((key) => [...place, key])
    : []

/** Whether a place takes numbers: one that is out of its range may have been meant for it. */
const isNumberFor = (walk: Walk, to: Path, from: Path): boolean => {
  const type = typeOf(valueAt(walk.value, from))
  return (
    (type === 'integer' || type === 'number') &&
    shapesAt(walk, to).some(({ types }) => accepts([...types], type))
  )
}

const isTyped = (walk: Walk, to: Path): boolean =>
  shapesAt(walk, to).some(({ types }) => types.size > 0)

/** Whether a place takes any keys, and one as it stands beside it. */
const isAmong = (walk: Walk, to: Path, place: Path): boolean => {
  const [key = '', there] = [place.at(-1), valueAt(walk.value, to)]
  const hasRoom = there === undefined || (isRecord(there) && own(there, key) === undefined)
  return hasRoom && isMap(walk, to) && takes(walk, [...to, key], place)
}
