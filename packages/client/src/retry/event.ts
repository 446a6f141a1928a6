import type { Answer, ToolCall } from '../call.js'
import type { Outcome } from './transcript.js'

/** What became of a step, with the moment in milliseconds and how long it took. */
export type Event =
  | {
      readonly event: 'called'
      readonly at: number
      /** Threads that were called, and not answered before the run was stopped: they may have run. */
      readonly lost?: ReadonlyArray<number>
      /** Those that are not here were not answered. */
      readonly answers: ReadonlyArray<{
        readonly thread: number
        readonly answer: Answer
        readonly ms: number
        /** Whether the call may be made twice. */
        readonly repeatable?: boolean
      }>
    }
  | {
      readonly event: 'asked'
      readonly at: number
      readonly ms: number
      readonly calls: ReadonlyArray<ToolCall>
      /** The model could not be asked: it has read no reply. */
      readonly unread?: true
    }
  | { readonly event: 'waited'; readonly at: number; readonly ms: number }
  | {
      readonly event: 'user'
      readonly at: number
      readonly ms: number
      readonly thread: number
      readonly outcome: Outcome
      /** The call as it is to be made now, where the user filled something in. */
      readonly call?: ToolCall
    }
  | {
      readonly event: 'stopped'
      readonly at: number
      readonly because: 'cancelled' | 'no_more_time'
    }
