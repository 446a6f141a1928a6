import type { Path } from '@toolfault/model'
import type { Bound } from '../names/ends.js'
import { limitFor, limitsIn } from '../names/ranges.js'
import { once } from '../once.js'
import type { Search } from './search.js'
import { takesForm, takesSpelt } from './takes.js'

/** Each beginning and each end with the one of these that it is; none where two are the same. */
export const waysOf = (
  given: ReadonlyArray<Bound>,
  limits: ReadonlyArray<Bound>
): ReadonlyArray<readonly [from: string, to: string]> => {
  const ends = new Set(given.map(({ isEnd }) => isEnd))
  return ends.size < given.length
    ? []
    : given.flatMap((one) => {
        const limit = limitFor(limits, one)
        return limit === undefined ? [] : [[one.name, limit.name] as const]
      })
}

export const takesBound = (walk: Search['walk'], to: Path, from: Path): boolean =>
  takesSpelt(walk, to, from) || takesForm(walk, to, from)

/** A schema has the same keys in every call. */
export const knownLimits: typeof limitsIn = /* @__PURE__ */ once(limitsIn)
