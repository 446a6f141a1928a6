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
import { version } from '../version.js'
import type { Catalogue } from './catalogue.js'
import type { Handler } from './http.js'
import type { ServeOptions } from './options.js'
import type { Running } from './run.js'

/** Serves MCP over streamable HTTP: 2026-07-28, and the revisions before it without sessions. */
export const mcpHandler = (
  catalogue: Catalogue,
  judge: Judge,
  running: Running,
  { elicit, maxBody: maxRequestBodySize }: Pick<ServeOptions, 'elicit' | 'maxBody'>
): Handler => {
  const handler = createMcpHandler(() => serverOf(catalogue, judge, running, elicit), {
    maxRequestBodySize
  })
  const answer = toNodeHandler(handler, { maxRequestBodySize })
  return (request: IncomingMessage, response: ServerResponse) =>
    // A border: Node's types say `string | undefined` where the SDK's leave the member out.
    answer(request as Parameters<typeof answer>[0], response)
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
  // A tool of the file keeps its name.
  const method = catalogue.tools.has('validate') ? 'validate_tool_call' : 'validate'
  return announceToolValidation(server, catalogue.tools, { judge, method })
}
