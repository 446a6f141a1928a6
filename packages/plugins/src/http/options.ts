import type { Judge, Meaning, Registry, Tool } from '@toolfault/model'
import type { F7Form } from '@toolfault/protocols/f7'
import type { JsonRpcForm } from '@toolfault/protocols/json-rpc'
import type { McpForm } from '@toolfault/protocols/mcp'
import type { OxpForm } from '@toolfault/protocols/oxp'
import type { Challenges, Requires, Run } from '@toolfault/protocols/oxp/exchange'
import type { FailureOptions } from '../failure.js'

/**
 * What a plugin for HTTP serves: the tools, and what it may do with them. `Request` is the framework's, and
 * `T` what the author's tools are.
 *
 * Hooks that are given a request are methods, so that an author may say of which framework it is.
 */
export interface HttpOptions<Request = unknown, T extends Tool = Tool> extends FailureOptions {
  readonly tools: Registry<T>
  readonly judge: Judge
  /** What stands before `/tools`; nothing when absent. */
  readonly prefix?: string
  /** Makes a call that was found right, and returns the tool's value; without it calls are only validated. */
  readonly run?: Run<T> | undefined
  /** What must be there before a tool can be called; `undefined` when nothing is missing. */
  readonly requires?: Requires<T> | undefined
  /** How an authorization stands, for `{prefix}/challenges/{id}` as a `check_url`. */
  readonly challenges?: Challenges
  /** Also serve `POST {prefix}/tools/{name}/call`; off when absent (F7, `allow_execute`). */
  readonly allowExecute?: boolean
  /** Whether a request may call tools; not asked before a validation (F7 criterion 9). */
  authHook?(request: Request): boolean | Promise<boolean>
  /** Which web pages may ask: all (`true` or `'*'`), one origin (`https://app.example.com`) or several; none when absent. */
  readonly cors?: true | string | ReadonlyArray<string>
  /** Bytes that a body may have; 1 MiB when absent. */
  readonly maxBytes?: number
  /** Milliseconds in which a body must have arrived; 30 000 when absent. */
  readonly timeoutMs?: number
  /** Whose attempts are compared; nobody's when absent. */
  session?(request: Request): string | undefined | Promise<string | undefined>
  /** Finds the name that was meant, where no tool has the one that came. */
  readonly meant?: Meaning
  readonly f7?: F7Form
  readonly oxp?: OxpForm
  readonly jsonRpc?: JsonRpcForm
  readonly mcp?: McpForm
}
