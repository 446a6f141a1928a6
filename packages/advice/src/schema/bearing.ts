import { isRecord, owns } from '@toolfault/model'
import { listAt } from './branches.js'
import type { Ground } from './ground.js'
import { referred } from './refs.js'

/** So many members of `allOf` are looked into, and so deep. */
const MEMBERS = 6
const DEPTH = 3

/** The subschema that has one of the keywords: itself, or one that it refers to or consists of. */
export const bearing = (
  ground: Ground,
  schema: unknown,
  keywords: ReadonlyArray<string>,
  depth = 0
): unknown => {
  if (!isRecord(schema) || depth > DEPTH) return undefined
  if (keywords.some((keyword) => owns(schema, keyword))) return schema
  for (const one of [
    ...referred(ground.root, schema),
    ...listAt(schema, 'allOf').slice(0, MEMBERS)
  ]) {
    const found = bearing(ground, one, keywords, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
