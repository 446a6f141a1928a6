import type { Fault } from '@toolfault/model'
import type { McpForm } from '@toolfault/protocols/mcp'
import type { ElicitationCapability, InputRequests, McpRevision } from '@toolfault/types/mcp'
import type { FailureOptions } from '../failure.js'

/** How a plugin for MCP answers. */
export interface McpOptions extends FailureOptions {
  /** How answers are spelled; the revision is the one that client and server agreed on. */
  readonly form?: Omit<McpForm, 'version' | 'elicit' | 'envelope' | 'read'>
  /** Ask the user for what is missing, and to authorize, where the client declared that it can. */
  readonly elicit?: boolean | Asking
}

/** How the user is asked. */
export interface Asking {
  /** From 2026-07-28 on: the server's own state, signed, that the client sends back with the answers. */
  readonly requestState?: (requests: InputRequests) => string | undefined
}

/** One `tools/call` as the SDK knows it. */
export interface McpCall {
  readonly tool: string
  readonly args: unknown
  /** The schema of the arguments as the client sees it, where there is one. */
  readonly schema?: unknown
  readonly version: McpRevision
  /** Whose attempts are compared; absent where nobody knows who calls. */
  readonly session?: string
  /** What the client declared under `elicitation`. */
  readonly elicitation?: ElicitationCapability | undefined
  /** What came with the call in answer to what was asked before (2026-07-28, `inputResponses`). */
  readonly responses?: unknown
  /** Asks the user while the call runs, as revisions before 2026-07-28 do; resolves to an ElicitResult. */
  readonly ask?: (params: object) => Promise<unknown>
  /** The request as the SDK has it, for `onFault`. */
  readonly request?: unknown
  /** What the tool's own code threw, for `onFault`. */
  readonly thrown?: unknown
}

/** Says what is wrong with the arguments; `undefined` when nothing is. */
export type Check = (args: unknown) => Promise<Fault | undefined>
