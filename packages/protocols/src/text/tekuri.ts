import type { Issue, Path } from '@toolfault/model'
import { choiceRule, numberRule, type Rule, ruled, typesRule } from '../reading/rules.js'
import type { Told } from '../reading/told.js'
import { tekuriNames, tekuriValues } from './tekuri-values.js'

/** Sentences that name keys of the object they are said of, in versions 5 and 6. */
const ofKeys: ReadonlyArray<readonly [form: RegExp, keyword: string]> = [
  [/^missing propert(?:y|ies):? ('.{1,4000}')$/, 'required'],
  [/^properties ('.{1,4000}') required, if '[^']{1,400}' exists$/, 'dependentRequired'],
  [/^additional ?[pP]roperties ('.{1,4000}') not allowed$/, 'additionalProperties'],
  [/^unevaluatedProperties ('.{1,4000}') not allowed$/, 'unevaluatedProperties']
]

/** What one sentence of santhosh-tekuri/jsonschema for Go says of a place; what came is not told again. */
export const tekuriSaid = (said: string, path: Path): Told => {
  for (const [form, keyword] of ofKeys) {
    const list = form.exec(said)?.[1]
    const names = list === undefined ? [] : tekuriNames(list)
    if (names.length === 0) continue
    // Of a key that nobody knows the caller is the author.
    const isSent = /Properties$/.test(keyword)
    const rule = { ...ruled(keyword), message: said, ...(isSent ? { echo: true as const } : {}) }
    return { issues: names.map((name): Issue => ({ path: [...path, name], ...rule })), whole: true }
  }
  const rule = ruleIn(said)
  return rule === undefined
    ? { issues: [{ path, kind: 'unknown', message: said, echo: true }], whole: false }
    : { issues: [{ path, ...rule }], whole: true }
}

type Said = Rule & { readonly message: string }

const ruleIn = (said: string): Said | undefined => {
  const types =
    /^(?:got \w{1,20}, want|expected) (\w{1,20}(?: or \w{1,20}){0,6})(?:, but got \w{1,20})?$/.exec(
      said
    )?.[1]
  const rule =
    types === undefined ? (choiceIn(said) ?? boundIn(said)) : typesRule(types.split(' or '))
  return rule === undefined ? behindCame(said) : { ...rule, message: said }
}

const choiceIn = (said: string): Rule | undefined => {
  const list = /^value must be (?:one of )?(.{1,4000})$/s.exec(said)?.[1]
  if (list !== undefined) return choiceRule(tekuriValues(list))
  if (said === "'enum' failed" || said === "'const' failed") return ruled(said.slice(1, -8))
  return /^items at (?:index )?\d{1,15} and \d{1,15} are equal$/.test(said)
    ? ruled('uniqueItems')
    : undefined
}

const bound =
  /^(m(?:in|ax)(?:imum|Length|Items|Properties)|exclusiveM(?:in|ax)imum|multipleOf): got [-\d.,e+]{1,40}, want ([-\d.,e+]{1,40})$/

/** Numbers are written as in English, with a comma before each third digit. */
const boundIn = (said: string): Rule | undefined => {
  const [, keyword, limit = ''] = bound.exec(said) ?? []
  return keyword === undefined
    ? undefined
    : numberRule(keyword, keyword === 'multipleOf' ? keyword : 'limit', limit.replaceAll(',', ''))
}

/** Sentences that begin with what came, of which the last words count. */
const behindCame = (said: string): Said | undefined => {
  const at = said.lastIndexOf(MATCH)
  if (at >= 0) {
    const [pattern] = tekuriValues(said.slice(at + MATCH.length)) ?? []
    return typeof pattern === 'string'
      ? { ...ruled('pattern', { pattern }), message: said.slice(at + 1) }
      : undefined
  }
  const is = said.lastIndexOf(' is not valid ')
  const format = is < 0 ? undefined : /^ is not valid ([\w-]{1,40}): /.exec(said.slice(is))?.[1]
  // Why it is not valid may quote it.
  return format === undefined
    ? undefined
    : { ...ruled('format', { format }), message: `is not valid ${format}` }
}

const MATCH = ' does not match pattern '
