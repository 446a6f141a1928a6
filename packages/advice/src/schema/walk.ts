import { type Steps, steps } from '@toolfault/model'
import type { Choice } from '../union/branch.js'
import { memoOf } from './memo.js'
import type { Rule } from './rules.js'

/** One call of advice: the schema and the value it looks at, its steps, and what it has seen. */
export interface Walk {
  readonly root: unknown
  readonly value: unknown
  readonly hasValue: boolean
  readonly budget: Steps
  readonly rules: Map<string, ReadonlyArray<Rule>>
  readonly meant: Finder
  /** Which half of a condition failed, by the place of it, where the validator said so. */
  readonly failing: ReadonlyMap<string, unknown>
  readonly choices: Map<object, Map<string, Choice>>
}

/** The one name of several that was meant by another. */
export type Finder = (given: string, names: ReadonlyArray<string>) => string | undefined

/** A fresh walk. */
export const walking = (
  root: unknown,
  value: unknown,
  hasValue: boolean,
  meant: Finder,
  failing: ReadonlyMap<string, unknown> = new Map()
): Walk => {
  const memo = memoOf(root)
  return {
    root,
    value,
    hasValue,
    budget: steps(),
    rules: memo?.isPlain === true ? memo.rules : new Map(),
    failing,
    meant,
    choices: new Map()
  }
}
