import type { Integer } from '@toolfault/types/json'
import type { Advice } from '../advice.js'
import type { Issue } from '../issue.js'
import type { Progress } from '../progress.js'

/** What every fault may say, whatever its kind. */
export interface FaultDetails {
  readonly tool?: string
  readonly callId?: string
  /** Advice for the caller in prose, from the tool's author. */
  readonly guidance?: string
  /** What another party said of the whole failure. */
  readonly message?: string
  /** For operators only: it never leaves for a model or a user. */
  readonly developerMessage?: string
  /**
   * What another party said of another try; absent means that nobody said. An explicit no is honoured
   * whatever the kind (row A9); OXP reads silence about a tool that ran as a no.
   */
  readonly canRetry?: boolean
  /** What has changed since the attempt before; absent where nobody remembers one. */
  readonly attempt?: Progress
}

/** The arguments break the tool's schema or one of its own rules. */
export interface InvalidArguments extends FaultDetails {
  readonly kind: 'invalid_arguments'
  /** Empty only when read from a wire that named none. */
  readonly issues: ReadonlyArray<Issue>
  readonly truncated?: true
  /** How many more issues there were than are listed, where a wire had no room for them. */
  readonly unlisted?: Integer
  /** What to mend, most useful first, at most 64; the issues stay untouched. */
  readonly advice?: ReadonlyArray<Advice>
  /** How many more things there are to mend than the advice holds. */
  readonly unadvised?: Integer
  /**
   * Keys that nothing refuses and the schema does not know, at most 8: what they may have been meant as. No issue
   * says so, and no wire but a text to the caller does.
   */
  readonly ignored?: ReadonlyArray<Advice>
  /** What a question to the caller says of the tool. */
  readonly asking?: Asking
}

/** What a question about missing arguments says of the tool, beside the advice. */
export interface Asking {
  /** What the tool does, as it follows "so I can": `send an email`. */
  readonly action?: string
  /** Names of the parameters at the top that the tool requires, all of them and not only the missing. */
  readonly required?: ReadonlyArray<string>
  /** Names of the others, less those that this call lacks. */
  readonly optional?: ReadonlyArray<string>
}

/** The request is no JSON (`syntax`) or no tool call (`shape`). */
export interface MalformedRequest extends FaultDetails {
  readonly kind: 'malformed_request'
  readonly reason: 'syntax' | 'shape'
  /** Our own words about the place; never a quotation of the input. */
  readonly detail: string
}

/** No tool has the name that stands in `tool`. */
export interface UnknownTool extends FaultDetails {
  readonly kind: 'unknown_tool'
  readonly tool: string
  readonly suggestion?: string
}

/** The tool's own schema cannot be compiled. */
export interface InvalidSchema extends FaultDetails {
  readonly kind: 'invalid_schema'
  readonly detail: string
}

/** What a user must visit before the tool can be called (OXP, ToolAuthorizationChallenge). */
export interface Challenge {
  readonly id: string
  readonly url: string
  readonly checkUrl?: string
}

/** A credential is missing: the client's own (`server`), or a user's for a third party (`tool`). */
export interface AuthorizationRequired extends FaultDetails {
  readonly kind: 'authorization_required'
  readonly of: 'server' | 'tool'
  readonly challenges: ReadonlyArray<Challenge>
  /** The call must name the user it is made for (OXP, `user_id`). */
  readonly userId?: boolean
  readonly service?: string
  /** May be relative to the site (row A15). */
  readonly setupUrl?: string
  readonly action?: string
}

/** A service behind the tool lacks settings that an operator must add. */
export interface Misconfigured extends FaultDetails {
  readonly kind: 'misconfigured'
  readonly service: string
  /** Names of what is missing (`api_key`). */
  readonly requirements: ReadonlyArray<string>
  readonly setupUrl?: string
}

/** The server or its service is down or limits the rate. */
export interface Unavailable extends FaultDetails {
  readonly kind: 'unavailable'
  readonly retryAfterMs?: number
}

/** The tool ran and failed. */
export interface ExecutionFailed extends FaultDetails {
  readonly kind: 'execution_failed'
  readonly retryAfterMs?: number
  /** More for the model to know before it tries again (OXP, `additional_prompt_content`). */
  readonly hint?: string
}

/** A fault of the server; also output that breaks the tool's own schema. */
export interface Internal extends FaultDetails {
  readonly kind: 'internal'
}

/** Why a call did not succeed. */
export type Fault =
  | InvalidArguments
  | MalformedRequest
  | UnknownTool
  | InvalidSchema
  | AuthorizationRequired
  | Misconfigured
  | Unavailable
  | ExecutionFailed
  | Internal

/** The nine kinds of fault. */
export type FaultKind = Fault['kind']
