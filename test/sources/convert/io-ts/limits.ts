import { isList, isRecord, own } from '@toolfault/model'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { type Codec, limit } from './own.js'
import { same } from './same.js'

/** A keyword of JSON Schema that is one test, for the values of one sort. */
type Limit = (rule: unknown) => ((value: unknown) => boolean) | undefined

const number =
  (holds: (value: number, rule: number) => boolean): Limit =>
  (rule) =>
    typeof rule === 'number' ? (value) => holds(Number(value), rule) : undefined

const size =
  (of: (value: unknown) => number, holds: (size: number, rule: number) => boolean): Limit =>
  (rule) =>
    typeof rule === 'number' ? (value) => holds(of(value), rule) : undefined

const least = (is: number, rule: number): boolean => is >= rule
const most = (is: number, rule: number): boolean => is <= rule

/** Code points, as JSON Schema counts. */
const characters = (value: unknown): number => Array.from(String(value)).length
const items = (value: unknown): number => (isList(value) ? value.length : 0)
const keys = (value: unknown): number => (isRecord(value) ? Object.keys(value).length : 0)

const expression = (pattern: string): RegExp => {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return new RegExp(pattern)
  }
}

const matching = (pattern: string): ((value: unknown) => boolean) => {
  const compiled = expression(pattern)
  return (value) => compiled.test(String(value))
}

/** Whether a text matches a pattern of a schema. */
export const matcher = (pattern: string): ((text: string) => boolean) => matching(pattern)

/** The formats of ajv-formats for values of a type; ajv lets pass what it does not know. */
const format =
  (type: 'string' | 'number'): Limit =>
  (name) => {
    const known: unknown = typeof name === 'string' ? own(fullFormats, name) : undefined
    const validate = isRecord(known) && !(known instanceof RegExp) ? own(known, 'validate') : known
    if ((own(known, 'type') ?? 'string') !== type) return undefined
    if (validate instanceof RegExp) return (value) => validate.test(String(value))
    return typeof validate === 'function' ? (value) => validate(value) === true : undefined
  }

const distinct = (value: unknown): boolean =>
  !isList(value) || value.every((one, at) => !value.slice(0, at).some((other) => same(one, other)))

/** The keywords that are one test, by the sort of value that they are about. */
const limits: Readonly<Record<Sort, Readonly<Record<string, Limit>>>> = {
  string: {
    minLength: size(characters, least),
    maxLength: size(characters, most),
    pattern: (rule) => (typeof rule === 'string' ? matching(rule) : undefined),
    format: format('string')
  },
  number: {
    minimum: number(least),
    maximum: number(most),
    exclusiveMinimum: number((value, rule) => value > rule),
    exclusiveMaximum: number((value, rule) => value < rule),
    multipleOf: number((value, rule) => Number.isInteger(value / rule)),
    format: format('number')
  },
  array: {
    minItems: size(items, least),
    maxItems: size(items, most),
    uniqueItems: (rule) => (rule === true ? distinct : undefined)
  },
  object: {
    minProperties: size(keys, least),
    maxProperties: size(keys, most)
  }
}

/** The sorts of values that keywords are about. */
export type Sort = 'string' | 'number' | 'array' | 'object'

/** A codec with the limits of a schema for values of that sort. */
export const limited = (codec: Codec, sort: Sort, schema: object): Codec =>
  Object.entries(limits[sort]).reduce((inner, [keyword, limitOf]) => {
    const rule = own(schema, keyword)
    const holds = limitOf(rule)
    return holds === undefined ? inner : limit(inner, `${keyword} ${String(rule)}`, holds)
  }, codec)
