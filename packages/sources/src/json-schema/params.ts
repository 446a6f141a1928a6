import { comparisonOf, isList, own, type Params } from '@toolfault/model'
import type { Copy } from '../copy.js'
import { isRest } from './kinds.js'

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
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum'
  ].map((keyword) => [keyword, 'limit'] as const)
])

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
  const comparison = comparisonOf(keyword, owner)
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
