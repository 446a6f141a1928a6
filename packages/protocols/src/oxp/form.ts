import type { Attempts } from '@toolfault/words/attempt'
import type { Pack } from '@toolfault/words/en'
import type { Verbosity } from '@toolfault/words/sentence'
import type { Carrier } from '../fault/portable.js'
import type { FAULT } from '../fault/said.js'
import type { AsRead } from '../reading/respell.js'
import type { KeyStyle } from './parameters.js'

/** How the answer is spelled. */
export interface OxpForm {
  readonly pack?: Pack
  readonly verbosity?: Verbosity
  /** `result` wraps 200 bodies as the main branch does (row O2); none when absent. */
  readonly wrapper?: 'result' | 'none'
  /** Written into the bodies that declare it, when given (row O2). */
  readonly $schema?: string
  /** Top-level names when absent (row O11). */
  readonly keyStyle?: KeyStyle
  /**
   * `validation` puts `missing_requirements` into a 422 body (row O12); `tool` into the error of a tool,
   * as one published example has it (row O5).
   */
  readonly requirementsIn?: 'server' | 'validation' | 'tool'
  /** What a relative `setupUrl` is relative to (row A15). */
  readonly baseUrl?: string
  /** Milliseconds that the call took. */
  readonly duration?: number
  /** Let the whole fault ride along in the bodies that are open, for a gateway; off by default. */
  readonly carrier?: boolean
  /** How it is said what has changed since the last attempt: the module `words/attempt`, whole. */
  readonly attempts?: Attempts
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}

/** How an answer was spelled that was read. */
export interface OxpReadForm extends OxpForm {
  /** The body came without its status, and is written so. */
  readonly bare: boolean
}

/** The version marker, where it was asked for. */
export const schemaOf = ({ $schema }: OxpForm): { readonly $schema?: string } =>
  typeof $schema === 'string' ? { $schema } : {}

/** What may ride along in a body. */
export interface Carrying {
  readonly [FAULT]?: Carrier
}
