import { isIndex, isList, isRecord, own, owns, type Path, type Steps, step } from '@toolfault/model'
import { listAt } from './branches.js'
import { everyKeyOf, keyPatternsOf } from './every-key.js'
import { referred } from './refs.js'

/**
 * The subschema that speaks of a path: through `properties`, `prefixItems`, `items`,
 * `additionalProperties`, `allOf` and references. `undefined` when none does, or the budget ends.
 */
export const schemaAt = (root: unknown, path: Path, budget: Steps): unknown => {
  let here: unknown = root
  for (const key of path) here = child(root, here, key, budget, new Set())
  return described(root, here, budget)
}

/** A schema with what its references lead to; what stands beside one comes first. */
export const described = (root: unknown, schema: unknown, budget: Steps): unknown => {
  let whole = schema
  let here = schema
  while (step(budget)) {
    if (!isRecord(here) || !owns(here, '$ref')) return whole
    here = referred(root, here)[0]
    whole = isRecord(here) && isRecord(whole) ? { ...here, ...whole } : here
  }
  return undefined
}

/** Each schema is asked once, or a small one of shared `allOf` would use up the budget. */
const child = (
  root: unknown,
  schema: unknown,
  key: string,
  budget: Steps,
  seen: Set<object>
): unknown => {
  if (!isRecord(schema) || seen.has(schema) || !step(budget)) return undefined
  seen.add(schema)
  const named = own(own(schema, 'properties'), key)
  if (named !== undefined) return named
  const item = isIndex(key) ? itemAt(schema, key) : undefined
  if (item !== undefined) return item
  for (const beside of [...listAt(schema, 'allOf'), ...referred(root, schema)]) {
    const found = child(root, beside, key, budget, seen)
    if (found !== undefined) return found
  }
  // No pattern of a schema is ever run by us, so nobody knows whether one of these claims the key.
  if (keyPatternsOf(schema) !== undefined) return undefined
  const others = everyKeyOf(schema) ?? own(schema, 'additionalProperties')
  return isRecord(others) ? others : undefined
}

/** The subschemas of an array's first places: `prefixItems` in 2020-12 and a list of `items` before. */
export const tupleOf = (schema: unknown): ReadonlyArray<unknown> | undefined => {
  const tuple = own(schema, 'prefixItems') ?? own(schema, 'items')
  return isList(tuple) ? tuple : undefined
}

/** The subschema of each other place. */
export const restOf = (schema: unknown): unknown => {
  const items = own(schema, 'items')
  return isList(items) ? own(schema, 'additionalItems') : items
}

/** The subschema of one place of an array. */
export const itemAt = (schema: object, key: string): unknown =>
  own(tupleOf(schema), key) ?? restOf(schema)
