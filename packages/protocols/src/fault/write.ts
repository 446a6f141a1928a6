import {
  type Fault,
  type FaultKind,
  faultKinds,
  hash32,
  isJsonObject,
  isList,
  own,
  steps,
  toJson,
  total
} from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { bounded } from './bounded.js'

/** The version of this wire; a reader ignores one that it does not know. */
const VERSION = 1

/** A carrier holds so many issues at the most. */
const ISSUES = 16

/**
 * Steps for the issues together, and more for each of so many: enough for what a source makes, and the
 * end of what grows without end in foreign parameters.
 */
const STEPS = 20_000
const STEPS_EACH = 100
const MANY = 20_000

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/** The model as JSON, under the names of the model; `version` is this wire's own. */
export interface FaultWire extends JsonObject {
  readonly version: number
  readonly kind: string
}

/** The same, bounded, with the mark of the text that it rides beside. */
export interface Carrier extends FaultWire {
  readonly mark: string
}

/**
 * Write a fault as JSON: all of it but `developerMessage`, which never leaves, and messages that repeat
 * the caller's text. What is no fault is written as kind `internal`; issues beyond the budget of steps
 * are cut, and `truncated` says so.
 */
export const encode = (fault: Fault): FaultWire => written(fault, Number.POSITIVE_INFINITY)

/**
 * Write a fault to ride along with a visible text: at most 16 issues and 8 kB, and the 32-bit mark of
 * that text, by which a reader sees that the two still belong together.
 */
export const carrier = (fault: Fault, text: string): Carrier =>
  total<Carrier>(
    () => {
      const { kind, version, ...rest } = written(fault, ISSUES)
      return bounded({ version, kind, mark: hash32(text) }, rest)
    },
    () => ({ version: VERSION, kind: 'internal', mark: hash32('') })
  )

const written = (fault: Fault, most: number): FaultWire =>
  total<FaultWire>(
    () => {
      if (!faultKinds.includes(fault.kind)) return nothing
      return { version: VERSION, kind: fault.kind, ...members(fault, most) }
    },
    () => nothing
  )

const nothing: FaultWire = { version: VERSION, kind: 'internal' }

/** The members of a fault as JSON, without those that stay here and those of this wire. */
const members = (fault: Fault, most: number): JsonObject => {
  const spoken = { ...fault, developerMessage: undefined, issues: undefined }
  const json = toJson(spoken, steps(STEPS))
  if (!isJsonObject(json)) return {}
  const { kind: _, version: __, ...rest } = json
  const issues = own(fault, 'issues')
  return isList(issues) ? { ...rest, ...listed(issues, most) } : rest
}

const listed = (given: ReadonlyArray<unknown>, most: number): JsonObject => {
  // Copying a list costs its length, which is foreign; a copy of sixteen does not.
  const few = given.length > most ? given.slice(0, most) : given
  const budget = steps(STEPS + Math.min(few.length, MANY) * STEPS_EACH)
  const json = toJson(few, budget)
  const copied = isList(json) ? json : []
  // What runs out of steps may have lost a part of its last issue.
  const whole = budget.left > 0 ? copied : copied.slice(0, -1)
  return {
    issues: whole.map(unechoed),
    ...(whole.length < given.length ? { truncated: true } : {})
  }
}

/** An issue, and those of its branches, without a message that repeats the caller's text. */
const unechoed = (issue: Json): Json => {
  if (!isJsonObject(issue)) return issue
  const { message: _, ...quiet } = issue
  const said = issue['echo'] === true ? quiet : issue
  const { branches } = issue
  return isList(branches) ? { ...said, branches: branches.map(unechoedAll) } : said
}

const unechoedAll = (branch: Json): Json => (isList(branch) ? branch.map(unechoed) : branch)
