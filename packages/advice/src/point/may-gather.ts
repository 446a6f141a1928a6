import type { Path } from '@toolfault/model'
import { isOfWhole, isWhole, type Part, partsOf } from '../names/series.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'

/**
 * Whether a list may be several numbers that stand apart: it is called as they are together, or takes so many and no more; and is
 * of the same thing as they are. No `ids` are of a `min` and a `max`.
 */
export const mayGather = (
  walk: Walk,
  to: Path,
  part: Part,
  numbers: ReadonlyArray<number>
): boolean => {
  const key = lastOf(to)
  const isSame = part.of === '' ? partsOf(key).length === 0 : isOfWhole(part, key)
  if (isWhole(part, key)) return isSame || partsOf(key).length === 0
  return isSame && !fitsAll(walk, schemasAt(walk, to), [...numbers, 0])
}
