import { total } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { candidates, type Name, nameOf } from './candidates.js'
import { isOpposite } from './opposites.js'
import { endsInUnit, isSameDigits, slipped } from './slipped.js'
import { isSameNumber } from './spelling.js'

/**
 * The one name that was probably meant: the only one equal but for case, else for separators, else
 * for the plural, else the only nearest whose spelling differs by slips of the pen.
 *
 * A word that is in use is no slip (`date` for `data`, `tile` for `title`), and digits never are.
 * `undefined` when no name is near, or more than one, or the given name is one of them.
 */
export const nearest = (given: string, names: Iterable<string>): string | undefined =>
  total(
    () => {
      const it = nameOf(given)
      if (it === undefined) return undefined
      const list = candidates(given, names)
      for (const isAlike of [isSameText, isSameWhole, isOneOrMany]) {
        const [one, other] = list.filter((name) => isAlike(it, name))
        if (one !== undefined) return other === undefined ? one.name : undefined
      }
      return slipped(it, list)
    },
    () => undefined
  )

const isSameText = (a: Name, b: Name): boolean =>
  a.whole === b.whole && a.name.toLowerCase() === b.name.toLowerCase()

const isSameWhole = (a: Name, b: Name): boolean => a.whole === b.whole && isSameDigits(a, b)

/** Whether a letter more makes another unit, and no plural: `timeout_m` and `timeout_ms`. */
const isOtherUnit = (a: Name, b: Name): boolean => isOpposite(lastOf(a.words()), lastOf(b.words()))

const isOneOrMany = (a: Name, b: Name): boolean =>
  a.whole[0] === b.whole[0] &&
  isSameDigits(a, b) &&
  ((isSameNumber(a.whole, b.whole) && !(endsInUnit(a) || endsInUnit(b))) ||
    (a.words().length === b.words().length &&
      a.words().every((word, at) => isSameNumber(word, b.words()[at] ?? '')))) &&
  !isOtherUnit(a, b)
