import { isList, isRecord, own, type Steps } from '@toolfault/model'
import { type Broken, brokenRules } from './broken.js'
import type { Position } from './group.js'
import { kindOfSchema } from './kind.js'
import type { Rule } from './rule-name.js'
import { textOf } from './text.js'
import { ownKeyAtEnd } from './value-path.js'

/**
 * The rule that an error of 0.34 is about, told without its number: by what its own schema asks for and
 * its value breaks, in the order in which 0.34 says it; by 0.34's own sentence only where that leaves a
 * choice; `undefined` where nothing tells.
 */
export const ruleTold = (
  error: unknown,
  position: Position,
  before: unknown,
  looks: Steps
): Rule | undefined => {
  const branches = own(error, 'errors')
  if (isList(branches) && branches.length > 0) return 'anyOf'
  const schema = own(error, 'schema')
  const value = own(error, 'value')
  const kind = kindOfSchema(schema) ?? ''
  if (value === undefined && textOf(error, 'path') !== '') {
    return isMissing(error, position) ? 'required' : brokenRules(kind, schema, value, looks).sure[0]
  }
  if (kind === 'Intersect') return isUnevaluated(error, before) ? 'unevaluatedProperties' : 'allOf'
  if (!isRecord(schema)) return undefined
  const broken = brokenRules(kind, schema, value, looks)
  if (own(schema, 'additionalProperties') === false && isSurplus(error, broken)) {
    return 'additionalProperties'
  }
  return chosen(error, broken, position)
}

/** The first of two errors of one schema about nothing at all; of a single one the sentence tells. */
const isMissing = (error: unknown, { nth, total }: Position): boolean => {
  if (total > 1) return nth % 2 === 0
  const message = textOf(error, 'message')
  // In arguments from JSON, nothing else is `undefined`.
  return message === sentences.required || !defaults.test(message)
}

/** 0.34's own sentences; an author may have set others. */
const sentences = {
  required: 'Expected required property',
  unexpected: 'Unexpected property',
  object: 'Expected object'
} as const

const defaults = /^(?:Expected |Value should not match$|Never$|Unknown format )/

/** A surplus key is reported with the closed object's schema and the key's value, which fits by chance. */
const isSurplus = (error: unknown, broken: Broken): boolean => {
  const message = textOf(error, 'message')
  if (textOf(error, 'path') === '' || message === sentences.object) return false
  return message === sentences.unexpected || broken.sure.length === 0 || broken.sure[0] === 'type'
}

/** All of a value's keys are judged only when the parts of the intersection have said nothing. */
const isUnevaluated = (error: unknown, before: unknown): boolean => {
  const path = textOf(error, 'path')
  if (own(own(error, 'schema'), 'unevaluatedProperties') !== false) return false
  const isInside = own(before, 'path') !== undefined && textOf(before, 'path').startsWith(path)
  return !isInside && ownKeyAtEnd(error) !== undefined
}

const chosen = (error: unknown, broken: Broken, { nth }: Position): Rule | undefined => {
  const { maybe, sure } = broken
  if (nth < sure.length) return sure[nth]
  if (maybe.length > 1) {
    const message = textOf(error, 'message')
    const said = maybe.find((rule) => isSaid(rule, message, own(error, 'schema')))
    if (said !== undefined) return said
  }
  // More errors than rules: one schema stands twice at the place.
  return (
    maybe[Math.min(nth - sure.length, maybe.length - 1)] ?? sure[nth % Math.max(1, sure.length)]
  )
}

const isSaid = (rule: Rule, message: string, schema: unknown): boolean => {
  switch (rule) {
    case 'pattern':
      return message === `Expected string to match '${textOf(schema, 'pattern')}'`
    case 'format':
      return / format$|^Unknown format /.test(message)
    case 'uniqueItems':
      return message.endsWith('to be unique')
    default:
      return message.startsWith('Expected array to contain')
  }
}
