import { type Findings, isList, isRecord, owns, part, readJson, unreadable } from '@toolfault/model'
import { flatOf } from '../list.js'
import { rootOf } from '../place.js'
import { isThenable } from '../thenable.js'
import { arranged } from './arranged.js'
import { reader } from './issue.js'
import { united } from './united.js'

/** What is said of a result that has neither issues nor a value. */
export const WRONG = 'the validator answered with what is no result of Standard Schema'

const PROMISE = 'the validator answered with a promise: await it, and read what it holds'

/** What a result says that may be anything; the public functions narrow it. */
export const resultOf = (result: unknown, value: unknown): Findings => {
  if (isThenable(result)) return unreadable(PROMISE)
  const issues = isList(result) ? result : issuesIn(failureIn(result))
  if (!isList(issues)) {
    return !issues && isSuccess(result) ? { issues: [] } : shown(failureIn(result), value)
  }
  if (issues.length > 0) return findings(issues, value)
  // A failure without an issue is no success.
  return isList(result) || hasValue(result) ? { issues: [] } : unreadable(WRONG)
}

/** The issues of a failure; zod-validation-error has them in `details`, each with its path. */
const issuesIn = (failure: unknown): unknown => {
  const issues = part(failure, 'issues')
  const details = issues === undefined ? part(failure, 'details') : undefined
  const isPlaced =
    isList(details) && details.length > 0 && details.every((one) => isList(part(one, 'path')))
  return isPlaced ? details : issues
}

/** What was made of issues to be shown or sent; the message of a `ZodError` of zod 4 is all of them as JSON, and all that is left of it there. */
const shown = (failure: unknown, value: unknown): Findings => {
  const message = part(failure, 'name') === 'ZodError' ? part(failure, 'message') : undefined
  const read = typeof message === 'string' ? readJson(message) : undefined
  if (read?._tag === 'Right' && isList(read.right) && read.right.length > 0) {
    return findings(read.right, value)
  }
  const found = arranged(failure, value)
  if (found === undefined) return unreadable(WRONG)
  const said = findings(found.list, value)
  return found.isCut ? { ...said, truncated: true } : said
}

/** Libraries' own `safeParse` has its issues in an error. */
const failureIn = (result: unknown): unknown =>
  part(result, 'success') === false ? (part(result, 'error') ?? result) : result

const hasValue = (result: unknown): boolean =>
  owns(result, 'value') || part(result, 'value') !== undefined

/** What succeeded has a value; valibot's own results say so by issues that are `undefined`. */
const isSuccess = (result: unknown): boolean =>
  isRecord(result) &&
  (hasValue(result) ||
    owns(result, 'issues') ||
    (part(result, 'success') === true && owns(result, 'data')))

const findings = (list: ReadonlyArray<unknown>, value: unknown): Findings => {
  const found = flatOf(list, reader(rootOf(value)))
  return list.every(isBare) ? { ...found, issues: united(found.issues) } : found
}

/** Whether nothing but a path and a sentence is known of an issue. */
const isBare = (issue: unknown): boolean =>
  part(issue, 'code') === undefined && part(issue, 'kind') === undefined
