import { lastOf } from '../pointers.js'
import { setOf } from '../set-of.js'
import { isContrary } from './contrary.js'
import { isSynonym } from './groups.js'
import { light } from './light.js'
import { digitsOf, headOf, singulars, wholeOf, wordsOf } from './spelling.js'
import { telling } from './telling.js'

/** Words that stand for each other where nothing else can have been meant; a group to a line of `|`. */
const groups = `owner org organization
repo repository
sql query statement
selector target locator
target element
title summary
name title
comment note body text message
description body
command script
expression formula equation
code function expression script
prompt question query
prompt instruction message
prompt input text task
data content body json payload
url endpoint
user assignee
path folder directory dir
domain host hostname site website
column field property
ticker symbol stock
channel room chat conversation
event meeting appointment
topic query
pattern regex query search
glob pattern
where filter condition`

/** Whole names that do, of which no word stands for the other beside a third: a `secret_key` is no `secret_name`. */
const wholes = `glob include filepattern
key name
value data
value text
ref uid`

type Table = ReadonlyArray<ReadonlySet<string>>

const setsOf = (lines: string): Table => lines.split('\n').map((line) => new Set(line.split(' ')))

const table: Table = /* @__PURE__ */ setsOf(groups)
const wholeTable: Table = /* @__PURE__ */ setsOf(wholes)

const areIn = (sets: Table, a: string, b: string): boolean =>
  sets.some((words) => words.has(a) && words.has(b))

/**
 * Whether one name may say the same as another that is the only one missing: in other words (`org` and `owner`), or as
 * the end of it (`number` and `pull_number`). Of a quantity a word more says another one (`amount` and `tax_amount`).
 */
export const isAkin = (key: string, name: string, isNumber: boolean): boolean => {
  const [whole, other] = [wholeOf(key), wholeOf(name)]
  // Names that differ by signs alone say so.
  const isNone = key.length + name.length > LONG || whole === other || whole === '' || other === ''
  if (isNone || digitsOf(key) !== digitsOf(name)) return false
  // Few say the same, and whether two say the opposite takes longer.
  const says =
    isAlike(whole, other) ||
    areIn(wholeTable, whole, other) ||
    saysMore(wordsOf(key), wordsOf(name), isNumber)
  return says && !isContrary(key, name)
}

const saysMore = (
  a: ReadonlyArray<string>,
  b: ReadonlyArray<string>,
  isNumber: boolean
): boolean => {
  if (a.length === b.length) return a.every((word, at) => isAlike(word, b[at] ?? ''))
  const isLonger = a.length > b.length
  const [less, more] = isLonger ? [b, a] : [a, b]
  const added = more.length - less.length
  if (added > (isLonger ? 1 : MORE) || less.every((word) => telling.has(word))) return false
  if (isNumber && !numbering.has(lastOf(more))) return false
  // Which line or version it is says nothing of what it is the number of.
  if (isNumber && more.some((word) => counted.has(word))) return false
  const isOther = (word: string): boolean => telling.has(word) && !(isLonger && idle.has(word))
  const isEnd = less.every((word, at) => isSame(word, more[added + at] ?? ''))
  if (isEnd) return !more.slice(0, added).some(isOther)
  const last = lastOf(more)
  return (
    added === 1 &&
    !telling.has(last) &&
    less.every((word, at) => isSame(word, more[at] ?? '')) &&
    (singulars(last).some((word) => light.has(word)) || less.some((word) => isAlike(word, last)))
  )
}

/** Whether two names say the same as a whole, however many words they have: `include` and `file_pattern`. */
export const areAlike = (key: string, name: string): boolean =>
  areIn(wholeTable, wholeOf(key), wholeOf(name))

/** Longer names together are not compared. */
const LONG = 128

/** More words than this before another name make it a name of its own. */
const MORE = 2

/** Whether a name says which one by a number, and not how much. */
export const isNumbering = (name: string): boolean => numbering.has(headOf(name))

const numbering: ReadonlySet<string> = /* @__PURE__ */ setOf('id key no num number port version')

/** What has a number beside that of the thing itself. */
const counted: ReadonlySet<string> = /* @__PURE__ */ setOf('line version comment phone page row')

/** Words that tell of two, and add nothing where there is one. */
export const idle: ReadonlySet<string> = /* @__PURE__ */ setOf('input new')

type Like = (a: string, b: string) => boolean

const isSame: Like = (a, b) => singulars(a).some((one) => singulars(b).includes(one))

const isAlike: Like = (a, b) =>
  singulars(a).some((one) =>
    singulars(b).some((other) => one === other || isSynonym(one, other) || areIn(table, one, other))
  )
