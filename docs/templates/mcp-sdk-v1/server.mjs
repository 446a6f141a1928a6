// @ts-check
import { createMcpExpressApp } from '@modelcontextprotocol/sdk/server/express.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v1'
import { z } from 'zod'

const connected = async () => {
  const server = withToolfault(new McpServer({ name: 'hotel', version: '1.0.0' }))
  const inputSchema = { city: z.string(), nights: z.int().min(1) }
  server.registerTool('book_room', { description: 'Book a room', inputSchema }, (room) => ({
    content: [{ type: 'text', text: `Booked ${room.nights} nights in ${room.city}.` }]
  }))
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return { server, transport }
}

// It refuses what pages of other sites send to this machine.
const app = createMcpExpressApp()
// Without sessions each request has a server of its own.
app.post('/mcp', async (request, response) => {
  const { server, transport } = await connected()
  response.once('close', () => void server.close())
  await transport.handleRequest(request, response, request.body)
})
app.all('/mcp', (_request, response) => void response.set('allow', 'POST').status(405).end())

const listening = app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
  const address = listening.address()
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}/mcp`)
})
process.once('SIGTERM', () => process.exit())
