import type { Path } from '@toolfault/model'
import { nearest } from '../names/nearest.js'
import { lastOf } from '../pointers.js'
import { isNever } from '../schema/branches.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isDirection, isDoubtful } from './doubt.js'
import {
  areRows,
  areSeveral,
  holdsIt,
  holdsOneOf,
  isInMap,
  isNumberForText,
  isUncounted,
  mayStand
} from './ill-suited.js'
import { isInnerOf } from './inner-of.js'
import { holderAt, knows } from './inside.js'
import { openIn } from './into-map.js'
import { isPartOf } from './like.js'
import { hasLonger } from './longer.js'
import { move } from './move.js'
import { isNoItem } from './no-item.js'
import { isInside, isWordOfOther } from './other-missing.js'
import { isHalf, isMarkOfOther, isTextOfOther, saysAll } from './other-name.js'
import type { Owner } from './owners.js'
import { nearKeys } from './rename.js'
import type { Search } from './search.js'
import { takes } from './takes.js'

/** A key that is near to another one, which is missing or in place of which it is refused. */
export const byName = (search: Search): void => {
  for (const owner of search.strange) {
    for (const [name, key] of nearKeys(search.walk, owner)) {
      const told = owner.missing.get(name) ?? owner.refused.get(key)
      const [from, to] = [
        [...owner.path, key],
        [...owner.path, name]
      ]
      // What is asked for is found by less than what may be left out.
      const isSpare = !owner.missing.has(name) && nearest(key, [name]) === undefined
      const isUnsure =
        isDoubtful(search.walk, from, to) ||
        (isSpare &&
          (isNumberForText(search.walk, from, to) ||
            (!saysAll(name, key) && hasLonger(search.walk, owner.known, from, to)) ||
            isTextOfOther(owner, key, name) ||
            mayBeOpen(search, owner, key, name)))
      // `code` is not `responseCode`, which is an object that has a `code`.
      const isOther =
        (knows(search.walk, to, key) && !takes(search.walk, to, from)) ||
        (owner.missing.has(name) &&
          (isPartOf(search.walk, to, from) || isInnerOf(search.walk, owner, name, key))) ||
        isInMap(search.walk, to, from) ||
        rulesAt(search.walk, to).some(({ schema }) => isNever(schema)) ||
        isForHolder(search.walk, owner, to, from) ||
        isDirection(search.walk, from, to) ||
        isInside(search, owner, key, name) ||
        (isSpare && isMarkOfOther(owner, key, name)) ||
        isWordOfOther(search, owner, key, name) ||
        (isUnsure && !mayStand(search.walk, to, from))
      // What is missing is found inside.
      const isHeld = owner.missing.has(name) && holdsIt(search.walk, from, to)
      const isGuess =
        isUnsure ||
        areSeveral(search.walk, to, from) ||
        (owner.missing.has(name) && areRows(search.walk, to, from)) ||
        isHalf(owner, key, name) ||
        (!owner.missing.has(name) && isNoItem(search.walk, to, from)) ||
        (isSpare && !saysAll(key, name) && isUncounted(search.walk, to, from))
      if (!isOther && !isHeld) move(search, told, from, to, isGuess)
    }
  }
}

/** Whether other keys that have to go may be meant for an object of any keys, and this one as well. */
const mayBeOpen = (search: Search, owner: Owner, key: string, name: string): boolean => {
  if (saysAll(key, name)) return false
  const open = openIn(search, owner)
  return (
    open !== undefined &&
    open !== name &&
    [...owner.refused.keys()].some(
      (one) => one !== key && search.walk.meant(one, [...owner.known]) === undefined
    )
  )
}

/**
 * Whether a value that does not fit under a name that is near was meant for an object, or the item of a list, that has a
 * key of its own: `question` of `questions: [{ question }]`.
 */
const isForHolder = (walk: Walk, { known, missing, path }: Owner, to: Path, from: Path): boolean =>
  !mayStand(walk, to, from) &&
  !(missing.has(lastOf(to)) && holdsOneOf(walk, to, from)) &&
  (knows(walk, holderAt(walk, to), lastOf(from)) ||
    [...known].some((name) => isPartOf(walk, holderAt(walk, [...path, name]), from)))
