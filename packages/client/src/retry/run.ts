import type { Answer, ToolCall } from '../call.js'
import type { Able } from './decide.js'
import { type Policy, policyOf } from './policy.js'
import type { Thread } from './thread.js'
import type { Transcript } from './transcript.js'

/** A run as it stands: data, from which alone it is decided what to do next. */
export interface Run {
  readonly policy: Policy
  readonly able: Able
  readonly startedAt: number
  /** Turns of the model so far; the calls that began the run are of turn 0. */
  readonly turn: number
  readonly threads: ReadonlyArray<Thread>
  /** Calls of the model's last turn that were not made, with what stands in place of an answer. */
  readonly passedOver: ReadonlyArray<{
    readonly call: ToolCall
    readonly answer: Answer
    /** Its place among the calls of that turn. */
    readonly place: number
  }>
  readonly transcript: Transcript
}

/** How a run begins. */
export interface Start {
  readonly policy?: Partial<Policy>
  readonly able?: Able
  /** The moment, in milliseconds by the run's clock. */
  readonly at: number
}

/** A run over the calls of one turn of a model; none is made yet. */
export const startRun = (
  calls: ReadonlyArray<ToolCall>,
  { able = {}, at, policy }: Start
): Run => ({
  policy: policyOf(policy),
  able,
  startedAt: at,
  turn: 0,
  threads: calls.map((call, place) => ({ call, turn: 0, place, attempts: 0 })),
  passedOver: [],
  transcript: []
})

/** Milliseconds until a run is given up. */
export const leftOf = ({ policy, startedAt }: Run, at: number): number =>
  Math.max(0, startedAt + policy.deadlineMs - at)
