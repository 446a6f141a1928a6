import type { Fault, Mender } from '@toolfault/model'
import type { Because } from './ending.js'

/** What a user was asked for, and what became of it. */
export type Outcome = 'completed' | 'declined' | 'failed' | 'late'

/**
 * One thing that happened in a run: plain JSON, with the moment in milliseconds by the run's clock. It
 * holds no arguments and no results but what a fault quotes of them, and nothing that is for operators. `thread` counts the
 * calls that were meant, from 0: a call and its retries are one.
 */
export type Entry =
  | {
      readonly event: 'answered'
      readonly at: number
      readonly thread: number
      readonly attempt: number
      readonly id: string
      readonly tool: string
      readonly ms: number
      readonly error?: Failure
    }
  | {
      readonly event: 'asked'
      readonly at: number
      readonly retry: number
      readonly ms: number
      readonly threads: ReadonlyArray<number>
      /** How many calls the model made. */
      readonly calls: number
    }
  | {
      readonly event: 'passed_over'
      readonly at: number
      readonly id: string
      readonly tool: string
    }
  | { readonly event: 'waited'; readonly at: number; readonly ms: number }
  | {
      readonly event: 'user'
      readonly at: number
      readonly thread: number
      readonly need: 'visit' | 'fill'
      readonly outcome: Outcome
      readonly ms: number
    }
  | {
      readonly event: 'ended'
      readonly at: number
      readonly thread: number
      readonly tool: string
      readonly because?: Because
      readonly by?: Mender
    }

/** A failure as it is kept: the fault without what is for operators, and how it was put. */
export interface Failure {
  readonly fault: Fault
  readonly mendedBy: Mender
  readonly fingerprint: string
  /** The text began as a question (seed 001, "Success Metrics"). */
  readonly question: boolean
  readonly unsure?: true
}

/** All that happened in a run, in order. */
export type Transcript = ReadonlyArray<Entry>
