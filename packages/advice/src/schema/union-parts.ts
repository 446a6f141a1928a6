import { nullLast } from '../null-last.js'
import type { Ground } from './ground.js'
import { longUnion, type Write } from './long-union.js'

/** So many branches of a union are written, and more of one that is near to what is asked for. */
const BRANCHES = 4
const NEAR = 2

/** What a union may be, each in a text of its own; an ellipsis at the end stands for branches that are not written. */
export const unionParts = (
  ground: Ground,
  branches: ReadonlyArray<unknown>,
  depth: number,
  write: Write
): ReadonlyArray<string> => {
  const isLong = branches.length > BRANCHES
  if (isLong && depth < NEAR)
    return nullLast([...new Set(longUnion(ground, branches, depth, write))])
  const shown = branches.slice(0, BRANCHES).flatMap((branch) => write(ground, branch))
  const parts = nullLast([...new Set(shown)])
  // Of branches of which nothing is said there are no more.
  return isLong && String(parts) !== 'any' ? [...parts, '…'] : parts
}
