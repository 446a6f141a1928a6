import { isList, own, owns } from '@toolfault/model'
import { textOf } from './get.js'
import { listedValues } from './listed.js'
import { bare, type Copy, type Rule, ruledBy, type Said } from './said.js'
import { choiceRule, formatRule, jsonType, knownFormat, limitRule, typeRule } from './spelling.js'

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
  const stock = rule.kind !== 'rule' && isStock(issue, wanted)
  const message = stock ? undefined : unquoted(textOf(issue, 'message'), actual)
  return {
    ...rule,
    stock,
    ...(message === undefined ? {} : { message }),
    texts: [own(issue, 'data')],
    ...(code === 'required' ? { absent: true } : {}),
    came: actual === undefined ? undefined : actual === 'undefined' ? 'nothing' : 'something',
    ...(rule.keyword === 'anyOf' ? branchesIn(issue) : {})
  }
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

const ruleOf = (issue: object, code: string, wanted: string, copy: Copy): Rule | undefined => {
  const limit = own(issue, 'rule') ?? numberIn(wanted)
  const isExclusive =
    own(issue, 'exclusive') === true || /^(?:(?:more|less) than|positive|negative)/.test(wanted)
  switch (code) {
    case 'required':
      return bare('required')
    case 'domain':
    case 'proto':
      return typeRule(own(issue, 'domain') ?? phraseType(wanted))
    case 'unit':
    case 'union':
      return owns(issue, 'unit')
        ? choiceRule([own(issue, 'unit')], copy)
        : (phrased(wanted, copy) ?? (code === 'unit' ? { kind: 'choice' } : bare('anyOf')))
    case 'predicate':
      // A narrow is an author's; but a tag that is unknown and a key that is too much come so, too.
      if (wanted === 'removed' && textOf(issue, 'actual') === '')
        return bare('additionalProperties')
      return phrased(wanted, copy) ?? { kind: 'rule' }
    case 'pattern':
      return knownFormat(wanted) === undefined
        ? ruledBy(
            'pattern',
            'pattern',
            textOf(issue, 'rule') ?? /^matched by (.+)$/s.exec(wanted)?.[1]
          )
        : formatRule(wanted)
    case 'min':
      return limitRule(isExclusive ? 'exclusiveMinimum' : 'minimum', limit)
    case 'max':
      return limitRule(isExclusive ? 'exclusiveMaximum' : 'maximum', limit)
    case 'minLength':
    case 'maxLength':
    case 'exactLength':
      return lengthRule(code, limit, own(issue, 'data'))
    case 'divisor':
      return limit === 1 || wanted === 'an integer'
        ? typeRule('integer')
        : ruledBy('multipleOf', 'multipleOf', copy(limit))
    case 'before':
    case 'after':
      return { kind: 'range' }
    default:
      return undefined
  }
}

const phraseType = (phrase: string): string => (phrase === 'boolean' ? 'a boolean' : phrase)

/** What is prose only in form: listed values, types, a format, nothing at all. */
const phrased = (wanted: string, copy: Copy): Rule | undefined => {
  if (wanted === 'never') return typeRule(wanted)
  const values = listedValues(wanted, /, | or /)
  if (values !== undefined) return choiceRule(values, copy)
  if (knownFormat(wanted) !== undefined) return formatRule(wanted)
  const types = wanted.split(/, | or /).map((phrase) => jsonType(phraseType(phrase)))
  if (!types.every((type) => type !== undefined)) return undefined
  return types.length === 1 ? typeRule(types[0]) : ruledBy('type', 'type', types)
}

const numberIn = (wanted: string): number | undefined => {
  const digits = /-?\d+(?:\.\d+)?$/.exec(wanted)?.[0]
  if (digits !== undefined) return Number(digits)
  return /^(?:non-)?(?:positive|negative)$/.test(wanted) ? 0 : undefined
}

const lengthRule = (code: string, limit: unknown, data: unknown): Rule => {
  const size = typeof data === 'string' ? 'Length' : isList(data) ? 'Items' : undefined
  if (size === undefined) return { kind: 'size' }
  const length = typeof data === 'string' ? data.length : own(data, 'length')
  const isShort = typeof length === 'number' && typeof limit === 'number' && length < limit
  const end = code === 'maxLength' || (code === 'exactLength' && !isShort) ? 'max' : 'min'
  return limitRule(`${end}${size}`, limit)
}

/** arktype stops at the first error of a branch. */
const branchesIn = (issue: object): Pick<Said, 'branches'> => {
  const errors = own(issue, 'errors')
  return isList(errors) && errors.length > 0
    ? { branches: { lists: errors.map((error) => [error]), from: 'root' } }
    : {}
}
