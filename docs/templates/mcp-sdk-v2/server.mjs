// @ts-check
import { serve } from '@hono/node-server'
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  McpServer
} from '@modelcontextprotocol/server'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { z } from 'zod'

/** Each request has a server of its own. */
const handler = createMcpHandler(() => {
  const server = withToolfault(new McpServer({ name: 'hotel', version: '1.0.0' }))
  const inputSchema = z.strictObject({ city: z.string(), nights: z.int().min(1) })
  server.registerTool('book_room', { description: 'Book a room', inputSchema }, (room) => ({
    content: [{ type: 'text', text: `Booked ${room.nights} nights in ${room.city}.` }]
  }))
  return server
})

serve(
  {
    // Pages of other sites must not reach a server on this machine.
    fetch: (request) =>
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ?? handler.fetch(request),
    hostname: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000)
  },
  ({ port }) => console.log(`http://127.0.0.1:${port}/mcp`)
)
process.once('SIGTERM', () => process.exit())
