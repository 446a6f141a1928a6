import { isRecord, own, owns } from '@toolfault/model'
import type { CallContext } from '../exchange/exchange.js'
import type { OxpForm } from './form.js'

/** A call as OXP asks for it. */
export interface Asked {
  readonly tool: string
  readonly args: unknown
  readonly callId?: string
  readonly context?: CallContext
  /** How the request was wrapped, and so the answer is. */
  readonly form: Pick<OxpForm, 'wrapper' | '$schema'>
}

/**
 * Read a CallToolRequest, bare or in the `request` of the main branch (row O2). Input that is left out is
 * `{}`. `undefined` for what has no `tool_id` in text, and where an object stands under another name in place of the input.
 */
export const asked = (json: unknown): Asked | undefined => {
  const isWrapped = !owns(json, 'tool_id') && isRecord(own(json, 'request'))
  const request = isWrapped ? own(json, 'request') : json
  const tool = own(request, 'tool_id')
  const isMisnamed = !owns(request, 'input') && others.some((name) => isRecord(own(request, name)))
  if (typeof tool !== 'string' || isMisnamed) return undefined
  const callId = own(request, 'call_id')
  const context = own(request, 'context')
  const $schema = own(json, '$schema')
  const marker = typeof $schema === 'string' ? { $schema } : {}
  return {
    tool,
    // Row O7: `input`; a text that says `inputs` is contradicted by the schema.
    args: owns(request, 'input') ? own(request, 'input') : {},
    ...(typeof callId === 'string' ? { callId } : {}),
    ...(isContext(context) ? { context } : {}),
    form: isWrapped ? { wrapper: 'result', ...marker } : {}
  }
}

/** What other protocols call the input: to take it for left out would tell the caller that all of it is missing. */
const others = ['arguments', 'args', 'parameters', 'params']

/** Of who calls only an object says something; `null` stands for what is absent. */
const isContext = (value: unknown): value is CallContext => isRecord(value)
