import { isList } from '@toolfault/model'
import { bound, type Form, keysAt, ruledAt, ruleIn } from '../../reading/forms.js'
import { located } from '../../reading/located.js'
import { choiceRule, ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { parsed } from '../zod.js'

/** What justinrainbow/json-schema for PHP calls a type behind its article. */
const forms: ReadonlyArray<Form> = [
  [/^The property \S{1,200} is required$/, () => ruled('required')],
  [
    /^(?:String|Integer|Double|Boolean|Array|Object|Null|NULL) value found, but an? (string|integer|number|boolean|array|object|null) is required$/,
    (type) => typesRule([type])
  ],
  [
    /^Does not have a value in the enumeration (\[.{1,4000}\])$/,
    (list) => choiceRule(textsIn(list))
  ],
  [/^Must have a minimum value of (\S+)$/, bound('minimum')],
  [/^Must have a maximum value of (\S+)$/, bound('maximum')],
  [/^Must be at least (\d{1,15}) characters long$/, bound('minLength')],
  [/^Must be at most (\d{1,15}) characters long$/, bound('maxLength')],
  [/^Does not match the regex pattern (.{1,1000})$/, (pattern) => ruled('pattern', { pattern })]
]

const textsIn = (list: string): ReadonlyArray<string> => {
  const texts = parsed(list)
  return isList(texts) && texts.every((text) => typeof text === 'string') ? texts : []
}

/** Where the place of another begins. */
const next = /\n|[;,] (?=\[[^\s[\]]{0,300}(?:\[\d{1,9}\][^\s[\]]{0,300}){0,8}\] [A-Z])/

/** The errors of justinrainbow/json-schema, each behind its place in brackets; `undefined` for any other text. */
export const phpSaid = (text: string): Told | undefined =>
  text.startsWith('[') && text.includes('] ') ? each(text.trimEnd().split(next), placed) : undefined

const placed = (part: string): Told | undefined => {
  const [head = '', where = ''] =
    /^\[([^\s[\]]{0,300}(?:\[\d{1,9}\][^\s[\]]{0,300}){0,8})\] (?=[A-Z])/.exec(part) ?? []
  if (head === '') return undefined
  const { path } = located(where)
  const said = part.slice(head.length)
  const key =
    /^The property (\S{1,200}) is not defined and the definition does not allow additional properties$/.exec(
      said
    )?.[1]
  return key === undefined
    ? ruledAt(path, ruleIn(forms, said), said)
    : keysAt(path, [key], ruled('additionalProperties'), said)
}
