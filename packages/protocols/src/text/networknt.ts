import { type Issue, isList, type Path, parsePointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { choiceRule, numberRule, type Rule, ruled, typesRule } from '../reading/rules.js'
import { type Told, together } from '../reading/told.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'
import { parsed } from './zod.js'

/**
 * What the Java SDK writes of arguments: a list of sentences of networknt/json-schema-validator, each behind the pointer of
 * its place. They are in the language of the server's machine; of one that is not English its place is read.
 */
export const javaSaid: Recogniser = (body, text) => {
  const [, tool, list] = listOf.exec(body) ?? []
  return list === undefined ? undefined : wrong(tool, together(list.split(next).map(told)), text)
}

const listOf =
  /^Tool \((\S{1,200})\) input validation failed: Validation failed: JSON schema validation errors: \[(.*)\]$/s

/** Where the pointer of another place begins; that of the whole is empty. */
const next = /, (?=(?:\/[^:,\n]{0,500})?: )/

const told = (part: string): Told => {
  const [head = '', pointer = ''] = /^((?:\/[^:,\n]{0,500})?): /.exec(part) ?? []
  const path = head === '' ? undefined : parsePointer(pointer)
  if (path === undefined) return { issues: [], whole: false }
  const message = part.slice(head.length)
  return (
    networkntSaid(path, message) ?? { issues: [{ path, kind: 'unknown', message }], whole: false }
  )
}

/** One sentence of it, of the value at a place; `undefined` for one that is not English, or of a rule of an author's. */
export const networkntSaid = (path: Path, message: string): Told | undefined =>
  keyIn(path, message) ?? ruleIn(path, message)

/** Sentences that name a key of the object they are said of. */
const keys: ReadonlyArray<readonly [form: RegExp, keyword: string]> = [
  [/^required property '(.*)' not found$/s, 'required'],
  [/^has a missing property '(.*)' which is dependent required because /s, 'required'],
  [/^property '(.*)' is not defined in the schema and /s, 'additionalProperties'],
  [/^property '(.*)' is not evaluated and /s, 'unevaluatedProperties']
]

const keyIn = (path: Path, message: string): Told | undefined => {
  for (const [form, keyword] of keys) {
    const key = form.exec(message)?.[1]
    if (key === undefined) continue
    const isSent = keyword !== 'required'
    const issue: Issue = { path: [...path, key], ...ruled(keyword), message }
    // The caller wrote that one.
    return { issues: [isSent ? { ...issue, echo: true } : issue], whole: true }
  }
  return undefined
}

type Reading = (said: string) => Rule | undefined

/** Scalars that are listed as JSON; none where one of them is no scalar. */
const valuesOf = (list: string): ReadonlyArray<Json> => {
  const values = parsed(list)
  return isList(values) && values.every(isScalar) ? values : []
}

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const limited =
  (keyword: string): Reading =>
  (said) =>
    numberRule(keyword, keyword === 'multipleOf' ? keyword : 'limit', said)

/** Sentences about a value, and what they ask for. */
const rules: ReadonlyArray<readonly [form: RegExp, read: Reading]> = /* @__PURE__ */ (() => [
  [/^\w{1,20} found, \[?([\w, ]{1,100}?)\]? expected$/, (said) => typesRule(said.split(', '))],
  [/^does not have a value in the enumeration (\[.*\])$/s, (said) => choiceRule(valuesOf(said))],
  [/^must have a minimum value of (\S+)$/, limited('minimum')],
  [/^must have a maximum value of (\S+)$/, limited('maximum')],
  [/^must have an exclusive minimum value of (\S+)$/, limited('exclusiveMinimum')],
  [/^must have an exclusive maximum value of (\S+)$/, limited('exclusiveMaximum')],
  [/^must be multiple of (\S+)$/, limited('multipleOf')],
  [/^must be at least (\d{1,15}) characters long$/, limited('minLength')],
  [/^must be at most (\d{1,15}) characters long$/, limited('maxLength')],
  [/^must have at least (\d{1,15}) items but found \d{1,15}$/, limited('minItems')],
  [/^must have at most (\d{1,15}) items but found \d{1,15}$/, limited('maxItems')],
  [/^must have at least (\d{1,15}) properties$/, limited('minProperties')],
  [/^must have at most (\d{1,15}) properties$/, limited('maxProperties')],
  [/^does not match the regex pattern (.+)$/s, (pattern) => ruled('pattern', { pattern })],
  [/^does not match the (\S{1,50}) pattern .*$/s, (format) => ruled('format', { format })],
  [/^must have only unique items in the array$/, () => ruled('uniqueItems')]
])()

const ruleIn = (path: Path, message: string): Told | undefined => {
  for (const [form, read] of rules) {
    const match = form.exec(message)
    const rule = match === null ? undefined : read(match[1] ?? '')
    if (rule !== undefined) return { issues: [{ path, ...rule, message }], whole: true }
  }
  return undefined
}
