import { type Steps, steps } from '@toolfault/model'
import type { Choice } from './branch.js'
import type { Rule } from './rules.js'

/** One call of advice: the schema and the value it looks at, its steps, and what it has seen. */
export interface Walk {
  readonly root: unknown
  readonly value: unknown
  readonly hasValue: boolean
  readonly budget: Steps
  readonly rules: Map<string, ReadonlyArray<Rule>>
  readonly choices: Map<object, Map<string, Choice>>
}

/** A fresh walk. */
export const walking = (root: unknown, value: unknown, hasValue: boolean): Walk => ({
  root,
  value,
  hasValue,
  budget: steps(),
  rules: new Map(),
  choices: new Map()
})
