import { isList, parsePointer } from '@toolfault/model'
import { bound, type Form, keysAt, ruledAt, ruleIn } from '../../reading/forms.js'
import { choiceRule, ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { parsed } from '../zod.js'

/** What it begins with says what sort of value is there. */
const start =
  /^(object property|value|number|string length|string|array size|array items|object size|object) at (root|`(\/[^`\n]{0,500})`) /

/** json_schemer, vocab/validation.rb, with the sort before what is said. */
const forms: ReadonlyArray<Form> = [
  [
    /^value is not (?:an? )?(null|boolean|number|integer|string|array|object)$/,
    (type) => typesRule([type])
  ],
  [/^value is not one of the types: (\[.{1,200}\])$/, (list) => typesRule(textsIn(list))],
  [/^value is not one of: (\[.{1,4000}\])$/, (list) => choiceRule(textsIn(list))],
  [/^number is less than: (\S+)$/, bound('minimum')],
  [/^number is greater than: (\S+)$/, bound('maximum')],
  [/^number is less than or equal to: (\S+)$/, bound('exclusiveMinimum')],
  [/^number is greater than or equal to: (\S+)$/, bound('exclusiveMaximum')],
  [/^number is not a multiple of: (\S+)$/, bound('multipleOf')],
  [/^string length is less than: (\d{1,15})$/, bound('minLength')],
  [/^string length is greater than: (\d{1,15})$/, bound('maxLength')],
  [/^string does not match pattern: (.{1,1000})$/, (pattern) => ruled('pattern', { pattern })],
  [/^value does not match format: ([\w-]{1,40})$/, (format) => ruled('format', { format })],
  [/^array size is less than: (\d{1,15})$/, bound('minItems')],
  [/^array size is greater than: (\d{1,15})$/, bound('maxItems')],
  [/^object size is less than: (\d{1,15})$/, bound('minProperties')],
  [/^object size is greater than: (\d{1,15})$/, bound('maxProperties')],
  [/^array items are not unique$/, () => ruled('uniqueItems')],
  [/^value does not match any `anyOf` schemas$/, () => ruled('anyOf')],
  [/^value does not match exactly one `oneOf` schema$/, () => ruled('oneOf')]
]

/** Texts as Ruby prints them are those of JSON, as far as nothing in them is escaped. */
const textsIn = (list: string): ReadonlyArray<string> => {
  const texts = list.includes('\\') ? undefined : parsed(list)
  return isList(texts) && texts.every((text) => typeof text === 'string') ? texts : []
}

const next =
  /[;,] (?=(?:object property|value|number|string length|string|array size|array items|object size|object) at (?:root|`\/))|\n/

/** The errors of json_schemer for Ruby, each with its place; `undefined` for any other text. */
export const jsonSchemerSaid = (text: string): Told | undefined =>
  start.test(text) ? each(text.trimEnd().split(next), placed) : undefined

const placed = (message: string): Told | undefined => {
  const [head = '', sort = '', , pointer = ''] = start.exec(message) ?? []
  const path = parsePointer(pointer)
  if (head === '' || path === undefined) return undefined
  const said = message.slice(head.length)
  if (sort === 'object property')
    return said === 'is a disallowed additional property'
      ? { issues: [{ path, ...ruled('additionalProperties'), message, echo: true }], whole: true }
      : undefined
  const names = /^is missing required properties: (\S.{0,1000})$/.exec(said)?.[1]
  if (sort === 'object' && names !== undefined)
    return keysAt(path, names.split(', '), ruled('required'), message)
  return ruledAt(path, ruleIn(forms, `${sort} ${said}`), message)
}
