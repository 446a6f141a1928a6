import { steps } from '@toolfault/model'
import type { Finder } from '../names/finder.js'
import { memoOf } from '../schema/memo.js'
import type { Scene } from '../union/scene.js'
import type { Rule } from './rules.js'

/** One call of advice: the schema and the value it looks at, its steps, and what it has seen. */
export interface Walk extends Scene {
  /** Places that differ in indexes alone have the same rules. */
  readonly isUniform: boolean
  readonly rules: Map<string, ReadonlyArray<Rule>>
  /** Which half of a condition failed, by the place of it, where the validator said so. */
  readonly failing: ReadonlyMap<string, string>
}

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
    rules: memo?.isPlain === true ? rulesOf(memo) : new Map(),
    failing,
    meant: remembering(meant),
    choices: new Map()
  }
}

/** More places than this are not remembered: indexes make them without end. */
const PLACES = 1_000

const known = new WeakMap<object, Map<string, ReadonlyArray<Rule>>>()

/** The rules of a schema in which no value decides which of them speak: the same for every call. */
const rulesOf = (memo: object): Map<string, ReadonlyArray<Rule>> => {
  const old = known.get(memo)
  const rules = old === undefined || old.size > PLACES ? new Map() : old
  known.set(memo, rules)
  return rules
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
