import { isRecord, keysOf, own, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { grouped } from '../grouped.js'
import { isOfCaller } from '../names/envelope.js'
import { lastOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import { shapesAt } from '../walk/shapes.js'
import { requiredAt } from './inside.js'
import { move } from './move.js'
import type { Renamed } from './renamed.js'
import { isUsed, lackingAt, MANY, missingAt, type Search } from './search.js'
import { takes } from './takes.js'

/**
 * The only object that is left where keys beside it went elsewhere may have been meant to go with them, where one object is
 * all of its kind that is missing there: `function.parameters` for `input_schema`, where `function.name` is `name`. Of one
 * key that went elsewhere that is told where one of both says no more than that arguments stand under it.
 */
export const byLeftOver = (search: Search): void => {
  const moved = search.renamed.filter(({ fix }) => fix.guess !== true).slice(0, MANY)
  for (const [{ fix }, more] of grouped(moved, wayOf).values()) {
    const [holder, target] = [fix.from.slice(0, -1), fix.to.slice(0, -1)]
    if (printPointer(holder) === printPointer(target)) continue
    const key = sole(leftIn(search, holder))
    const name = key === undefined ? undefined : sole(lackingIn(search, target))
    if (key === undefined || name === undefined) continue
    const [from, to] = [
      [...holder, key],
      [...target, name]
    ]
    const isSaid = more !== undefined || isOfCaller(key) || isOfCaller(name)
    if (isSaid && takes(search.walk, to, from))
      move(search, missingAt(search, to) ?? lackingAt(to), from, to, true)
  }
}

/** Out of what a key went, and into what. */
const wayOf = ({ fix: { from, to } }: Renamed): string =>
  `${printPointer(from.slice(0, -1))} ${printPointer(to.slice(0, -1))}`

/** The objects in another that have no place there, or in one that has none itself, and that nothing is done with. */
const leftIn = (search: Search, holder: Path): ReadonlyArray<string> => {
  const { places, walk } = search
  const value = valueAt(walk.value, holder)
  const owner = places.get(printPointer(holder))
  const isStrange = places.get(printPointer(holder.slice(0, -1)))?.unknown.includes(lastOf(holder))
  if (owner === undefined && isStrange !== true) return []
  return keysOf(value)
    .slice(0, MANY)
    .filter(
      (key) =>
        isRecord(own(value, key)) &&
        owner?.unknown.includes(key) !== false &&
        !isUsed(search, [...holder, key])
    )
}

/** The objects that one has to have, and that it neither has nor gets. */
const lackingIn = ({ filled, walk }: Search, target: Path): ReadonlyArray<string> => {
  const value = valueAt(walk.value, target)
  return [...requiredAt(walk, target)].filter((name) => {
    const place = [...target, name]
    const isOfObjects = shapesAt(walk, place).some(
      ({ types }) => types.size === 1 && types.has('object')
    )
    return isOfObjects && !owns(value, name) && !filled.has(printPointer(place))
  })
}
