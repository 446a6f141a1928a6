import type { Path } from '@toolfault/model'
import { bound, type Form, ruledAt, ruleIn } from '../reading/forms.js'
import { choiceRule, ruled, typesRule } from '../reading/rules.js'
import type { Told } from '../reading/told.js'
import { valueIn } from '../reading/values.js'

/** TypeBox 0.34, src/errors/function.ts. */
const forms: ReadonlyArray<Form> = [
  [/^Expected required property$/, () => ruled('required')],
  [/^Unexpected property$/, () => ruled('additionalProperties')],
  [/^Expected (string|number|integer|boolean|array|object|null)$/, (type) => typesRule([type])],
  [/^Expected (?:number|integer) to be greater or equal to (\S{1,40})$/, bound('minimum')],
  [/^Expected (?:number|integer) to be less or equal to (\S{1,40})$/, bound('maximum')],
  [/^Expected (?:number|integer) to be greater than (\S{1,40})$/, bound('exclusiveMinimum')],
  [/^Expected (?:number|integer) to be less than (\S{1,40})$/, bound('exclusiveMaximum')],
  [/^Expected (?:number|integer) to be a multiple of (\S{1,40})$/, bound('multipleOf')],
  [/^Expected string length greater or equal to (\d{1,15})$/, bound('minLength')],
  [/^Expected string length less or equal to (\d{1,15})$/, bound('maxLength')],
  [/^Expected array length to be greater or equal to (\d{1,15})$/, bound('minItems')],
  [/^Expected array length to be less or equal to (\d{1,15})$/, bound('maxItems')],
  [/^Expected object to have at least (\d{1,15}) properties$/, bound('minProperties')],
  [/^Expected object to have no more than (\d{1,15}) properties$/, bound('maxProperties')],
  [/^Expected array elements to be unique$/, () => ruled('uniqueItems')],
  [/^Expected string to match '([\w:-]{1,40})' format$/, (format) => ruled('format', { format })],
  [/^Expected string to match '([^\n]{1,1000})'$/, (pattern) => ruled('pattern', { pattern })],
  [/^Expected union value$/, () => ruled('anyOf')],
  [
    /^Expected ('[^'\n]{1,200}'|-?\d[\d.e+-]{0,30}|true|false)$/,
    (value) => choiceRule(valueIn(value))
  ]
]

/** One sentence of TypeBox's about the value at a place; `undefined` for what it never wrote. */
export const typeboxSentence = (message: string, path: Path): Told | undefined => {
  const rule = /^(?:Ex|Unex)pected /.test(message) ? ruleIn(forms, message) : undefined
  return ruledAt(path, rule, message)
}
