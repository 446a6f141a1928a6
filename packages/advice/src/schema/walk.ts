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
  /** Places that differ in indexes alone have the same rules. */
  readonly isUniform: boolean
  readonly rules: Map<string, ReadonlyArray<Rule>>
  readonly meant: Finder
  /** Which half of a condition failed, by the place of it, where the validator said so. */
  readonly failing: ReadonlyMap<string, string>
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
  failing: ReadonlyMap<string, string> = new Map()
): Walk => {
  const memo = memoOf(root)
  return {
    root,
    value,
    hasValue,
    budget: steps(),
    isUniform: memo?.isPlain === true && memo.isUniform,
    rules: memo?.isPlain === true ? memo.rules : new Map(),
    failing,
    meant: remembering(meant),
    choices: new Map()
  }
}

/** Like rows of an array ask the same again and again. */
const remembering = (find: Finder): Finder => {
  const known = new Map<string, string | undefined>()
  return (given, names) => {
    const question = [given, ...names].join('\n')
    if (known.has(question)) return known.get(question)
    const name = find(given, names)
    known.set(question, name)
    return name
  }
}
