import { comparisonOf } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { type Rule, ruled } from './ruled.js'
import { valueIn } from './values.js'

export { type Rule, ruled } from './ruled.js'

/** As JSON Schema calls them, and as valibot does. */
const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'].map(
    (name) => [name, name] as const
  ),
  ['Array', 'array'],
  ['Object', 'object']
])

/** Types of JSON; `undefined` where one is none. */
export const typesRule = (names: ReadonlyArray<string>): Rule | undefined => {
  const known = names.map((name) => types.get(name))
  const [type] = known
  if (type === undefined || !known.every((name) => name !== undefined)) return undefined
  return ruled('type', { type: known.length === 1 ? type : known })
}

/** One of the values that a sentence lists, where it lists some. */
export const choiceRule = (values: ReadonlyArray<Json> = []): Rule | undefined => {
  const [allowedValue] = values
  if (allowedValue === undefined) return undefined
  return values.length === 1
    ? ruled('const', { allowedValue })
    : ruled('enum', { allowedValues: values })
}

/** The values or the types that the members of a union want, of types as whoever wrote them calls them. */
export const wantedRule = (
  wanted: ReadonlyArray<string>,
  typeOf: (name: string) => string = (name) => name
): Rule | undefined => {
  const values = wanted.map((one) => (/^["\d-]/.test(one) ? valueIn(one) : undefined))
  return values.every((value) => value !== undefined)
    ? choiceRule(values.flat())
    : typesRule(wanted.map(typeOf))
}

/** A bound of a number by its sign. */
export const boundRule = (sign: string | undefined, limit = ''): Rule | undefined => {
  if (sign === undefined) return undefined
  const end = sign.startsWith('>') ? 'inimum' : 'aximum'
  return numberRule(sign.endsWith('=') ? `m${end}` : `exclusiveM${end}`, 'limit', limit)
}

/** A rule with one number, where the text is one. */
export const numberRule = (keyword: string, name: string, text: string): Rule | undefined => {
  const value = valueIn(text)?.[0]
  const comparison = comparisonOf(keyword)
  return typeof value === 'number'
    ? ruled(keyword, { ...(comparison === undefined ? {} : { comparison }), [name]: value })
    : undefined
}
