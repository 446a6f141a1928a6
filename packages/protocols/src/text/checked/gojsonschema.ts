import { bound, type Form, keysAt, ruledAt, ruleIn } from '../../reading/forms.js'
import { choiceRule, ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { valuesIn } from '../../reading/values.js'
import { pathOf } from '../../reading/written-place.js'

/** xeipuuv/gojsonschema, locales.go. */
const forms: ReadonlyArray<Form> = [
  [
    /^Invalid type\. Expected: \[?(\w{1,20}(?:[,/]\w{1,20}){0,6})\]?, given: \w{1,20}$/,
    (said) => typesRule(said.split(/[,/]/))
  ],
  [
    /^\S{1,500} must be one of the following: (.{1,4000})$/,
    (list) => choiceRule(valuesIn(list, ', '))
  ],
  [/^\S{1,500} does not match: (.{1,1000})$/, (value) => choiceRule(valuesIn(value, ', '))],
  [/^Must be greater than or equal to (\S+)$/, bound('minimum')],
  [/^Must be less than or equal to (\S+)$/, bound('maximum')],
  [/^Must be greater than (\S+)$/, bound('exclusiveMinimum')],
  [/^Must be less than (\S+)$/, bound('exclusiveMaximum')],
  [/^Must be a multiple of (\S+)$/, bound('multipleOf')],
  [/^String length must be greater than or equal to (\d{1,15})$/, bound('minLength')],
  [/^String length must be less than or equal to (\d{1,15})$/, bound('maxLength')],
  [/^Array must have at least (\d{1,15}) items$/, bound('minItems')],
  [/^Array must have at most (\d{1,15}) items$/, bound('maxItems')],
  [/^Must have at least (\d{1,15}) properties$/, bound('minProperties')],
  [/^Must have at most (\d{1,15}) properties$/, bound('maxProperties')],
  [/^Does not match pattern '(.{1,1000})'$/, (pattern) => ruled('pattern', { pattern })],
  [/^Does not match format '([\w-]{1,40})'$/, (format) => ruled('format', { format })],
  [/^array items\[\d{1,15},\d{1,15}\] must be unique$/, () => ruled('uniqueItems')],
  [/^Must validate at least one schema \(anyOf\)$/, () => ruled('anyOf')],
  [/^Must validate one and only one schema \(oneOf\)$/, () => ruled('oneOf')]
]

/** Lists of lines, or one after the other. */
const next = /\n|[;,] (?!given: )(?=- |(?:\(root\)|[^\s:]{1,500}): )/

/** The errors of gojsonschema, each behind its place; `undefined` for any other text. */
export const gojsonschemaSaid = (text: string): Told | undefined =>
  /^(?:- )?(?:\(root\)|[^\s:]{1,500}): /.test(text)
    ? each(text.trimEnd().split(next), placed)
    : undefined

const placed = (part: string): Told | undefined => {
  const [head = '', where = ''] = /^(?:- )?(\(root\)|[^\s:]{1,500}): /.exec(part) ?? []
  const path = where === '(root)' ? [] : pathOf(where)
  if (path === undefined) return undefined
  const said = part.slice(head.length)
  const key = /^Additional property (\S.{0,199}) is not allowed$/.exec(said)?.[1]
  if (key !== undefined) return keysAt(path, [key], ruled('additionalProperties'), said)
  const lacks = /^(\S{1,200}) is required$/.exec(said)?.[1]
  return lacks === undefined
    ? ruledAt(path, ruleIn(forms, said), said)
    : keysAt(path, [lacks], ruled('required'), said)
}
