import { bound, type Form, ruledAt, ruleIn, textsRule } from './forms.js'
import { ruled, typesRule } from './rules.js'
import { each, type Told } from './told.js'
import { pathOf } from './written-place.js'

/** joi, lib/types: what stands behind the label, which is the place in quotation marks. */
const forms: ReadonlyArray<Form> = [
  [/^is required$/, () => ruled('required')],
  [/^is not allowed$/, () => ruled('additionalProperties')],
  [
    /^must be (?:an? |of type )(string|number|integer|boolean|array|object)$/,
    (type) => typesRule([type])
  ],
  [/^must be (?:one of )?\[([^\n]{1,2000})\]$/, textsRule],
  [/^must be greater than or equal to (\S{1,40})$/, bound('minimum')],
  [/^must be less than or equal to (\S{1,40})$/, bound('maximum')],
  [/^must be greater than (\S{1,40})$/, bound('exclusiveMinimum')],
  [/^must be less than (\S{1,40})$/, bound('exclusiveMaximum')],
  [/^must be a multiple of (\S{1,40})$/, bound('multipleOf')],
  [/^length must be at least (\d{1,15}) characters long$/, bound('minLength')],
  [/^length must be less than or equal to (\d{1,15}) characters long$/, bound('maxLength')],
  [/^is not allowed to be (empty)$/, () => bound('minLength')('1')],
  [/^must contain at least (\d{1,15}) items$/, bound('minItems')],
  [/^must contain less than or equal to (\d{1,15}) items$/, bound('maxItems')],
  [/^must be a valid (email|uri)$/, (format) => ruled('format', { format })],
  [/^must be a valid GUID$/, () => ruled('format', { format: 'uuid' })],
  [/^must be in ISO 8601 date format$/, () => ruled('format', { format: 'date-time' })]
]

/** Where the label of another begins. */
const next = /(?:\. |[,;] |\n)(?="[^"\n]{1,200}" (?:is|must|length) )/

/** What joi says of keys, one behind the other; `undefined` for any other text. */
export const joiSaid = (text: string): Told | undefined => {
  const said = text.replace(/^ValidationError: /, '')
  return said.startsWith('"') ? each(said.trimEnd().split(next), placed) : undefined
}

const placed = (part: string): Told | undefined => {
  const [head = '', where = ''] = /^"([^"\n]{1,200})" /.exec(part) ?? []
  const path = pathOf(where)
  const said = part.slice(head.length)
  return path === undefined ? undefined : ruledAt(path, ruleIn(forms, said), said)
}
