import { owns } from '@toolfault/model'
import { haveOpposites } from '../names/contrary.js'
import { isOfSame } from '../names/ends.js'
import { isBareMark } from '../names/kin.js'
import { limitsIn } from '../names/ranges.js'
import { isShortEnough } from '../names/short.js'
import { headOf, isSameNumber, wordsOf } from '../names/spelling.js'
import type { Owner } from './owners.js'
import { MANY } from './search.js'

/**
 * Whether a key says where something begins, or ends, and stands beside one that says the other, where a name says neither and
 * none is its opposite: `from` beside `to` is hardly an `offset`.
 */
export const isHalf = ({ known, unknown }: Owner, key: string, name: string): boolean => {
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
export const isMarkOfOther = ({ known, value }: Owner, key: string, name: string): boolean =>
  isBareMark(key) &&
  [...known].some(
    (one) => one !== name && !owns(value, one) && isSameNumber(headOf(one), key.toLowerCase())
  )

/** Whether a bare word for a text may be that of another one which was not sent: `text` of `file_text` beside `new_str`. */
export const isTextOfOther = ({ known, value }: Owner, key: string, name: string): boolean =>
  isBareText(key) &&
  [...known].some((one) => one !== name && !owns(value, one) && isBareText(headOf(one)))

const isBareText = (word: string): boolean => /^(?:content|str|string|text)$/i.test(word)

/** Whether a key has all words of a name: `incident_id` of `id`. */
export const saysAll = (key: string, name: string): boolean =>
  wordsOf(name).every((word) => wordsOf(key).includes(word))
