import { keysOf, type Path, valueAt } from '@toolfault/model'
import { knownOf } from './known.js'
import { rulesAt } from './rules.js'
import type { Walk } from './walk.js'

/** More keys of an object are not looked at. */
const MANY = 64

/** The keys that came in an object and that no rule of it names, of its first 64; none where no object came. */
export const strangeAt = (walk: Walk, path: Path): ReadonlyArray<string> => {
  const { keys } = knownOf(rulesAt(walk, path))
  return keysOf(valueAt(walk.value, path))
    .slice(0, MANY)
    .filter((key) => !keys.has(key))
}
