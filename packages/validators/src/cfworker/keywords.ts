import { isList, isRecord } from '@toolfault/model'
import type { Dialect } from '../dialect.js'

/** What a keyword must have; the schemas in it are looked at on their own. */
type Form =
  | 'schema'
  | 'schemas'
  | 'map'
  | 'either'
  | 'text'
  | 'texts'
  | 'lists'
  | 'types'
  | 'list'
  | 'count'
  | 'number'
  | 'positive'
  | 'flag'
  | 'pattern'
  | 'any'

/** A keyword that is judged, and the dialects that have it. */
export interface Keyword {
  readonly form: Form
  readonly dialects: ReadonlyArray<Dialect>
}

const all: ReadonlyArray<Dialect> = ['draft-07', '2019-09', '2020-12']
const newer: ReadonlyArray<Dialect> = ['2019-09', '2020-12']
const newest: ReadonlyArray<Dialect> = ['2020-12']
const middle: ReadonlyArray<Dialect> = ['2019-09']
const older: ReadonlyArray<Dialect> = ['draft-07', '2019-09']

const rows: ReadonlyArray<readonly [Form, ReadonlyArray<Dialect>, string]> = [
  ['text', all, '$id $ref format'],
  ['text', newer, '$anchor'],
  ['text', newest, '$dynamicRef $dynamicAnchor'],
  ['text', middle, '$recursiveRef'],
  ['flag', middle, '$recursiveAnchor'],
  ['map', all, '$defs definitions properties patternProperties'],
  ['map', newer, 'dependentSchemas'],
  ['schema', all, 'not if then else additionalProperties propertyNames contains'],
  ['schema', newer, 'unevaluatedProperties unevaluatedItems'],
  ['schema', older, 'additionalItems'],
  ['either', all, 'items'],
  ['schemas', all, 'allOf anyOf oneOf'],
  ['schemas', newest, 'prefixItems'],
  ['lists', newer, 'dependentRequired'],
  ['lists', all, 'dependencies'],
  ['types', all, 'type'],
  ['any', all, 'const'],
  ['list', all, 'enum'],
  ['texts', all, 'required'],
  ['count', all, 'minLength maxLength minItems maxItems minProperties maxProperties'],
  ['count', newer, 'minContains maxContains'],
  ['number', all, 'minimum maximum exclusiveMinimum exclusiveMaximum'],
  ['positive', all, 'multipleOf'],
  ['flag', all, 'uniqueItems'],
  ['pattern', all, 'pattern']
]

/** All keywords that are judged. */
export const keywords: ReadonlyMap<string, Keyword> = new Map(
  rows.flatMap(([form, dialects, names]) =>
    names.split(' ').map((name) => [name, { form, dialects }] as const)
  )
)

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'])
const isType = (value: unknown): boolean => typeof value === 'string' && types.has(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isTexts = (value: unknown): boolean => isList(value) && value.every(isText)
const isSchema = (value: unknown): boolean => isRecord(value) || typeof value === 'boolean'
const isSchemas = (value: unknown): boolean =>
  isList(value) && value.length > 0 && value.every(isSchema)

/** Whether what a schema has under a keyword is of its form, as its dialect's own schema demands. */
export const fits = (form: Form, value: unknown, dialect: Dialect): boolean => {
  switch (form) {
    case 'schema':
      return isSchema(value)
    case 'schemas':
      return isSchemas(value)
    case 'either':
      return isSchema(value) || (dialect !== '2020-12' && isSchemas(value))
    case 'map':
    case 'lists':
      return isRecord(value)
    case 'text':
    case 'pattern':
      return isText(value)
    case 'texts':
      return isTexts(value)
    case 'types':
      return isType(value) || (isList(value) && value.length > 0 && value.every(isType))
    case 'list':
      return isList(value)
    case 'count':
      return isNumber(value) && Number.isInteger(value) && value >= 0
    case 'number':
      return isNumber(value)
    case 'positive':
      return isNumber(value) && value > 0
    case 'flag':
      return typeof value === 'boolean'
    case 'any':
      return true
  }
}
