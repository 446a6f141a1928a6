import { type Issue, owns } from '@toolfault/model'
import { same } from '../schema/same.js'
import { keysIn } from './share.js'
import type { Branch } from './tag.js'

/** A branch, and what is wrong with a value if it was meant. */
export interface Tried {
  readonly branch: Branch
  readonly wrong: ReadonlyArray<Issue>
}

/**
 * Whether other branches that find as many faults find the same ones, and know the same keys of the value: then it
 * makes no difference which of them was meant. Of a union in a branch no more is known than that it failed.
 */
export const isAgreed = (one: Tried, others: ReadonlyArray<Tried>, value: unknown): boolean => {
  if (one.wrong.length === 0 || one.wrong.some(({ kind }) => kind === 'alternative')) return false
  const faults = one.wrong.map(saidOf)
  const known = keysIn(one.branch).filter((key) => owns(value, key))
  return others.every(({ branch, wrong }) => {
    const keys = new Set(keysIn(branch))
    return known.every((key) => keys.has(key)) && same(wrong.map(saidOf), faults)
  })
}

const saidOf = ({ keyword, params, path }: Issue): unknown => ({ keyword, params, path })
