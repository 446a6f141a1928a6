import { type IssueKind, isList, valueAt } from '@toolfault/model'
import { kindAt } from '../pointers.js'
import { misfits } from '../schema/misfits.js'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import type { Within } from './within.js'

/**
 * Where the schema has nothing against the value, only the validator knows what is wrong: what it says that is
 * of none of the branches; else the union itself.
 */
export const ownTold = (
  walk: Walk,
  union: Told,
  branches: unknown,
  strange: Within
): ReadonlyArray<Told> => {
  const { path } = union.issue
  const within = strange(path).filter(({ kind }) => seeable.has(kind))
  if (within.length === 0 || !isList(branches)) return [union]
  const value = valueAt(walk.value, path)
  const seen = branches.map((branch) => misfits(walk, branch, value, path))
  if (seen.every((issues) => issues.length > 0)) return [union]
  const known = new Set(seen.flat().map(kindAt))
  const own = within.filter((issue) => !known.has(kindAt(issue))).map((issue) => ({ issue }))
  return own.length > 0 ? own : [union]
}

/** Kinds of which the schema tells whether a branch says them. */
const seeable: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set([
  'choice',
  'range',
  'rule',
  'size',
  'type'
])
