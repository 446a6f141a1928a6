import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  type CallToolRequest,
  type CallToolResult,
  createMcpHandler,
  type ListToolsResult,
  Server
} from '@modelcontextprotocol/server'
import { findTool, type Judge, toolFault } from '@toolfault/model'
import { guardToolCall } from '@toolfault/plugins/mcp-low-level'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { resultOf } from '@toolfault/protocols/exchange/result'
import type { Json } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import { version } from '../version.js'
import type { Catalogue } from './catalogue.js'
import { type Handler, send } from './http.js'
import type { ServeOptions } from './options.js'
import type { Running } from './run.js'

/** Serves MCP over streamable HTTP: 2026-07-28, and the revisions before it without sessions. */
export const mcpHandler = (
  catalogue: Catalogue,
  judge: Judge,
  running: Running,
  { elicit, maxBody, timeout }: Pick<ServeOptions, 'elicit' | 'maxBody' | 'timeout'>
): Handler => {
  // The SDK knows no 0.
  const maxRequestBodySize = Math.max(1, maxBody)
  const handler = createMcpHandler(() => serverOf(catalogue, judge, running, elicit), {
    maxRequestBodySize
  })
  const answer = toNodeHandler(handler, { maxRequestBodySize })
  return (request: IncomingMessage, response: ServerResponse) => {
    const late = (): void => {
      if (!request.complete && !response.headersSent) tooLate(response, timeout)
    }
    const clock = setTimeout(late, timeout)
    response.once('close', () => clearTimeout(clock))
    // A border: Node's types say `string | undefined` where the SDK's leave the member out.
    const answered = answer(request as Parameters<typeof answer>[0], response)
    // It has no answer to give where one was given for it.
    answered.catch(() => response.destroy())
  }
}

/** The SDK waits for a body without an end. */
const tooLate = (response: ServerResponse, timeout: number): void => {
  const error = { code: -32_000, message: readings.tooSlow(timeout) }
  send(response, 408, { jsonrpc: '2.0', error, id: null }, { connection: 'close' })
}

/** A name for NCP's tool: those of the file keep theirs. */
const freeName = ({ tools }: Catalogue): string => {
  let name = tools.has('validate') ? 'validate_tool_call' : 'validate'
  while (tools.has(name)) name += '_'
  return name
}

/** A server of the low level lists the schemas as they stand in the file. */
const serverOf = (
  catalogue: Catalogue,
  judge: Judge,
  running: Running,
  elicit: boolean
): Server => {
  const info = { name: 'toolfault', version: version() }
  const server = new Server(info, { capabilities: { tools: {} } })
  server.setRequestHandler(
    'tools/list',
    // A border: the definitions are those of the file; what is wrong with them is for clients to see.
    () => ({ tools: catalogue.mcp }) as unknown as ListToolsResult
  )
  const run = async ({ params }: CallToolRequest): Promise<CallToolResult> => {
    const found = await findTool(catalogue.tools, params.name)
    if (found._tag === 'Left') throw toolFault(found.left)
    const missing = running.requires(found.right)
    if (missing !== undefined) throw toolFault(missing)
    // A border: the arguments came as JSON, and what is made of them is a result.
    const value = (await running.run(found.right, params.arguments ?? {})) as Json
    return resultOf(value) as unknown as CallToolResult
  }
  const options = { tools: catalogue.tools, judge, elicit, server }
  server.setRequestHandler('tools/call', guardToolCall(run, options))
  const method = freeName(catalogue)
  return announceToolValidation(server, catalogue.tools, { judge, method })
}
