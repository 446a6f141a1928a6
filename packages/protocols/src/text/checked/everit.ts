import { bound, type Form, keysAt, ruledAt, ruleIn } from '../../reading/forms.js'
import { located } from '../../reading/located.js'
import { ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'

/** everit-org/json-schema for Java, which AWS has before its models. */
const forms: ReadonlyArray<Form> = [
  [
    /^expected type: (\w{1,20}), found: \w{1,40}$/,
    (type) => typesRule([type.replace('JSON', '').toLowerCase()])
  ],
  [/^\S{1,40} is not greater or equal to (\S{1,40})$/, bound('minimum')],
  [/^\S{1,40} is not less or equal to (\S{1,40})$/, bound('maximum')],
  [/^expected minLength: (\d{1,15}), actual: \d{1,15}$/, bound('minLength')],
  [/^expected maxLength: (\d{1,15}), actual: \d{1,15}$/, bound('maxLength')],
  [/^expected minimum item count: (\d{1,15}), found: \d{1,15}$/, bound('minItems')],
  [/^expected maximum item count: (\d{1,15}), found: \d{1,15}$/, bound('maxItems')],
  [/^[^\n]{1,500} is not a valid enum value$/, () => ruled('enum')]
]

/** Where the place of another begins. */
const next = /\n|[,;] (?=#(?:\/[^\s:]{0,300})?: )/

/** The errors of everit's validator, each behind the fragment of its place; `undefined` for any other text. */
export const everitSaid = (text: string): Told | undefined =>
  /^#(?:\/[^\s:]{0,300})?: /.test(text) ? each(text.trimEnd().split(next), placed) : undefined

const placed = (part: string): Told | undefined => {
  const [head = '', where = ''] = /^(#(?:\/[^\s:]{0,300})?): /.exec(part) ?? []
  if (head === '') return undefined
  const { path } = located(where)
  const said = part.slice(head.length)
  const [, verb, key] =
    /^(required|extraneous) key \[([^\]\n]{1,200})\] (?:not found|is not permitted)$/.exec(said) ??
    []
  if (key !== undefined) {
    const rule = ruled(verb === 'required' ? 'required' : 'additionalProperties')
    return keysAt(path, [key], rule, said)
  }
  // What came stands first in some.
  return ruledAt(path, ruleIn(forms, said), said.replace(/^[^\n]{1,500} (?=is not )/, ''))
}
