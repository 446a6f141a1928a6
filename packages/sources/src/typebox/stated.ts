import { comparisonOf, type Issue, type IssueKind, isList, kindOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Copy } from '../copy.js'
import { typeRule } from '../spelling.js'
import { kindOfSchema } from './kind.js'
import { sourceOf } from './localized-params.js'
import type { Rule } from './rule-name.js'

/** The part of an issue that is known before its rule. */
export type Said = Pick<Issue, 'message' | 'path'>

/** The issue of a rule of 0.34, with the parameters that the error's own schema has for it. */
export const stated = (said: Said, rule: Rule | undefined, error: unknown, copy: Copy): Issue => {
  if (rule === undefined) return { ...said, kind: 'unknown' }
  const schema = own(error, 'schema')
  const { keyword, kind, params } = readings(rule, schema, own(error, 'value'))
  const entries = Object.entries(params).flatMap(([name, value]): Array<[string, Json]> => {
    const json = value === undefined ? undefined : copy(value)
    return json === undefined ? [] : [[name, json]]
  })
  return {
    path: said.path,
    kind: kind ?? kindOf(keyword ?? ''),
    ...(keyword === undefined ? {} : { keyword }),
    ...(said.message === undefined ? {} : { message: said.message }),
    ...(entries.length === 0 ? {} : { params: Object.fromEntries(entries) })
  }
}

interface Reading {
  readonly keyword?: string
  /** Where it is not that of the keyword. */
  readonly kind?: IssueKind
  readonly params: { readonly [name: string]: unknown }
}

/** Rules of bounds, and those of dates that only begin so (`minimumTimestamp`). */
const bound = /^(?:exclusiveM|m)(?:in|ax)imum/

const readings = (rule: Rule, schema: unknown, value: unknown): Reading => {
  const wanted = own(schema, rule)
  const [keyword] = bound.exec(rule) ?? []
  if (keyword !== undefined) {
    const params = { comparison: comparisonOf(keyword), limit: wanted }
    return rule === keyword ? { keyword, params } : { kind: 'range', params }
  }
  switch (rule) {
    case 'type':
      return ofType(typeOf(schema))
    case 'const':
      return { keyword: rule, params: { allowedValue: wanted } }
    case 'pattern':
      return { keyword: rule, params: { pattern: sourceOf(wanted ?? own(schema, 'source')) } }
    case 'format':
    case 'multipleOf':
      return { keyword: rule, params: { [rule]: wanted } }
    case 'multipleOfTimestamp':
      return { kind: 'multiple', params: { multipleOf: wanted } }
    case 'contains':
    case 'minContains':
    case 'maxContains':
      return {
        keyword: 'contains',
        params: {
          minContains: own(schema, 'minContains') ?? 1,
          maxContains: own(schema, 'maxContains')
        }
      }
    case 'minByteLength':
    case 'maxByteLength':
      return { kind: 'size', params: { limit: wanted } }
    case 'items': {
      const limit = own(schema, 'maxItems') ?? 0
      const isLong = isList(value) && typeof limit === 'number' && value.length > limit
      return { keyword: isLong ? 'maxItems' : 'minItems', params: { limit } }
    }
    case 'custom':
      return custom(schema)
    default:
      return { keyword: rule, params: /^m(?:in|ax)[A-Z]/.test(rule) ? { limit: wanted } : {} }
  }
}

/** Of a type that JSON lacks the sentence speaks. */
const ofType = (type: unknown): Reading => {
  if (isList(type)) return { keyword: 'type', params: { type } }
  const { keyword, kind, params = {} } = typeRule(type)
  return keyword === undefined ? { kind, params } : { keyword, params }
}

/** A kind that an author registered, with the keyword for it where its schema has one. */
const custom = (schema: unknown): Reading => {
  const allowedValues = own(schema, 'enum')
  if (isList(allowedValues)) return { keyword: 'enum', params: { allowedValues } }
  const union = ['anyOf', 'oneOf'].find((keyword) => isList(own(schema, keyword)))
  return union === undefined ? { kind: 'rule', params: {} } : { keyword: union, params: {} }
}

/** Texts that must match have a type that says so. */
const typeOf = (schema: unknown): unknown => {
  const kind = kindOfSchema(schema)
  return kind === 'RegExp' || kind === 'TemplateLiteral' ? 'string' : own(schema, 'type')
}
