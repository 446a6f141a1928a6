import { isList, own, type Params, type Steps, toJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isRest } from './kinds.js'

const comparisons: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['minimum', '>='],
  ['maximum', '<='],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<']
])

/** What ajv calls the rule of a keyword. */
const names: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['type', 'type'],
  ['enum', 'allowedValues'],
  ['const', 'allowedValue'],
  ['multipleOf', 'multipleOf'],
  ['pattern', 'pattern'],
  ['format', 'format'],
  ...[
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'minProperties',
    'maxProperties',
    ...comparisons.keys()
  ].map((keyword) => [keyword, 'limit'] as const)
])

/** Copies what a schema says, each object once. */
export type Copy = (value: unknown) => Json | undefined

/** A {@link Copy} for one reading. */
export const copying = (budget: Steps): Copy => {
  const known = new Map<object, Json | undefined>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return toJson(value, budget)
    if (!known.has(value)) known.set(value, toJson(value, budget))
    return known.get(value)
  }
}

/** The parameters of a rule in ajv's spelling; `undefined` where nobody said what the schema has. */
export const paramsOf = (
  keyword: string,
  rule: unknown,
  owner: unknown,
  copy: Copy
): Params | undefined => {
  if (keyword === 'contains' || keyword === 'minContains' || keyword === 'maxContains') {
    return counts(keyword, rule, owner)
  }
  if (isRest(keyword)) {
    const limit = described(owner)
    return limit === undefined ? undefined : { limit }
  }
  const name = names.get(keyword)
  const value = name === undefined || rule === undefined ? undefined : copy(rule)
  if (name === undefined || value === undefined) return undefined
  const comparison = comparisons.get(keyword)
  return { ...(comparison === undefined ? {} : { comparison }), [name]: value }
}

/** How many items a schema describes one by one: `false` for the rest limits the array to those. */
export const described = (owner: unknown): number | undefined => {
  const items = own(owner, 'prefixItems') ?? own(owner, 'items')
  return isList(items) ? items.length : undefined
}

/** ajv reports the limits of `contains` under that keyword; without one it wants a single item. */
const counts = (keyword: string, rule: unknown, owner: unknown): Params | undefined => {
  const least = keyword === 'minContains' ? rule : own(owner, 'minContains')
  const most = keyword === 'maxContains' ? rule : own(owner, 'maxContains')
  const isKnown = owner !== undefined || keyword === 'contains'
  const minContains = typeof least === 'number' ? least : isKnown ? 1 : undefined
  const params = {
    ...(minContains === undefined ? {} : { minContains }),
    ...(typeof most === 'number' ? { maxContains: most } : {})
  }
  return Object.keys(params).length === 0 ? undefined : params
}
