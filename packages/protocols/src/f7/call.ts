import type { Fault, Registry } from '@toolfault/model'
import { type BodySource, readBody } from '../exchange/body.js'
import { type CallExchange, outcome, settled } from '../exchange/exchange.js'
import { resultOf } from '../exchange/value.js'
import { encode as encodeMcp, type McpForm } from '../mcp/write.js'
import { encode } from './write.js'

/** Status and body of the execution endpoint: an MCP result, or an error of F7's own. */
export interface F7CallAnswer {
  readonly status: number
  readonly body: object
}

/**
 * Answer `POST /tools/{name}/call` (F7, "Tool Execution API"): an MCP result, with 500 where the tool
 * failed; 404 for an unknown tool; 400 for a body that is no JSON, which that page would run as `{}`, and
 * for arguments that the schema refuses. Whether calls are allowed at all was decided before.
 */
export const call = async (
  tools: Registry,
  name: string,
  body: BodySource,
  exchange: CallExchange<McpForm>
): Promise<F7CallAnswer> => {
  const read = await readBody(body)
  const became =
    read._tag === 'Left'
      ? { fault: { ...read.left, tool: name } }
      : await outcome(tools, { tool: name, args: read.right }, exchange)
  if ('value' in became) {
    return { status: 200, body: { isError: false, ...resultOf(became.value) } }
  }
  const fault: Fault = await settled(became.fault, exchange)
  if (fault.kind === 'unknown_tool' || fault.kind === 'malformed_request') {
    return encode({ valid: false, fault })
  }
  return {
    status: 'ran' in became || fault.kind !== 'invalid_arguments' ? 500 : 400,
    body: encodeMcp(fault, { version: '2025-11-25', ...exchange.form, ...asResult })
  }
}

/** The endpoint knows results alone. */
const asResult = { invalidArguments: 'result', unknownTool: 'result', others: 'result' } as const
