import type { RequestListener } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { running } from './http.js'
import { grades, told } from './run.js'

const test = suite('cli/probe/mcp-http')

const annotations = { readOnlyHint: true }
const stay = { city: z.string(), nights: z.number().int().min(2).optional() }
const done = { content: [{ type: 'text' as const, text: 'booked' }] }

const probed = async (listener: RequestListener): Promise<Readonly<Record<string, string>>> => {
  const server = await running(listener)
  const found = await told('--mcp', `${server.url}/mcp`)
  await server.close()
  return grades(found)
}

/** The sentences of zod with their places: `city: Invalid input: expected string, received undefined` (seams, A1). */
const zod = 'isError: yes yes yes no no'

test('a server of version 2 is spoken to in 2026-07-28, where an unknown tool is an error', async () => {
  const versions = new Set<unknown>()
  const handler = toNodeHandler(
    createMcpHandler(() => {
      const server = new McpServer({ name: 'hotel', version: '1' })
      server.registerTool('book', { annotations, inputSchema: z.object(stay) }, () => done)
      return server
    })
  )
  const found = await probed((request, response) => {
    versions.add(request.headers['mcp-protocol-version'])
    const { method = 'GET', url = '/' } = request
    void handler(Object.assign(request, { method, url }), response)
  })
  assert.equal(found, {
    'book missing /city': zod,
    'book type /city': zod,
    'book bound /nights': zod,
    'book misspelt /city': zod,
    'boko unknown tool': 'error -32602: yes yes none no no'
  })
  assert.ok(versions.has('2026-07-28'))
})

test('a server of version 1 is spoken to in its own revision', async () => {
  const found = await probed((request, response) => {
    const server = new McpServerV1({ name: 'hotel', version: '1' })
    server.registerTool('book', { annotations, inputSchema: stay }, () => done)
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    void server
      // A border: the transport's own type is looser than that which it implements.
      .connect(transport as Parameters<typeof server.connect>[0])
      .then(() => transport.handleRequest(request, response))
  })
  assert.equal(found, {
    'book missing /city': zod,
    'book type /city': zod,
    'book bound /nights': zod,
    'book misspelt /city': zod,
    'boko unknown tool': 'isError: part yes none no no'
  })
})

test.run()
