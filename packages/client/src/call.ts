import type { Fault } from '@toolfault/model'
import type { Note } from '@toolfault/protocols/notes'
import type { Resumed } from './answers/asked.js'

/** One call of a tool, as a model asked for it; `args` as they were parsed. */
export interface ToolCall {
  /** The caller's own id of the call, by which an answer is matched to it. */
  readonly id: string
  readonly tool: string
  readonly args: unknown
  /** What goes out beside them where a server asked its user for something (MCP 2026-07-28, MRTR). */
  readonly resumed?: Resumed
}

/** A call that went through; `value` is the result as its protocol gave it. */
export interface Succeeded {
  readonly ok: true
  readonly value: unknown
}

/** A call that did not, and why. */
export interface Failed {
  readonly ok: false
  readonly fault: Fault
  /** What came, as it came; absent where nothing did. */
  readonly wire?: unknown
  /** The tool may have run although no answer came: to call again could do it twice. */
  readonly unsure?: true
  /** What is doubtful about the reading. */
  readonly notes?: ReadonlyArray<Note>
  /** What was made out from a text alone, and how sure that is. */
  readonly confidence?: 'certain' | 'likely' | 'guess'
}

/** What became of a call. */
export type Answer = Succeeded | Failed

/** Makes one call. Passed in by whoever can make it; one that throws or rejects counts as failed. */
export type Call = (call: ToolCall, signal?: AbortSignal) => Answer | Promise<Answer>
