import type { ToolCall } from '../call.js'
import type { Outcome } from '../retry/transcript.js'

/** Turn to the user about a fault of a call. */
export type Turn<F> = (fault: F, call: ToolCall, signal: AbortSignal) => Promise<ToolCall | Outcome>
