import { comparisonOf, isList, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Copy } from './copy.js'
import { momentOf } from './moment.js'
import { bare, type Rule, ruled, ruledBy } from './said.js'

/** What libraries call the types that JSON has. What is not here, JSON has not. */
const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'].map(
    (name) => [name, name] as const
  ),
  ['int', 'integer'],
  ['safe_integer', 'integer'],
  ['float', 'number'],
  ['finite', 'number'],
  ...['tuple', 'loose_tuple', 'strict_tuple', 'tuple_with_rest'].map(
    (name) => [name, 'array'] as const
  ),
  ...['record', 'loose_object', 'strict_object', 'object_with_rest'].map(
    (name) => [name, 'object'] as const
  ),
  ['a string', 'string'],
  ['a number', 'number'],
  ['an integer', 'integer'],
  ['a boolean', 'boolean'],
  ['an object', 'object'],
  ['an array', 'array']
])

/** What libraries call the formats of JSON Schema. Others keep their name. */
const formats: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['url', 'uri'],
  ['guid', 'uuid'],
  ['uuidv4', 'uuid'],
  ['uuidv6', 'uuid'],
  ['uuidv7', 'uuid'],
  ['datetime', 'date-time'],
  ['rfc_email', 'email'],
  ['iso_date', 'date'],
  ['iso_date_time', 'date-time'],
  ['iso_timestamp', 'date-time'],
  ['iso_time', 'time'],
  ['iso_time_second', 'time'],
  ['an email address', 'email'],
  ['a URL string', 'uri'],
  ['a UUID', 'uuid'],
  ['a UUIDv4', 'uuid'],
  ['a parsable date', 'date-time'],
  ['an ISO 8601 (YYYY-MM-DDTHH:mm:ss.sssZ) date', 'date-time'],
  ['a JSON string', 'json'],
  ['an IPv4 address', 'ipv4'],
  ['an IPv6 address', 'ipv6']
])

/** The JSON type of a name, if it is one. */
export const jsonType = (name: string): string | undefined => types.get(name)

/** The format of a phrase, if it is one. */
export const knownFormat = (phrase: string): string | undefined => formats.get(phrase)

/** Types of which JSON has no value: the key must not be sent. */
const nothing: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['never', 'undefined', 'void'])

/** A type by any name; one that JSON lacks has no parameters, so the sentence speaks. */
export const typeRule = (name: unknown): Rule => {
  if (nothing.has(name)) return bare('false schema')
  return ruledBy('type', 'type', typeof name === 'string' ? types.get(name) : undefined)
}

/** A format by any name. */
export const formatRule = (name: string): Rule =>
  ruled('format', { format: formats.get(name) ?? name })

/** One allowed value, or several; `undefined` is none in JSON, and a number that JSON has not is nothing else. */
export const choiceRule = (values: ReadonlyArray<unknown>, copy: Copy): Rule => {
  if (values.some((value) => typeof value === 'number' && !Number.isFinite(value)))
    return { kind: 'choice' }
  if (values.length === 1) return ruledBy('const', 'allowedValue', copy(values[0]))
  const listed = values.includes(undefined) ? values.filter((one) => one !== undefined) : values
  return ruledBy('enum', 'allowedValues', copy(listed))
}

/** A bound of a number, of a size or of a date; a bigint that a number can hold is one. */
export const limitRule = (keyword: string, limit: unknown): Rule => {
  const date = dateOf(limit)
  if (date !== undefined) return dateRule(keyword, date)
  const bound: Json | undefined =
    typeof limit === 'number' && Number.isFinite(limit)
      ? limit
      : typeof limit === 'bigint'
        ? whole(limit)
        : undefined
  if (bound === undefined) return ruled(keyword, undefined)
  const comparison = comparisonOf(keyword)
  return ruled(keyword, comparison === undefined ? { limit: bound } : { comparison, limit: bound })
}

/** A bound of a date, with the keyword that ajv has for one. */
const dateRule = (keyword: string, limit: string): Rule => {
  const comparison = comparisonOf(keyword)
  const name = `format${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`
  return comparison === undefined ? ruled(keyword, undefined) : ruled(name, { comparison, limit })
}

/** The date of a limit; a text that is one stays as it is, and a number is none. */
const dateOf = (limit: unknown): string | undefined => {
  if (typeof limit === 'string') return /^\d{4}-\d\d(?:-|$)/.test(limit) ? limit : undefined
  return typeof limit === 'object' ? momentOf(limit) : undefined
}

const whole = (limit: bigint): Json =>
  Number.isSafeInteger(Number(limit)) ? Number(limit) : String(limit)

/** A size that has to be met exactly: which end of it is broken is only where the value stands. */
export const exactRule = (rule: Rule): Rule =>
  rule.params === undefined ? rule : { ...rule, params: { ...rule.params, exact: true } }

/** A bound of a length: of characters or of items, by what came. An exact one is broken from one side. */
export const lengthRule = (bound: 'min' | 'max' | 'exact', limit: unknown, came: unknown): Rule => {
  const size = typeof came === 'string' ? 'Length' : isList(came) ? 'Items' : undefined
  if (size === undefined) return { kind: 'size' }
  const length = typeof came === 'string' ? came.length : own(came, 'length')
  if (bound !== 'exact') return limitRule(`${bound}${size}`, limit)
  const isShort = typeof length === 'number' && typeof limit === 'number' && length < limit
  return exactRule(limitRule(`${isShort ? 'min' : 'max'}${size}`, limit))
}
