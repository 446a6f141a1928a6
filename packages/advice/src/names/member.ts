import type { Json } from '@toolfault/types/json'
import { once } from '../once.js'
import type { Finder } from './finder.js'
import { isSynonym } from './groups.js'
import { heldMember } from './held.js'
import { endingMember } from './media.js'
import { operatorOf } from './operator.js'
import { isOtherWay, orderMember } from './order-member.js'
import { spanMember } from './span.js'
import { isSameNumber, wholeOf, wordsOf } from './spelling.js'

/** What stands between several words of one text. */
const BETWEEN = /[\s,;|/&+]+/

/** The one listed text that a text is near to; a sign is no slip of the pen, and what names two is near to neither. */
export const nearMember = (
  meant: Finder,
  value: unknown,
  values: ReadonlyArray<Json>
): string | undefined => {
  if (typeof value !== 'string') return undefined
  const names = textsOf(values)
  if (BETWEEN.test(value)) {
    const parts = new Set(value.split(BETWEEN))
    if (names.filter((one) => parts.has(one)).length > 1) return undefined
  }
  const same = operatorOf(value, names) ?? spanMember(value, names) ?? orderMember(value, names)
  if (same !== undefined) return same
  const near =
    meant(value, names) ??
    thingOf(value, names) ??
    endingMember(meant, value, names) ??
    heldMember(value, names)
  return near !== undefined &&
    isNegative(near) === isNegative(value) &&
    (isSynonym(wholeOf(value), wholeOf(near)) || !isOtherCode(value, near)) &&
    !isShared(value, near, values) &&
    !isOtherWay(value, near, names)
    ? near
    : undefined
}

/** How far a thing is, as lists of tasks call it, and what is filled in or pressed; a group to a line. */
const things: ReadonlyArray<ReadonlySet<string>> = /* @__PURE__ */ (() =>
  `active doing inprogress ongoing running started wip
notstarted pending queued todo waiting
textbox text input textfield textinput textarea
combobox select dropdown listbox picklist
checkbox toggle switch
slider range
radio radiobutton radiogroup
left primary
right secondary
driving drive car auto automobile
walking walk foot onfoot pedestrian
bicycling bicycle bike biking cycling cycle
transit publictransport publictransit
track song
production prod live
development dev
staging stage
python python3 py
javascript nodejs node js
number int integer float double`
    .split('\n')
    .map((line) => new Set(line.split(' '))))()

/** A longer text is none of them. */
const LONG = 32

/** The only listed one that says the same in other words: `active` for `in_progress`, `textbox` for `text`. */
const thingOf = (value: string, names: ReadonlyArray<string>): string | undefined => {
  const whole = value.length > LONG ? '' : wholeOf(value)
  const group = things.find((words) => words.has(whole))
  const [only, more] = group === undefined ? [] : names.filter((one) => group.has(wholeOf(one)))
  return more === undefined ? only : undefined
}

/** A schema lists the same in every call. */
const textsOf: (values: ReadonlyArray<Json>) => ReadonlyArray<string> = /* @__PURE__ */ once(
  (values) => values.filter((one) => typeof one === 'string')
)

/**
 * Whether another text holds the same words and more, as the near one does: `text` of `long_text` and `plain_text`; or
 * has words that the near one has in another form: `set_cells` of `set_cells_batch` and `set_cell`.
 */
const isShared = (value: string, near: string, values: ReadonlyArray<Json>): boolean => {
  const given = wordsOf(value)
  const isMore = (one: Json): boolean => {
    const words = typeof one === 'string' ? wordsOf(one) : []
    return words.length > given.length && given.every((word) => words.includes(word))
  }
  if (given.length === 0) return false
  const own = wordsOf(near)
  const isOther = given.length > 1 && !given.every((word) => own.includes(word))
  return (isOther || isMore(near)) && values.filter(isMore).length > (isOther ? 0 : 1)
}

const isNegative = (text: string): boolean => /^-\d/.test(text)

/** Whether a text is a code with one more letter, which is another code: `https`, `docx`, `gpt-4o`; twice the same is a slip. */
const isOtherCode = (value: string, near: string): boolean => {
  const [given, code] = [wholeOf(value), wholeOf(near)]
  if (given.length !== code.length + 1 || !isCode(code)) return false
  let added = 0
  // One of the two is longer, so they differ somewhere.
  while (code[added] === given[added]) added++
  const isDoubled = given[added] === given[added - 1] || given[added] === given[added + 1]
  return !isDoubled && !(isVowelled(code) && isSameNumber(given, code))
}

const isCode = (code: string): boolean =>
  code.length <= 4 || /\p{N}/u.test(code) || !isVowelled(code)

const isVowelled = (code: string): boolean => /[aeiouy]/.test(code)
