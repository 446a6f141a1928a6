import { isRecord, keysOf, own } from '@toolfault/model'
import { retries } from '@toolfault/words/en'

/** How often, how long and how a failed call is tried again. */
export interface Policy {
  /** Retries of one call, and turns that the model is asked for; 3 in seed 001, so that a call is made four times at most. */
  readonly most: number
  /** So many failures of one call in a row, all alike, and it is not tried again; a caller gets no more than 3. */
  readonly identical: number
  /** What the model is asked with: the seed raises it from 0.5. */
  readonly temperature: number
  /** Row A11. */
  readonly toolChoice: 'auto' | 'required'
  /** Milliseconds to wait where time mends it and nobody said how long; doubled each time. */
  readonly waitMs: number
  /** Longer delays than this, in milliseconds, are not waited for. */
  readonly longestWaitMs: number
  /** Milliseconds for the whole run; what is still under way then is given up. */
  readonly deadlineMs: number
  /** The system message of a retry, given what went wrong (seed 001, "Retry Enhancement Process"). */
  readonly system: (error: string) => string
}

/** As the seed has it; what it does not say is ours. */
export const policy: Policy = {
  most: 3,
  identical: 3,
  temperature: 0.7,
  toolChoice: 'auto',
  waitMs: 1_000,
  longestWaitMs: 60_000,
  deadlineMs: 600_000,
  system: retries.system
}

/** The policy with what was given put in; a member of another type than it should have is passed over. */
export const policyOf = (given: unknown): Policy => {
  if (!isRecord(given)) return policy
  const said = keysOf(policy).flatMap((name) => {
    const value = own(given, name)
    const isFit =
      typeof value === typeof own(policy, name) && !(typeof value === 'number' && !(value >= 0))
    return isFit ? [[name, value] as const] : []
  })
  // A border: each member has the type of the one that it replaces.
  return { ...policy, ...(Object.fromEntries(said) as Partial<Policy>) }
}
