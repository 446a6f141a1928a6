import { type Path, printPointer } from '@toolfault/model'
import { pointersOf, pointersTo } from '../pointers.js'
import type { Walk } from '../walk/walk.js'
import { holderAt, requiredAt } from './inside.js'

/** The pointers of what is moved: of the places themselves, and of those with all that holds them. */
export interface Gains {
  readonly filled: { has: (pointer: string) => boolean }
  readonly gained: { has: (pointer: string) => boolean }
}

/** The gains of some places. */
export const gainsOf = (targets: ReadonlyArray<Path>): Gains => ({
  filled: pointersOf(targets.map((path) => ({ path }))),
  gained: new Set(targets.flatMap(pointersTo))
})

/**
 * What an object that comes to be has to have and nothing is moved to; what is moved below a key makes that as well. Of one that
 * is moved as a whole it is seen later what that lacks.
 */
export const lackingIn = (walk: Walk, place: Path, gains: Gains): ReadonlyArray<Path> => {
  const holder = holderAt(walk, place)
  if (gains.filled.has(printPointer(holder))) return []
  return [...requiredAt(walk, holder)].flatMap((name) => {
    const at = [...holder, name]
    const pointer = printPointer(at)
    if (!gains.gained.has(pointer)) return [at]
    return gains.filled.has(pointer) ? [] : lackingIn(walk, at, gains)
  })
}
