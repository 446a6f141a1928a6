import { isRecord, owns } from '@toolfault/model'
import { branchesOf } from './branches.js'
import type { Ground } from './ground.js'
import { referred } from './refs.js'

/** So many references are followed, one after another. */
const REFERENCES = 3

/** The union that a schema is, and nothing else, itself or through a reference; `undefined` where it is none. */
export const unionIn = (ground: Ground, schema: unknown, depth = 0): unknown => {
  if (!isRecord(schema) || owns(schema, 'properties')) return undefined
  if (branchesOf(schema) !== undefined) return schema
  const [target] = referred(ground.root, schema)
  return depth > REFERENCES ? undefined : unionIn(ground, target, depth + 1)
}
