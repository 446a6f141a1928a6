import { isList, isRecord, keysOf, owns, type Path, valueAt } from '@toolfault/model'
import { isNumbering } from '../names/akin.js'
import { haveOpposites } from '../names/contrary.js'
import { isOfSame } from '../names/ends.js'
import { behind, isBoth } from '../names/joined.js'
import { isBareMark } from '../names/kin.js'
import { measureIn } from '../names/measured.js'
import { nearest } from '../names/nearest.js'
import { limitsIn } from '../names/ranges.js'
import { isShortEnough } from '../names/short.js'
import { headOf, isSameNumber, wordsOf } from '../names/spelling.js'
import { scalarsOf } from '../point/convert.js'
import { lastOf } from '../pointers.js'
import { isNever } from '../schema/branches.js'
import { beginsAsJson, jsonIn } from '../schema/json-text.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isDirection, isDoubtful } from './doubt.js'
import { holderAt, isMisplaced, knows } from './inside.js'
import { openIn } from './into-map.js'
import { isPartOf, takesKind } from './like.js'
import { hasLonger } from './longer.js'
import { move } from './move.js'
import { isNoItem } from './no-item.js'
import type { Owner } from './owners.js'
import { nearKeys } from './rename.js'
import { MANY, type Search } from './search.js'
import { takes, takesForm } from './takes.js'

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
        (owner.missing.has(name) && isPartOf(search.walk, to, from)) ||
        isInMap(search.walk, to, from) ||
        rulesAt(search.walk, to).some(({ schema }) => isNever(schema)) ||
        isForHolder(search.walk, owner, to, from) ||
        isDirection(search.walk, from, to) ||
        (isSpare && isMarkOfOther(owner, key, name)) ||
        (isUnsure && !mayStand(search.walk, to, from))
      // What is missing is found inside.
      const isInside = owner.missing.has(name) && holdsIt(search.walk, from, to)
      const isGuess =
        isUnsure ||
        areSeveral(search.walk, to, from) ||
        isHalf(owner, key, name) ||
        (!owner.missing.has(name) && isNoItem(search.walk, to, from)) ||
        (isSpare && !saysAll(key, name) && isUncounted(search.walk, to, from))
      if (!isOther && !isInside) move(search, told, from, to, isGuess)
    }
  }
}

/**
 * Whether a key says where something begins, or ends, and stands beside one that says the other, where a name says neither and
 * none is its opposite: `from` beside `to` is hardly an `offset`.
 */
const isHalf = ({ known, unknown }: Owner, key: string, name: string): boolean => {
  const limits =
    unknown.length < 2 ? [] : limitsIn(new Set(unknown.slice(0, MANY).filter(isShortEnough)))
  const one = limits.find((limit) => limit.name === key)
  return (
    one !== undefined &&
    limits.some((other) => other.isEnd !== one.isEnd && isOfSame(one.of, other.of)) &&
    limitsIn(new Set([name])).length === 0 &&
    ![...known].some((other) => haveOpposites(wordsOf(name), wordsOf(other)))
  )
}

/** Whether a bare mark is as well that of another thing which was not sent: `id` of `commentId` beside `workItemId`. */
const isMarkOfOther = ({ known, value }: Owner, key: string, name: string): boolean =>
  isBareMark(key) &&
  [...known].some(
    (one) => one !== name && !owns(value, one) && isSameNumber(headOf(one), key.toLowerCase())
  )

/** Whether a bare word for a text may be that of another one which was not sent: `text` of `file_text` beside `new_str`. */
const isTextOfOther = ({ known, value }: Owner, key: string, name: string): boolean =>
  isBareText(key) &&
  [...known].some((one) => one !== name && !owns(value, one) && isBareText(headOf(one)))

const isBareText = (word: string): boolean => /^(?:content|str|string|text)$/i.test(word)

/** Whether a number stands for a text that is none of a number: `target: 99.9` of `to`. */
const isNumberForText = (walk: Walk, from: Path, to: Path): boolean =>
  typeof valueAt(walk.value, from) === 'number' &&
  !takes(walk, to, from) &&
  takesForm(walk, to, from) &&
  !isNumbering(lastOf(to))

/** Whether a key has all words of a name: `incident_id` of `id`. */
const saysAll = (key: string, name: string): boolean =>
  wordsOf(name).every((word) => wordsOf(key).includes(word))

/** Whether other keys that have to go may be meant for an object of any keys, and this one as well. */
const mayBeOpen = (search: Search, owner: Owner, key: string, name: string): boolean =>
  !saysAll(key, name) &&
  openIn(search, owner) !== undefined &&
  [...owner.refused.keys()].some(
    (one) => one !== key && search.walk.meant(one, [...owner.known]) === undefined
  )

/**
 * Whether a value that does not fit under a name that is near was meant for an object, or the item of a list, that has a
 * key of its own: `question` of `questions: [{ question }]`.
 */
const isForHolder = (walk: Walk, { known, missing, path }: Owner, to: Path, from: Path): boolean =>
  !mayStand(walk, to, from) &&
  !(missing.has(lastOf(to)) && holdsOneOf(walk, to, from)) &&
  (knows(walk, holderAt(walk, to), lastOf(from)) ||
    [...known].some((name) => isPartOf(walk, holderAt(walk, [...path, name]), from)))

/** Whether a value that is no object of any keys says by its key what it is called in one: `args_path` of `args`. */
const isInMap = (walk: Walk, to: Path, from: Path): boolean =>
  behind(lastOf(from), lastOf(to)) !== undefined && isMap(walk, to) && !mayStand(walk, to, from)

/** Whether a value fits a place, or would in another form: as an item, or as what its text says. */
const mayStand = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return (
    takesKind(walk, to, from) ||
    takesForm(walk, to, from) ||
    (typeof value === 'string' && beginsAsJson(jsonIn(value)))
  )
}

/** Whether a text that says no number, nor yes or no, or what is no scalar stands for one of these: `context: "all of it"` of `-C`. */
const isUncounted = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const types = shapesAt(walk, to).flatMap((shape) => [...shape.types])
  return (
    types.length > 0 &&
    types.every((type) => /^(?:boolean|integer|number)$/.test(type)) &&
    (typeof value === 'string' ? !isCounted(value) : typeof value === 'object')
  )
}

/** `all`, `ten`, `yes`. */
const oneWord = /^[a-z]{1,8}$/i

/** Whether a text may be made a number, or yes or no. */
const isCounted = (text: string): boolean =>
  scalarsOf(text).length > 0 || measureIn(text) !== undefined || oneWord.test(text.trim())

/** Whether several stand for what takes one value alone: a row for each may have been meant, and not the name. */
const areSeveral = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return isList(value) && value.length > 1 && isMisplaced(walk, to, from)
}

/** Whether a list has for its items what a place takes. */
const holdsOneOf = (walk: Walk, to: Path, from: Path): boolean =>
  isList(valueAt(walk.value, from)) && takes(walk, to, [...from, '0'])

/** Whether what stands under a key, or is the only item there, has the name of the place to which it does not fit, itself or behind that key. */
const holdsIt = (walk: Walk, from: Path, to: Path): boolean => {
  const held = valueAt(walk.value, from)
  const one = isList(held) ? sole(held) : held
  const [key, name] = [lastOf(from), lastOf(to)]
  if (!isRecord(one) || takesKind(walk, to, from) || knows(walk, to, name)) return false
  return owns(one, name) || keysOf(one).some((inner) => isBoth(name, key, inner))
}
