import { type Issue, owns, printPointer } from '@toolfault/model'
import { same } from '../schema/same.js'
import { keysIn } from './share.js'
import type { Branch } from './tag.js'

/** A branch, and what is wrong with a value if it was meant. */
export interface Tried {
  readonly branch: Branch
  readonly wrong: ReadonlyArray<Issue>
}

/**
 * Whether branches that find as many faults find the same ones, and know the same keys of the value: then it makes
 * no difference which of them was meant.
 */
export const isAgreed = ([one, ...others]: ReadonlyArray<Tried>, value: unknown): boolean => {
  if (one === undefined || one.wrong.length === 0) return false
  const known = keysIn(one.branch).filter((key) => owns(value, key))
  return others.every(({ branch, wrong }) => {
    const keys = new Set(keysIn(branch))
    return (
      known.every((key) => keys.has(key)) &&
      wrong.every((issue, at) => isLike(issue, one.wrong[at]))
    )
  })
}

/** Of a union in a branch no more is known than that it failed. */
const isLike = (a: Issue, b: Issue | undefined): boolean =>
  b !== undefined &&
  a.kind !== 'alternative' &&
  a.keyword === b.keyword &&
  printPointer(a.path) === printPointer(b.path) &&
  same(a.params, b.params)
