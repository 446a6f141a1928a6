// @ts-check
import { serve } from '@hono/node-server'
import * as mcp from '@modelcontextprotocol/server'
import { readJson } from '@toolfault/model'
import { translate } from '@toolfault/protocols/translate'
import { z } from 'zod'

const service = process.env['SERVICE'] ?? 'http://127.0.0.1:3000/tools/call'

/** The model is to see every failure: as a result, none as an error of the protocol. */
const form = /** @type {const} */ ({ unknownTool: 'result', others: 'result' })

/** What the service says to a call; one that cannot be reached says as much as a bare 502. */
const asked = async (/** @type {string} */ tool, /** @type {object} */ input) => {
  const headers = { 'content-type': 'application/json' }
  const call = { method: 'POST', headers, body: JSON.stringify({ tool_id: tool, input }) }
  const answer = await fetch(service, call).catch(() => new Response(null, { status: 502 }))
  const text = await answer.text()
  const json = readJson(text)
  const body = json._tag === 'Right' ? json.right : text
  const wire = { status: answer.status, headers: answer.headers, body }
  const made = translate(wire, 'oxp', 'mcp', { tool, form })
  if (made._tag === 'Right') return /** @type {mcp.CallToolResult} */ (made.right.wire)
  const isWell = made.left[0]?.params?.['reason'] === 'success'
  const said = isWell ? text : 'The service gave no answer of its protocol.'
  return { content: [{ type: /** @type {const} */ ('text'), text: said }], isError: !isWell }
}

/** Each request has a server of its own; the service judges the arguments. */
const handler = mcp.createMcpHandler(() => {
  const server = new mcp.McpServer({ name: 'gateway', version: '1.0.0' })
  const inputSchema = z.looseObject({ city: z.unknown(), nights: z.unknown() }).partial()
  const tool = { description: 'Book a room', inputSchema }
  server.registerTool('book_room', tool, (input) => asked('book_room', input))
  return server
})

const options = { hostname: '127.0.0.1', port: Number(process.env['PORT'] ?? 3001) }
const here = mcp.localhostAllowedHostnames()
// Pages of other sites must not reach a server on this machine.
const own = (/** @type {Request} */ request) =>
  mcp.hostHeaderValidationResponse(request, here) ?? handler.fetch(request)
serve({ ...options, fetch: own }, ({ port }) => console.log(`http://127.0.0.1:${port}/mcp`))
process.once('SIGTERM', () => process.exit())
