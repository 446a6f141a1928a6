import { isWithin, type Path } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { holderAt, requiredAt } from './inside.js'

/** What an object that comes to be has to have and nothing is moved to; what is moved below a key makes that as well. */
export const lackingIn = (
  walk: Walk,
  place: Path,
  targets: ReadonlyArray<Path>
): ReadonlyArray<Path> => {
  const holder = holderAt(walk, place)
  return [...requiredAt(walk, holder)].flatMap((name) => {
    const at = [...holder, name]
    const below = targets.filter((to) => isWithin(to, at))
    if (below.length === 0) return [at]
    return below.some((to) => to.length === at.length) ? [] : lackingIn(walk, at, below)
  })
}
