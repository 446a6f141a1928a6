import { findTool, internal, type Registry } from '@toolfault/model'
import { type BodySource, readBody } from '../exchange/body.js'
import {
  answered,
  type CallExchange,
  type Outcome,
  outcome,
  settled
} from '../exchange/exchange.js'
import { isFailed } from '../exchange/failing.js'
import { resultOf } from '../exchange/result.js'
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
export const call = (
  tools: Registry,
  name: string,
  body: BodySource,
  exchange: CallExchange<McpForm>
): Promise<F7CallAnswer> =>
  answered(
    () => answerOf(tools, name, body, exchange),
    () => ({ status: 500, body: encodeMcp(internal(), asResult) })
  )

const answerOf = async (
  tools: Registry,
  name: string,
  body: BodySource,
  exchange: CallExchange<McpForm>
): Promise<F7CallAnswer> => {
  const became = await outcomeOf(tools, name, body, exchange)
  if ('value' in became) {
    // "500: handler returned with is_error=true".
    const status = isFailed(became.value) ? 500 : 200
    return { status, body: { isError: false, ...resultOf(became.value) } }
  }
  const fault = await settled(became.fault, exchange)
  if (fault.kind === 'unknown_tool' || fault.kind === 'malformed_request') {
    return encode({ valid: false, fault })
  }
  return {
    status: became.ran !== true && fault.kind === 'invalid_arguments' ? 400 : 500,
    body: encodeMcp(fault, { version: '2025-11-25', ...exchange.form, ...asResult })
  }
}

/** The tool first, as for a validation: an unknown one needs no body. */
const outcomeOf = async (
  tools: Registry,
  name: string,
  body: BodySource,
  exchange: CallExchange<McpForm>
): Promise<Outcome> => {
  const found = await findTool(tools, name, exchange.meant)
  if (found._tag === 'Left') return { fault: found.left }
  const read = await readBody(body)
  if (read._tag === 'Left') return { fault: { ...read.left, tool: name } }
  return outcome(() => found.right, { tool: name, args: read.right }, exchange)
}

/** The endpoint knows results alone. */
const asResult = { invalidArguments: 'result', unknownTool: 'result', others: 'result' } as const
