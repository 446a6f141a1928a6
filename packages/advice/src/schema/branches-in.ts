import { isRecord, owns } from '@toolfault/model'
import { branchesOf, listAt, unions } from './branches.js'
import type { Ground } from './ground.js'
import { referred } from './refs.js'

/** So many references are followed, one after another. */
const REFERENCES = 3

/**
 * What a union takes, a schema for each branch, with what is said beside them: of the schema itself, through a reference or
 * as all that it consists of. `undefined` where it is none, or where keys are said beside branches that say none.
 */
export const branchesIn = (
  ground: Ground,
  schema: unknown,
  depth = 0
): ReadonlyArray<unknown> | undefined => {
  if (!isRecord(schema)) return undefined
  const branches = branchesOf(schema)
  if (branches !== undefined) return withBase(schema, branches)
  if (owns(schema, 'properties') || depth > REFERENCES) return undefined
  const all = listAt(schema, 'allOf')
  const [target, more] = [...referred(ground.root, schema), ...all]
  return more === undefined ? branchesIn(ground, target, depth + 1) : undefined
}

const withBase = (
  schema: object,
  branches: ReadonlyArray<unknown>
): ReadonlyArray<unknown> | undefined => {
  const isPlain = !owns(schema, 'properties')
  if (isPlain && !owns(schema, 'required')) return branches
  if (!branches.every((branch) => owns(branch, 'properties'))) return isPlain ? branches : undefined
  const base = Object.fromEntries(Object.entries(schema).filter(([key]) => !isUnion(key)))
  // The branch comes first: it says more of a key than its base.
  return branches.map((branch) => ({ allOf: [branch, base] }))
}

const isUnion = (keyword: string): boolean => unions.some((one) => one === keyword)
