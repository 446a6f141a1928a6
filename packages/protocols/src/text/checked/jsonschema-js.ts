import { bound, type Form, keysAt, ruledAt, ruleIn } from '../../reading/forms.js'
import { ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { pathOf } from '../../reading/written-place.js'

/** jsonschema for JavaScript, lib/attribute.js: what stands behind the place. */
const forms: ReadonlyArray<Form> = [
  [
    /^is not of a type\(s\) ([a-z]{1,20}(?:,[a-z]{1,20}){0,6})$/,
    (types) => typesRule(types.split(','))
  ],
  [/^is not one of enum values: [^\n]{1,2000}$/, () => ruled('enum')],
  [/^must be greater than or equal to (\S{1,40})$/, bound('minimum')],
  [/^must be less than or equal to (\S{1,40})$/, bound('maximum')],
  [/^does not meet minimum length of (\d{1,15})$/, bound('minLength')],
  [/^does not meet maximum length of (\d{1,15})$/, bound('maxLength')],
  [/^does not conform to the "([\w-]{1,40})" format$/, (format) => ruled('format', { format })]
]

const place =
  /^(?:instance|params|arguments|args|request\.body)((?:\.[^\s.[\]]{1,200}|\[\d{1,9}\]){0,32}) /

/** Where another begins. */
const next = /\n|[,;] ?(?=(?:instance|params|arguments|args|request\.body)[ .[])/

/** The errors of jsonschema, each behind its place below a name for the whole; `undefined` for any other text. */
export const jsonschemaJsSaid = (text: string): Told | undefined =>
  place.test(text) ? each(text.trimEnd().split(next), placed) : undefined

const placed = (part: string): Told | undefined => {
  const [head = '', where = ''] = place.exec(part) ?? []
  const path = where === '' ? [] : pathOf(where.replace(/^\./, ''))
  if (head === '' || path === undefined) return undefined
  const said = part.slice(head.length)
  const missing = /^requires property "([^"\n]{1,200})"$/.exec(said)?.[1]
  if (missing !== undefined) return keysAt(path, [missing], ruled('required'), said)
  const surplus =
    /^(?:additionalProperty|is not allowed to have the additional property) "([^"\n]{1,200})"(?: exists in instance when not allowed)?$/.exec(
      said
    )?.[1]
  return surplus === undefined
    ? ruledAt(path, ruleIn(forms, said), said)
    : keysAt(path, [surplus], ruled('additionalProperties'), said)
}
