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

/** The value at a path, by own properties only; `undefined` when the path leads nowhere. */
export const valueAt = (value: unknown, path: Path): unknown => {
  let here = value
  for (const key of path) here = own(here, key)
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
  for (const key of path) here = child(root, here, key, budget)
  return resolve(root, here, budget)
}

/** Follow local `$ref`s; a chain that never ends, ends with the budget. */
const resolve = (root: unknown, schema: unknown, budget: Steps): unknown => {
  let here = schema
  while (step(budget)) {
    const ref = own(here, '$ref')
    if (typeof ref !== 'string' || !ref.startsWith('#')) return here
    const path = parsePointer(fragment(ref.slice(1)))
    if (path === undefined) return undefined
    here = valueAt(root, path)
  }
  return undefined
}

const fragment = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const child = (root: unknown, schema: unknown, key: string, budget: Steps): unknown => {
  const here = resolve(root, schema, budget)
  if (!isRecord(here)) return undefined
  const named = own(own(here, 'properties'), key)
  if (named !== undefined) return named
  const item = isIndex(key) ? itemAt(here, key) : undefined
  if (item !== undefined) return item
  const members = own(here, 'allOf')
  if (isList(members)) {
    for (const member of members) {
      const found = step(budget) ? child(root, member, key, budget) : undefined
      if (found !== undefined) return found
    }
  }
  const others = own(here, 'additionalProperties')
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
