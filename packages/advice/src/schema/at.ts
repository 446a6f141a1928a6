import {
  isIndex,
  isList,
  isRecord,
  own,
  owns,
  type Path,
  parsePointer,
  type Steps,
  step
} from '@toolfault/model'

/** A path that is no list may have no end. */
const listed = (path: Path): Path => (isList(path) ? path : [])

/** The value at a path, by own properties only; `undefined` when the path leads nowhere. */
export const valueAt = (value: unknown, path: Path): unknown => {
  let here = value
  for (const key of listed(path)) here = own(here, key)
  return here
}

/** Whether there is a value at a path, `undefined` included. */
export const hasAt = (value: unknown, path: Path): boolean => {
  const key = path.at(-1)
  return key === undefined || owns(valueAt(value, path.slice(0, -1)), key)
}

/**
 * The subschema that speaks of a path: through `properties`, `prefixItems`, `items`,
 * `additionalProperties`, `allOf` and local `$ref`. `undefined` when none does, or the budget ends.
 */
export const schemaAt = (root: unknown, path: Path, budget: Steps): unknown => {
  let here: unknown = root
  for (const key of listed(path)) here = child(root, here, key, budget, new Set())
  return described(root, here, budget)
}

/** A schema with what its local `$ref`s lead to; what stands beside a `$ref` comes first. */
const described = (root: unknown, schema: unknown, budget: Steps): unknown => {
  let whole = schema
  let here = schema
  while (step(budget)) {
    if (!owns(here, '$ref')) return whole
    here = target(root, here)
    whole = isRecord(here) && isRecord(whole) ? { ...here, ...whole } : here
  }
  return undefined
}

/** Where a `$ref` into the same document leads; `undefined` for any other. */
const target = (root: unknown, schema: unknown): unknown => {
  const ref = own(schema, '$ref')
  if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined
  const path = parsePointer(fragment(ref.slice(1)))
  return path === undefined ? undefined : valueAt(root, path)
}

const fragment = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
  const members = own(schema, 'allOf')
  for (const member of isList(members) ? members : []) {
    const found = child(root, member, key, budget, seen)
    if (found !== undefined) return found
  }
  const referred = child(root, target(root, schema), key, budget, seen)
  if (referred !== undefined) return referred
  // No pattern of a schema is ever run by us, so nobody knows whether one of these claims the key.
  if (owns(schema, 'patternProperties')) return undefined
  const others = own(schema, 'additionalProperties')
  return isRecord(others) ? others : undefined
}

/** Tuples are `prefixItems` in 2020-12 and a list of `items` before. */
const itemAt = (schema: object, key: string): unknown => {
  const items = own(schema, 'items')
  const tuple = own(schema, 'prefixItems') ?? (isList(items) ? items : undefined)
  const placed = own(tuple, key)
  if (placed !== undefined) return placed
  return isList(items) ? own(schema, 'additionalItems') : items
}
