import type { AuthorizationRequired, InvalidArguments } from '@toolfault/model'
import type { Call, Failed, ToolCall } from '../call.js'
import type { Clock } from '../clock.js'
import type { Ask } from './ask.js'
import type { Policy } from './policy.js'
import type { Wanted } from './taken.js'
import type { Entry, Outcome } from './transcript.js'

/** What a run is given to act with; each may be asynchronous, and what fails in it ends no program. */
export interface Effects {
  readonly call: Call
  readonly clock: Clock
  /** Asks the model for another try; the calls that it makes, `[]` for none. What is no call is passed over. */
  readonly model?: (
    ask: Ask,
    signal: AbortSignal
  ) => ReadonlyArray<Wanted> | Promise<ReadonlyArray<Wanted>>
  /** Lets the user authorize a tool at the pages of the fault; a call takes the place of the one that failed. */
  readonly visit?: (
    fault: AuthorizationRequired,
    call: ToolCall,
    signal: AbortSignal,
    failed?: Failed
  ) => ToolCall | Outcome | Promise<ToolCall | Outcome>
  /** Lets the user fill in what a call lacks: the call as it is to be made now, else what came of it. */
  readonly fill?: (
    fault: InvalidArguments,
    call: ToolCall,
    signal: AbortSignal,
    failed?: Failed
  ) => ToolCall | Outcome | Promise<ToolCall | Outcome>
  /** Makes more of a failure than its wire says, where the tool is known. */
  readonly explain?: (failed: Failed, call: ToolCall) => Failed | Promise<Failed>
  /** Whether a call may be made twice, where nobody knows what became of it; no where nobody says. */
  readonly mayRepeat?: (call: ToolCall, failed: Failed) => boolean
  /** Told of all that happens, as it happens. */
  readonly log?: (entry: Entry) => unknown
  readonly signal?: AbortSignal
  readonly policy?: Partial<Policy>
}
