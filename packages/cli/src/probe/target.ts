import type { Tool } from '@toolfault/model'
import type { Answer } from './answer.js'
import type { Call } from './call.js'

/** A tool that the other side lists, and why it must not be called, if so. */
export interface Listed {
  readonly tool: Tool
  /** The other side says that calling it changes nothing. */
  readonly readOnly: boolean
  /** Why it cannot be called whatever is asked for. */
  readonly unfit?: string
}

/** The other side, as the probe sees it: one file for each wire. */
export interface Target {
  readonly tools: ReadonlyArray<Listed>
  /** Never rejects: silence and junk are answers too. */
  readonly call: (call: Call) => Promise<Answer>
  readonly close: () => Promise<void>
}
