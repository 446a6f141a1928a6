import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { mcpCaller } from '@toolfault/client/mcp-sdk-v2'
import type { Tool } from '@toolfault/model'
import type { Way } from './ways.js'

/** A server of the MCP SDK v2 with all the tools and nothing of ours, and a client of it. */
export const plain = async (tools: ReadonlyArray<Tool>): Promise<Way> => {
  const server = new McpServer({ name: 'plain', version: '0.0.0' })
  for (const { inputSchema, name } of tools) {
    // A border: the corpus holds what real servers list.
    const schema = fromJsonSchema(inputSchema as Parameters<typeof fromJsonSchema>[0])
    server.registerTool(name, { inputSchema: schema }, () => ({ content: [] }))
  }
  const client = new Client({ name: 'loop', version: '0.0.0' })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await server.connect(there)
  await client.connect(here)
  return { name: 'mcp v2, plain server', call: mcpCaller(client), close: () => client.close() }
}
