import type { Attempts } from '@toolfault/words/attempt'
import type { Pack } from '@toolfault/words/en'
import type { Verbosity } from '@toolfault/words/sentence'
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
  /** `validation` puts `missing_requirements` into a 422 body (row O12). */
  readonly requirementsIn?: 'server' | 'validation'
  /** What a relative `setupUrl` is relative to (row A15). */
  readonly baseUrl?: string
  /** Milliseconds that the call took. */
  readonly duration?: number
  /** How it is said what has changed since the last attempt: the module `words/attempt`, whole. */
  readonly attempts?: Attempts
}

/** The version marker, where it was asked for. */
export const schemaOf = ({ $schema }: OxpForm): { readonly $schema?: string } =>
  typeof $schema === 'string' ? { $schema } : {}
