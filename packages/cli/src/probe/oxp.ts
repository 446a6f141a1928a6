import { keysOf, own, readTool, toolsIn } from '@toolfault/model'
import { decode } from '@toolfault/protocols/oxp/read'
import type { Json } from '@toolfault/types/json'
import { type Answer, accepted, gone, junk, late } from './answer.js'
import { addressOf, ask, type HttpAnswer, list } from './http.js'
import type { ProbeOptions } from './options.js'
import type { Listed, Target } from './target.js'

/** Who asks: one address may list the same tools in another protocol as well. */
const headers = { 'OXP-Version': '1.0' }

/** A server that answers `GET {url}/tools` and `POST {url}/tools/call` (row O8). */
export const oxp = async ({ target, timeout }: ProbeOptions): Promise<Target> => {
  const json = await list(addressOf(target, 'tools') ?? target, { timeout, headers })
  const url = addressOf(target, 'tools', 'call') ?? target
  const { $schema } = Object(json)
  return {
    tools: (toolsIn(json) ?? []).flatMap(listed),
    call: async ({ args, mistake, tool }) => {
      const request = { tool_id: tool, input: args }
      const body = typeof $schema === 'string' ? { $schema, request } : request
      const answer = await ask(url, { timeout, body, headers })
      if (typeof answer === 'string') return answer === 'late' ? late(timeout) : gone()
      return heard(answer, mistake === 'unknown tool')
    },
    close: async () => undefined
  }
}

/** OXP has no hint of its own; one as MCP writes it counts. Its id is what a call names. */
const listed = (definition: unknown): ReadonlyArray<Listed> => {
  const id = own(definition, 'id')
  const tool = readTool(definition)
  if (tool === undefined) return []
  const readOnly = own(own(definition, 'annotations'), 'readOnlyHint') === true
  return [{ tool: typeof id === 'string' ? { ...tool, name: id } : tool, readOnly }]
}

/** Grade the way: 422 for its input, 400 for a tool that is not there (OXP, "Call Tool"). */
export const heard = ({ json, status, text }: HttpAnswer, isStranger: boolean): Answer => {
  const inner = own(json, 'result') ?? json
  if (status === 200 && own(inner, 'success') === true) return accepted('success: true')
  const read = json === undefined ? undefined : decode({ status, body: json })
  if (read === undefined || read._tag === 'Left') return junk(`HTTP ${status}, no OXP answer`, text)
  const fault = read.right.value
  return {
    channel: status === (isStranger ? 400 : 422) ? 'yes' : legible.includes(status) ? 'part' : 'no',
    way: status === 200 ? 'success: false' : `HTTP ${status}`,
    refused: true,
    text: said(inner),
    wire: json,
    fault
  }
}

/** A client can tell from these that it was refused, if not why. */
const legible: ReadonlyArray<number> = [200, 400, 404, 422]

const said = (body: unknown): string => {
  const message = own(own(body, 'error'), 'message') ?? own(body, 'message')
  const parameters = own(body, 'parameter_errors')
  const lines = keysOf(parameters).map((name) => `${name}: ${textOf(own(parameters, name))}`)
  return [...(typeof message === 'string' ? [message] : []), ...lines].join('\n')
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value as Json) ?? '')
