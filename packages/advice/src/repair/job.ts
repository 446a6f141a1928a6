import { type Fault, type Findings, own, type Steps, steps } from '@toolfault/model'
import { meant } from '../names/meant.js'
import { type Walk, walking } from '../schema/walk.js'
import { type Check, findingsOf } from './prove.js'

/** What is known about the call beside the fault. */
export interface RepairAbout {
  readonly schema?: unknown
  readonly value: unknown
  /** The compiled validator that refused the value: each repair is then proven by it. */
  readonly check?: Check
}

/** More proofs than this are not asked for in one call. */
const PROOFS = 256

/** One call of `repairs`. */
export interface Job {
  readonly fault: Fault
  readonly value: unknown
  readonly schema: unknown
  readonly budget: Steps
  readonly walk: Walk
  /** The validator, and what it says of the value as it came. */
  readonly proof?: { readonly check: Check; readonly before: Findings; readonly budget: Steps }
}

/** A fresh job; a validator that cannot answer is none. */
export const jobOf = (fault: Fault, about: RepairAbout): Job => {
  const value = own(about, 'value')
  const given = own(about, 'check')
  // A border: a function can only be tried.
  const check = typeof given === 'function' ? (given as Check) : undefined
  const before = check === undefined ? undefined : findingsOf(check, value)
  const schema = own(about, 'schema')
  return {
    fault,
    value,
    schema,
    budget: steps(),
    walk: walking(schema, value, true, meant),
    ...(check === undefined || before === undefined
      ? {}
      : { proof: { check, before, budget: steps(PROOFS) } })
  }
}
