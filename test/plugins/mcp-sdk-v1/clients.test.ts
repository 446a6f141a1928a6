import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client as Client2,
  StreamableHTTPClientTransport as Http2
} from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { own } from '@toolfault/model'
import { type McpSdkV1Options, withToolfault } from '@toolfault/plugins/mcp-sdk-v1'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { assertResult } from './talk.js'

const test = suite('plugins/mcp-sdk-v1 clients')

const info = { name: 'rooms', version: '1.0.0' }

/** A server whose tool has an output schema, which clients of v1 hold every answer's structure to (row M9). */
const made = (options?: McpSdkV1Options): McpServer => {
  const server = withToolfault(new McpServer(info), options)
  server.registerTool(
    'sum',
    { inputSchema: { a: z.number() }, outputSchema: { n: z.number() } },
    ({ a }) => ({ content: [], structuredContent: { n: a } })
  )
  return server
}

/** What both clients can do. */
interface Caller {
  readonly connect: (transport: never) => Promise<void>
  readonly listTools: () => Promise<unknown>
  readonly callTool: (params: {
    name: string
    arguments: Record<string, unknown>
  }) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Serve MCP over HTTP, with a session for each client or with none, until the work is done. */
const serving = async (
  hasSessions: boolean,
  options: McpSdkV1Options,
  work: (url: URL) => Promise<void>
): Promise<void> => {
  const transports = new Map<string, StreamableHTTPServerTransport>()
  const opened: Array<McpServer> = []
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const before = transports.get(String(request.headers['mcp-session-id']))
    if (before !== undefined) return before.handleRequest(request, response)
    const transport = new StreamableHTTPServerTransport({
      ...(hasSessions ? { sessionIdGenerator: () => crypto.randomUUID() } : {}),
      onsessioninitialized: (id: string) => {
        transports.set(id, transport)
      }
    })
    const server = made(options)
    opened.push(server)
    // A border: the SDK's own types disagree under exactOptionalPropertyTypes.
    await server.connect(transport as never)
    return transport.handleRequest(request, response)
  }
  const http = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  try {
    await work(new URL(`http://127.0.0.1:${port}/mcp`))
  } finally {
    for (const server of opened) await server.close()
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
}

const text = 'Invalid arguments for tool sum: `a` is missing: add `a` (number).'

const talked = async (client: Caller, transport: object): Promise<void> => {
  // A border: each client gets a transport of its own kind.
  await client.connect(transport as never)
  // The client then knows the output schema, and holds answers to it.
  await client.listTools()
  const answer = await client.callTool({ name: 'sum', arguments: {} })
  assertResult(answer, text)
  const right = await client.callTool({ name: 'sum', arguments: { a: 1 } })
  assert.equal(own(right, 'structuredContent'), { n: 1 })
  await client.close()
}

// A border: of both majors only what both have is used.
const clients: ReadonlyArray<readonly [string, () => Caller, (url: URL) => object]> = [
  [
    'v1',
    () => new Client(info) as unknown as Caller,
    (url) => new StreamableHTTPClientTransport(url)
  ],
  ['v2', () => new Client2(info) as unknown as Caller, (url) => new Http2(url)]
]

for (const [major, make, dial] of clients) {
  test(`a client of ${major} in memory reads our text, though the tool has an output schema`, async () => {
    const server = made({ attempts: false })
    const [near, far] = InMemoryTransport.createLinkedPair()
    await server.connect(near)
    await talked(make(), far)
    await server.close()
  })

  for (const hasSessions of [true, false]) {
    test(`a client of ${major} over HTTP ${hasSessions ? 'with' : 'without'} sessions`, async () => {
      await serving(hasSessions, { attempts: false }, (url) => talked(make(), dial(url)))
    })
  }
}

test('over HTTP, attempts are compared within a session, and never without one', async () => {
  for (const hasSessions of [true, false]) {
    const seen: Array<readonly [unknown, unknown]> = []
    const options: McpSdkV1Options = {
      onFault: ({ attempt }, { session }) => seen.push([attempt?.count, typeof session])
    }
    await serving(hasSessions, options, async (url) => {
      const client = new Client(info)
      await client.connect(new StreamableHTTPClientTransport(url) as never)
      await client.callTool({ name: 'sum', arguments: {} })
      await client.callTool({ name: 'sum', arguments: {} })
      await client.close()
    })
    const kind = hasSessions ? 'string' : 'undefined'
    assert.equal(seen, [
      [undefined, kind],
      [hasSessions ? 2 : undefined, kind]
    ])
  }
})

test('over HTTP the user is asked on the stream of the call', async () => {
  await serving(true, { elicit: true }, async (url) => {
    const { ElicitRequestSchema } = await import('@modelcontextprotocol/sdk/types.js')
    const client = new Client(info, { capabilities: { elicitation: {} } })
    client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { a: 5 } }))
    await client.connect(new StreamableHTTPClientTransport(url) as never)
    const answer = await client.callTool({ name: 'sum', arguments: {} })
    assert.equal(own(answer, 'structuredContent'), { n: 5 })
    await client.close()
  })
})

test('a client of v1 puts its own words before a protocol error, once', async () => {
  const server = made({ form: { invalidArguments: 'protocol' } })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await server.connect(near)
  const client = new Client(info)
  await client.connect(far)
  try {
    await client.callTool({ name: 'sum', arguments: {} })
    assert.unreachable('the call has to fail')
  } catch (error) {
    assert.is(own(error, 'code'), -32602)
    assert.is(own(error, 'message'), `MCP error -32602: ${text}`)
    assert.is(own(own(error, 'data'), 'error_category'), 'missing_parameter')
  }
  await client.close()
  await server.close()
})

test.run()
