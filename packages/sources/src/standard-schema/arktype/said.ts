import { isList, isRecord, own, owns } from '@toolfault/model'
import type { Copy } from '../../copy.js'
import type { Said } from '../../said.js'
import { knownFormat, typeRule } from '../../spelling.js'
import { textOf } from '../../text-of.js'
import { ruleOf } from './rule.js'

/**
 * What an issue with one of arktype's codes says. Its sentences come from getters; `errors` of a union
 * and of an intersection have absolute paths. `undefined` for a code that arktype has not.
 */
export const arktypeSaid = (issue: object, code: string, copy: Copy): Said | undefined => {
  if (code === 'intersection') {
    return { kind: 'unknown', stock: true, parts: { issues: own(issue, 'errors'), from: 'root' } }
  }
  const wanted = wantedBy(issue)
  const rule = ruleOf(issue, code, wanted, copy)
  if (rule === undefined) return undefined
  const actual = textOf(issue, 'actual')
  const data = own(issue, 'data')
  // The tag of a union is looked for in whatever came: what can have none is no object.
  if (code === 'predicate' && actual === 'undefined' && data !== undefined && !isRecord(data)) {
    return { ...typeRule('object'), stock: true, texts: [data], came: 'something', isOfOwner: true }
  }
  const stock = rule.kind !== 'rule' && isStock(issue, wanted)
  const message = stock ? undefined : unquoted(textOf(issue, 'message'), actual)
  return {
    ...rule,
    stock,
    ...(message === undefined ? {} : { message }),
    texts: [data],
    ...(code === 'required' ? { absent: true } : {}),
    came: cameTo(actual, data),
    ...(rule.keyword === 'anyOf' ? branchesIn(issue) : {})
  }
}

/** A function comes from a prototype (`toString`), so it tells nothing. */
const cameTo = (actual: string | undefined, data: unknown): Said['came'] => {
  if (actual === undefined || typeof data === 'function') return undefined
  return actual === 'undefined' ? 'nothing' : 'something'
}

/**
 * What was expected, without the place and what came: a union has both in it (`a must be "x" or "y"
 * (was "z")`), and several places where its branches failed in several.
 */
const wantedBy = (issue: object): string => {
  const expected = textOf(issue, 'expected') ?? ''
  const [, after, ...more] = expected.split('must be ')
  if (after === undefined || more.length > 0) return expected
  const end = after.indexOf(' (was ')
  return end < 0 ? after : after.slice(0, end)
}

/** A description that is none of arktype's own, or a configured sentence, an author wrote. */
const isStock = (issue: object, wanted: string): boolean => {
  const problem = textOf(issue, 'problem') ?? ''
  const message = textOf(issue, 'message') ?? ''
  return (
    message.endsWith(problem) &&
    (problem.includes('must be ') || problem === 'never') &&
    !owns(own(issue, 'meta'), 'problem') &&
    (knownFormat(wanted) !== undefined || !owns(own(issue, 'meta'), 'description'))
  )
}

/**
 * An author's part of a sentence stays whole where arktype's part, ` (was "…")`, repeats the text of
 * the caller and would keep it from being shown.
 */
const unquoted = (message: string | undefined, actual: string | undefined): string | undefined => {
  const end = ` (was ${String(actual)})`
  return message?.endsWith(end) === true && end.includes('"')
    ? message.slice(0, -end.length)
    : undefined
}

/** arktype stops at the first error of a branch. */
const branchesIn = (issue: object): Pick<Said, 'branches'> => {
  const errors = own(issue, 'errors')
  return isList(errors) && errors.length > 0
    ? { branches: { lists: errors.map((error) => [error]), from: 'root' } }
    : {}
}
