import { type Fault, faultKinds, isJsonObject, isList, own, steps, toJson } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/** The version of this wire; a reader ignores one that it does not know. */
export const VERSION = 1

/**
 * Steps for the issues together, and more for each of so many: enough for what a source makes, and the
 * end of what grows without end in foreign parameters.
 */
const STEPS = 20_000
const STEPS_EACH = 100
const MANY = 20_000

/** The model as JSON, under the names of the model; `version` is this wire's own. */
export interface FaultWire extends JsonObject {
  readonly version: typeof VERSION
  readonly kind: string
}

/** The members of a fault, which has a kind. */
export type Members = JsonObject & { readonly kind: string }

/** A copy, and how many issues it has no room for. */
export interface Copied {
  readonly members: Members
  readonly cut: number
}

/**
 * Copy a fault as JSON with so many issues at the most, without what must not leave: the message for
 * operators, and messages that repeat the caller's text. What is no fault is copied as `internal`.
 */
export const written = (fault: Fault, most: number): Copied => {
  const { kind } = fault
  if (!faultKinds.includes(kind)) return { members: { kind: 'internal' }, cut: 0 }
  const given: object = fault
  // A kind before the spread: behind one that stands first, each new member costs as much as the copy.
  const spoken = {
    kind,
    ...given,
    version: undefined,
    developerMessage: undefined,
    issues: undefined
  }
  const copy = toJson(spoken, steps(STEPS))
  const rest: JsonObject = isJsonObject(copy) ? copy : {}
  const issues = own(fault, 'issues')
  if (!isList(issues)) return { members: { kind, ...rest }, cut: 0 }
  const listed = copied(issues, most)
  return { members: { kind, ...rest, issues: listed }, cut: issues.length - listed.length }
}

const copied = (given: ReadonlyArray<unknown>, most: number): ReadonlyArray<Json> => {
  // Copying a list costs its length, which is foreign; a copy of sixteen does not.
  const few = given.length > most ? given.slice(0, most) : given
  const budget = steps(STEPS + Math.min(few.length, MANY) * STEPS_EACH)
  const json = toJson(few, budget)
  const list = isList(json) ? json : []
  // What runs out of steps may have lost a part of its last issue.
  return each(budget.left > 0 ? list : list.slice(0, -1), unechoed)
}

/** Issues, and those of their branches, each as something makes it. */
export const each = (
  issues: ReadonlyArray<Json>,
  made: (issue: JsonObject) => JsonObject
): ReadonlyArray<Json> =>
  issues.map((issue) => {
    if (!isJsonObject(issue)) return issue
    const { branches } = issue
    const whole = made(issue)
    const inside = (branch: Json): Json => (isList(branch) ? each(branch, made) : branch)
    return isList(branches) ? { ...whole, branches: branches.map(inside) } : whole
  })

/** An issue without a message that repeats the caller's text. */
const unechoed = (issue: JsonObject): JsonObject => {
  if (issue['echo'] !== true) return issue
  const { message: _, ...said } = issue
  return said
}
