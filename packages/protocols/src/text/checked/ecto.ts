import { bound, type Form, ruledAt, ruleIn } from '../../reading/forms.js'
import { ruled } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'

const forms: ReadonlyArray<Form> = [
  [/^can't be blank$/, () => ruled('required')],
  [/^must be greater than or equal to (\S+)$/, bound('minimum')],
  [/^must be less than or equal to (\S+)$/, bound('maximum')],
  [/^must be greater than (\S+)$/, bound('exclusiveMinimum')],
  [/^must be less than (\S+)$/, bound('exclusiveMaximum')],
  [/^should be at least (\d{1,15}) character\(s\)$/, bound('minLength')],
  [/^should be at most (\d{1,15}) character\(s\)$/, bound('maxLength')],
  [/^should have at least (\d{1,15}) item\(s\)$/, bound('minItems')],
  [/^should have at most (\d{1,15}) item\(s\)$/, bound('maxItems')]
]

/** A name with the sentences of it. */
const entry =
  /^([a-z_]\w{0,99}[?!]?): \[("(?:[^"\\\n]|\\.){1,300}"(?:, "(?:[^"\\\n]|\\.){1,300}"){0,8})\]$/

/** The errors of a changeset of Ecto as Elixir prints a map of one level; `undefined` for any other text. */
export const ectoSaid = (text: string): Told | undefined =>
  text.startsWith('%{') && text.endsWith('}')
    ? each(text.slice(2, -1).split(/(?<=\]), (?=[a-z_]\w{0,99}[?!]?: \[")/), placed)
    : undefined

const placed = (part: string): Told | undefined => {
  const [, name, list = ''] = entry.exec(part) ?? []
  if (name === undefined) return undefined
  return each(list.slice(1, -1).split('", "'), (message) => said(name, message))
}

const said = (name: string, message: string): Told =>
  ruledAt([name], ruleIn(forms, message), message) ?? {
    issues: [{ path: [name], kind: 'unknown', message }],
    whole: true
  }
