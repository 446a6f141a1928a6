import type { Comparison } from './advice.js'
import type { IssueKind } from './issue.js'
import { own } from './total.js'

/**
 * The one table of the kinds of issues and the JSON Schema keywords that raise them.
 *
 * Drafts 07, 2019-09 and 2020-12, the keywords that ajv adds (`false schema`, `nullable`,
 * `discriminator`) and those of ajv-formats (`formatMinimum`).
 */
const table: ReadonlyArray<readonly [IssueKind, ...ReadonlyArray<string>]> = [
  ['missing', 'required'],
  [
    'unexpected',
    'additionalProperties',
    'unevaluatedProperties',
    'propertyNames',
    'false schema',
    'boolean'
  ],
  ['type', 'type', 'nullable'],
  ['choice', 'enum', 'const', 'discriminator'],
  ['format', 'format', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  ['pattern', 'pattern'],
  ['range', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ['range', 'formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'],
  ['size', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  [
    'size',
    'contains',
    'minContains',
    'maxContains',
    'items',
    'additionalItems',
    'unevaluatedItems'
  ],
  ['multiple', 'multipleOf'],
  ['duplicate', 'uniqueItems'],
  ['alternative', 'anyOf', 'oneOf', 'not', 'allOf'],
  ['dependency', 'dependencies', 'dependentRequired', 'dependentSchemas', 'if']
]

const kinds: ReadonlyMap<string, IssueKind> = /* @__PURE__ */ (() =>
  new Map(
    table.flatMap(([kind, ...keywords]) => keywords.map((keyword) => [keyword, kind] as const))
  ))()

/** The kind of a keyword; a keyword that JSON Schema does not have is the author's own rule. */
export const kindOf = (keyword: string): IssueKind => kinds.get(keyword) ?? 'rule'

/** Kinds that one keyword alone makes, or one that says the same as the others. */
const keywords: ReadonlyMap<IssueKind, string> = /* @__PURE__ */ new Map<IssueKind, string>([
  ['missing', 'required'],
  ['type', 'type'],
  ['format', 'format'],
  ['pattern', 'pattern'],
  ['multiple', 'multipleOf'],
  ['duplicate', 'uniqueItems']
])

/** The keyword that a kind comes of, for an issue that names none; `undefined` where it may be several. */
export const keywordOf = (kind: IssueKind): string | undefined => keywords.get(kind)

const comparisons: ReadonlyMap<string, Comparison> = /* @__PURE__ */ new Map<string, Comparison>([
  ['minimum', '>='],
  ['maximum', '<='],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<']
])

/**
 * How a value is compared with the limit of a keyword, which a flag of draft-04 beside it excludes
 * (`exclusiveMinimum: true`); `undefined` for a keyword that is no bound.
 */
export const comparisonOf = (keyword: string, schema?: unknown): Comparison | undefined => {
  const comparison = comparisons.get(keyword)
  if (comparison === undefined || schema === undefined) return comparison
  const flag = `exclusiveM${keyword.slice(1)}`
  return own(schema, flag) === true ? comparisons.get(flag) : comparison
}

const owners: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'required',
  'dependencies',
  'dependentRequired',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'discriminator'
])

/**
 * Whether validators report a keyword at the object that owns the key, where we blame the key
 * (row V1; the validator's own place can be had back by dropping the last key).
 */
export const blamesOwner = (keyword: string): boolean => owners.has(keyword)
