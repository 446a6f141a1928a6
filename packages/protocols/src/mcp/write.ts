import {
  type Fault,
  type FaultKind,
  faultGiven,
  faultKinds,
  internal,
  total
} from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { InputRequiredResult, McpError, McpRevision, TextContent } from '@toolfault/types/mcp'
import { type Digesting, digest } from '@toolfault/words/digest'
import { asking, faults } from '@toolfault/words/en'
import { FEW } from '@toolfault/words/few'
import { type Portable, portable } from '../fault/portable.js'
import { FAULT, rides, saidOf } from '../fault/said.js'
import { codeOf } from '../json-rpc/code.js'
import { retryJson } from '../json-rpc/data.js'
import { type AsRead, respell } from '../reading/respell.js'
import { type ChannelSwitches, channelOf } from './channel.js'
import { type Eliciting, elicited } from './elicit.js'
import { type Envelope, enveloped } from './envelope.js'
import { type FailureClass, failureClass, TOOL_FAILURE } from './failure-class.js'
import { PAGES } from './pages.js'
import { hasResultType, latest } from './revision.js'
import type { Task } from './task.js'

export { FAULT } from '../fault/said.js'
export { requests } from './requests.js'
export { latest, revisionOf, revisions } from './revision.js'

/** How the answer is spelled. */
export interface McpForm extends Digesting, ChannelSwitches {
  /** 2026-07-28 when absent. */
  readonly version?: McpRevision
  /** The whole fault in `_meta`, hidden from the model; on by default. */
  readonly carrier?: boolean
  /** Ask the user where the protocol can; only when this is given (row M5). */
  readonly elicit?: Eliciting
  /** Classify the failure as the draft has it; off unless given. */
  readonly toolFailure?: FailureClass
  /** The rest of the JSON-RPC response that the answer stands in; bare when absent. */
  readonly envelope?: Envelope
  /** The rest of the task that the answer stands in (SEP-2663); in none when absent. */
  readonly task?: Task
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}

/**
 * A failed call as a result: one text for the model, the data for programs in `_meta` (row M9). Handlers of both SDKs
 * may return it: their type of a result has an array that can be written, and members of any other name.
 */
export type McpErrorResult = {
  readonly resultType?: 'complete'
  readonly content: [Pick<TextContent, 'type' | 'text'>]
  readonly isError: true
  readonly _meta: JsonObject
}

/** A result, or the `error` of a JSON-RPC response. */
export type McpAnswer = McpErrorResult | InputRequiredResult | { readonly error: McpError }

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/** The `_meta` key under which Agentopia's data stands, always (row A14). */
export const RETRY = 'dev.toolfault/retry'

/**
 * Write a fault as MCP answers `tools/call`: a result with `isError` that the model reads (SEP-1303),
 * or a protocol error, by kind and switches.
 *
 * Nothing is ever put in `structuredContent` (row M9). Total: what is no fault is -32603.
 */
export const encode = (fault: Fault, form: McpForm = {}): McpAnswer =>
  total<McpAnswer>(
    () =>
      respell(
        enveloped(answer(faultGiven(fault) ?? internal(), form), form.envelope, form.task),
        form.read
      ),
    () => ({ error: { code: -32603, message: faults.internal, data: { retry_capable: false } } })
  )

const answer = (given: Fault, form: McpForm): McpAnswer => {
  const { version = latest } = form
  const pack = form.pack ?? { asking, faults }
  const asked = elicited(given, version, form.elicit, pack)
  if (asked === undefined) return told(given, version, form)
  if ('error' in asked.answer) return asked.answer
  const { fault, carrier } = travelling(given, PAGES, form)
  return { ...asked.answer, _meta: metaOf(fault, asked.prompt, carrier, form) }
}

const told = (given: Fault, version: McpRevision, form: McpForm): McpAnswer => {
  const isResult = channelOf(given, form) === 'result'
  const { fault, carrier } = isResult ? travelling(given, FEW, form) : { fault: given }
  const text = textOf(fault, form)
  if (!isResult) {
    return { error: { code: codeOf(fault), message: text, data: retryJson(fault, form) } }
  }
  const content: McpErrorResult['content'] = [{ type: 'text', text }]
  const _meta = metaOf(fault, text, carrier, form)
  // Members behind a spread would cost more than all the rest.
  return hasResultType(version)
    ? { resultType: 'complete', content, isError: true, _meta }
    : { content, isError: true, _meta }
}

const textOf = (fault: Fault, form: McpForm): string =>
  digest(fault, form) || (form.pack?.faults ?? faults).internal

/** The fault as it can ride along, or as it is where it need not. */
const travelling = (fault: Fault, challenges: number, form: McpForm): Portable =>
  rides(form, true) ? portable(fault, { challenges, text: (it) => textOf(it, form) }) : { fault }

/** What programs read of a result, beside the text that people and models read (rows A14, M9). */
const metaOf = (
  fault: Fault,
  text: string,
  carrier: Portable['carrier'],
  form: McpForm
): JsonObject => {
  // Not by spreads: they cost as much as what they hold.
  const meta: { [name: string]: Json } = { [RETRY]: retryJson(fault, form) }
  if (form.toolFailure !== undefined) meta[TOOL_FAILURE] = failureClass(fault, form.toolFailure)
  if (carrier !== undefined) meta[FAULT] = carrier(text, saidOf(form))
  return meta
}
