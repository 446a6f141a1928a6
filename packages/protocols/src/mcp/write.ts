import { type Fault, type FaultKind, faultKinds, total } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import type { InputRequiredResult, McpError, McpRevision, TextContent } from '@toolfault/types/mcp'
import { type Digesting, digest } from '@toolfault/words/digest'
import { asking, faults } from '@toolfault/words/en'
import { carrier } from '../fault/write.js'
import { codeOf } from '../json-rpc/code.js'
import { retryJson } from '../json-rpc/data.js'
import { type ChannelSwitches, channelOf } from './channel.js'
import { type Eliciting, elicited } from './elicit.js'
import { hasResultType, latest } from './revision.js'

export { latest, revisions } from './revision.js'

/** How the answer is spelled. */
export interface McpForm extends Digesting, ChannelSwitches {
  /** 2026-07-28 when absent. */
  readonly version?: McpRevision
  /** The whole fault in `_meta`, hidden from the model; on by default. */
  readonly carrier?: boolean
  /** Ask the user where the protocol can; only when this is given (row M5). */
  readonly elicit?: Eliciting
}

/** A failed call as a result: one text for the model, the data for programs in `_meta` (row M9). */
export interface McpErrorResult {
  readonly resultType?: 'complete'
  readonly content: readonly [TextContent]
  readonly isError: true
  readonly _meta: JsonObject
}

/** A result, or the `error` of a JSON-RPC response. */
export type McpAnswer = McpErrorResult | InputRequiredResult | { readonly error: McpError }

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/** The `_meta` key under which Agentopia's data stands, always (row A14). */
export const RETRY = 'dev.toolfault/retry'

/** The `_meta` key under which the whole fault rides along. */
export const FAULT = 'dev.toolfault/fault'

/**
 * Write a fault as MCP answers `tools/call`: a result with `isError` that the model reads (SEP-1303),
 * or a protocol error, by kind and switches.
 *
 * Nothing is ever put in `structuredContent` (row M9). Total: what is no fault is -32603.
 */
export const encode = (fault: Fault, form: McpForm = {}): McpAnswer =>
  total<McpAnswer>(
    () => {
      const { version = latest } = form
      const say = form.pack?.faults ?? faults
      const asked = elicited(fault, version, form.elicit, form.pack ?? { asking, faults })
      if (asked !== undefined) {
        const { answer, prompt } = asked
        return 'error' in answer ? answer : { ...answer, _meta: metaOf(fault, prompt, form) }
      }
      const text = digest(fault, form) || say.internal
      return channelOf(fault, form) === 'result'
        ? asResult(fault, text, version, form)
        : { error: { code: codeOf(fault), message: text, data: retryJson(fault, form) } }
    },
    () => ({ error: { code: -32603, message: faults.internal, data: { retry_capable: false } } })
  )

const asResult = (
  fault: Fault,
  text: string,
  version: McpRevision,
  form: McpForm
): McpErrorResult => ({
  ...(hasResultType(version) ? { resultType: 'complete' } : {}),
  content: [{ type: 'text', text }],
  isError: true,
  _meta: metaOf(fault, text, form)
})

/** What programs read of a result, beside the text that people and models read (rows A14, M9). */
const metaOf = (fault: Fault, text: string, form: McpForm): JsonObject => ({
  [RETRY]: retryJson(fault, form),
  ...(form.carrier === false ? {} : { [FAULT]: carrier(fault, text) })
})
