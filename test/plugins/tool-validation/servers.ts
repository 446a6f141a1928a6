import { Client as ClientV2, InMemoryTransport as InMemoryV2 } from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { McpServer as McpServerV2, Server as ServerV2 } from '@modelcontextprotocol/server'
import { judge } from '@toolfault/advice/judge'
import type { Tool } from '@toolfault/model'
import type { LowLevelServer } from '@toolfault/plugins/tool-validation'
import { compile } from '@toolfault/validators/ajv'
import { z } from 'zod'

export const byAjv: ReturnType<typeof judge> = judge(compile)

/** The tool whose calls are validated, as each server lists it. */
export const book: Tool = {
  name: 'book',
  description: 'Book a room',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string' }, nights: { type: 'integer', minimum: 1 } },
    required: ['city', 'nights']
  }
}

const shape = { city: z.string(), nights: z.int().min(1) }

const info = { name: 'tests', version: '1.0.0' }

/** A server of one of the four sorts, and how its tool is added. */
export interface Sort {
  readonly name: string
  readonly make: () => {
    readonly server: LowLevelServer | { readonly server: LowLevelServer }
    readonly addTool: () => void
    readonly connect: (transport: never) => Promise<void>
  }
}

const ran = { content: [{ type: 'text' as const, text: 'booked' }] }

export const sorts: ReadonlyArray<Sort> = [
  {
    name: 'McpServer, v1',
    make: () => {
      const server = new McpServer(info)
      const addTool = (): void => {
        const config = { description: 'Book a room', inputSchema: shape }
        server.registerTool('book', config, () => ran)
      }
      return { server, addTool, connect: (transport) => server.connect(transport) }
    }
  },
  {
    name: 'Server, v1',
    make: () => {
      const server = new Server(info, { capabilities: { tools: {} } })
      const addTool = (): void => {
        server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [listed] }))
        server.setRequestHandler(CallToolRequestSchema, () => ran)
      }
      return { server, addTool, connect: (transport) => server.connect(transport) }
    }
  },
  {
    name: 'McpServer, v2',
    make: () => {
      const server = new McpServerV2(info)
      const addTool = (): void => {
        const config = { description: 'Book a room', inputSchema: z.object(shape) }
        server.registerTool('book', config, () => ran)
      }
      return { server, addTool, connect: (transport) => server.connect(transport) }
    }
  },
  {
    name: 'Server, v2',
    make: () => {
      const server = new ServerV2(info, { capabilities: { tools: {} } })
      const addTool = (): void => {
        server.setRequestHandler('tools/list', () => ({ tools: [listed] }))
        server.setRequestHandler('tools/call', () => ran)
      }
      return { server, addTool, connect: (transport) => server.connect(transport) }
    }
  }
]

const listed = {
  name: 'book',
  description: 'Book a room',
  inputSchema: {
    type: 'object' as const,
    properties: { city: { type: 'string' }, nights: { type: 'integer', minimum: 1 } },
    required: ['city', 'nights']
  }
}

/** What a client sees of a server. */
export interface Seen {
  readonly capabilities: () => unknown
  readonly list: () => Promise<ReadonlyArray<unknown>>
  readonly call: (name: string, args: unknown) => Promise<unknown>
  /** What the server sent, as it went over the wire. */
  readonly wire: Array<unknown>
  readonly close: () => Promise<void>
}

/** Connect a client of v1, or of v2, in memory; answers are seen on the wire as well. */
export const seen = async (
  { connect }: Pick<ReturnType<Sort['make']>, 'connect'>,
  major: 1 | 2 = 1
): Promise<Seen> => {
  const wire: Array<unknown> = []
  const [far, near] =
    major === 1 ? InMemoryTransport.createLinkedPair() : InMemoryV2.createLinkedPair()
  const send = near.send.bind(near)
  near.send = (message: never, ...rest: ReadonlyArray<never>) => {
    wire.push(JSON.parse(JSON.stringify(message)))
    return send(message, ...(rest as []))
  }
  // A border: both majors take the other's transport, whose types differ in what is optional.
  await connect(near as never)
  const client = major === 1 ? new Client(info) : new ClientV2(info)
  await client.connect(far as never)
  return {
    wire,
    capabilities: () => client.getServerCapabilities(),
    list: async () => (await client.listTools()).tools,
    call: (name, args) => client.callTool({ name, arguments: args as Record<string, unknown> }),
    close: () => client.close()
  }
}

/** The verdict in the text of a result. */
export const verdictIn = (result: unknown): unknown => {
  const { content } = result as { content: ReadonlyArray<{ text: string }> }
  return JSON.parse(content[0]?.text ?? '')
}
