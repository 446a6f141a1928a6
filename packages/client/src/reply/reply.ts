import type { Answer } from '../call.js'
import { answered, type Replying } from './answered.js'
import { textOf } from './parts.js'

export type { Replying } from './answered.js'

/** What a model is told of a call. */
export interface Reply {
  readonly text: string
  /** The call failed, or the tool's own MCP result says so. */
  readonly isError: boolean
  /** What the tool returned, as plain JSON, where that was neither a text nor an MCP result. */
  readonly value?: unknown
}

/**
 * Say to a model what became of its call: of a failure what is wrong and what mends it, never what is
 * for operators; of a success the texts of an MCP result, a text as it is, the JSON of anything else.
 *
 * What is neither text nor JSON (a picture, a sound) is told of by its type. Surrogates that stand alone
 * become U+FFFD, since no vendor takes them; else nothing of a success is altered. An answer that cannot
 * be read is an internal failure.
 */
export const reply = (answer: Answer, replying: Replying = {}): Reply => {
  const { isError, parts, value } = answered(answer, replying)
  return { text: textOf(parts), isError, ...(value === undefined ? {} : { value }) }
}
