import { bound, type Form, ruledAt, ruleIn } from '../../reading/forms.js'
import { located } from '../../reading/located.js'
import { typeOfPython } from '../../reading/python-types.js'
import { choiceRule, ruled, typesRule } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'
import { valuesIn } from '../../reading/values.js'

const forms: ReadonlyArray<Form> = [
  [/^required key not provided$/, () => ruled('required')],
  [/^extra keys not allowed$/, () => ruled('additionalProperties')],
  [/^expected (?:a )?(\w{1,20})$/, (name) => typesRule([typeOfPython(name)])],
  [/^value must be one of \[(.{1,2000})\]$/, (list) => choiceRule(valuesIn(list, ', '))],
  [/^value must be at least (\S+)$/, bound('minimum')],
  [/^value must be at most (\S+)$/, bound('maximum')],
  [/^value must be higher than (\S+)$/, bound('exclusiveMinimum')],
  [/^value must be lower than (\S+)$/, bound('exclusiveMaximum')],
  [/^length of value must be at least (\d{1,15})$/, bound('minLength')],
  [/^length of value must be at most (\d{1,15})$/, bound('maxLength')]
]

/** An error of voluptuous for Python, its place at the end, and what came behind that; `undefined` for any other text. */
export const voluptuousSaid = (text: string): Told | undefined => {
  const [whole, message = '', where = ''] =
    /^([^\n@]{1,2000}?)(?: for dictionary value)? @ data((?:\['[^'\n]{1,200}'\]|\[\d{1,9}\]){1,32})(?=$|\. Got )/.exec(
      text
    ) ?? []
  if (whole === undefined) return undefined
  const { path } = located(`$${where}`)
  if (path.length === 0) return undefined
  return (
    ruledAt(path, ruleIn(forms, message), message) ?? {
      issues: [{ path, kind: 'unknown', message, echo: true }],
      whole: false
    }
  )
}
