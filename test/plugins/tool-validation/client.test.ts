import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse
} from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2
} from '@modelcontextprotocol/client'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { createMcpHandler, McpServer as McpServerV2 } from '@modelcontextprotocol/server'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { byAjv, seen } from './servers.js'

const test = suite('plugins/tool-validation/client')

/** What the algorithm needs of a client of either major. */
interface McpClient {
  readonly getServerCapabilities: () => unknown
  readonly callTool: (params: {
    name: string
    arguments: Record<string, unknown>
  }) => Promise<unknown>
}

/**
 * NCP's client, by its text (seed 004, "For MCP Clients"; facts 5.3): `supported` is strictly true; the
 * tool that is announced is called; the text is parsed; a call that is not valid throws its errors.
 */
const validateByNcp = async (
  client: McpClient,
  tool: string,
  args: Record<string, unknown>
): Promise<'mcp-native' | 'schema-only'> => {
  const { experimental } = (client.getServerCapabilities() ?? {}) as {
    experimental?: { toolValidation?: { supported?: unknown; method?: string } }
  }
  if (experimental?.toolValidation?.supported !== true) return 'schema-only'
  const { method = 'validate' } = experimental.toolValidation
  const { content } = (await client.callTool({
    name: method,
    arguments: { tool, arguments: args }
  })) as { content: ReadonlyArray<{ text: string }> }
  const verdict = JSON.parse(content[0]?.text ?? '') as { valid: boolean; errors: Array<string> }
  if (!verdict.valid) throw new Error(verdict.errors.join(', '))
  return 'mcp-native'
}

const holds = async (client: McpClient): Promise<void> => {
  assert.is(await validateByNcp(client, 'book', { city: 'Rome' }), 'mcp-native')
  try {
    await validateByNcp(client, 'book', {})
    assert.unreachable()
  } catch (error) {
    assert.is((error as Error).message, 'Missing required parameter: city')
  }
}

const config = { inputSchema: z.object({ city: z.string() }) }
const ran = { content: [{ type: 'text' as const, text: 'booked' }] }
const info = { name: 'tests', version: '1.0.0' }

const v1 = (): McpServer => {
  const server = new McpServer(info)
  server.registerTool('book', config, () => ran)
  return announceToolValidation(server, 'listed', { judge: byAjv })
}

const v2 = (): McpServerV2 => {
  const server = new McpServerV2(info)
  server.registerTool('book', config, () => ran)
  return announceToolValidation(server, 'listed', { judge: byAjv })
}

const listening = async (http: HttpServer): Promise<URL> => {
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  return new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`)
}

const served = (handler: { readonly fetch: (request: Request) => Promise<Response> }) => {
  const handle = toNodeHandler(handler)
  return (request: IncomingMessage, response: ServerResponse): void => {
    // A border: its types leave out that node knows a message without a method.
    void handle(request as never, response)
  }
}

const closed = (http: HttpServer): Promise<void> =>
  new Promise((done) => {
    http.closeAllConnections()
    http.close(() => done())
  })

for (const [name, make] of [
  ['v1', v1],
  ['v2', v2]
] as const) {
  for (const major of [1, 2] as const) {
    test(`in memory: a client of v${major} at a server of ${name}`, async () => {
      const server = make()
      const client = await seen({ connect: (transport) => server.connect(transport) }, major)
      await holds({
        getServerCapabilities: client.capabilities,
        callTool: ({ arguments: args, name: tool }) => client.call(tool, args)
      })
      await client.close()
    })
  }
}

const clients: ReadonlyArray<
  readonly [string, (url: URL) => Promise<McpClient & { close: () => Promise<void> }>]
> = [
  [
    'v1',
    async (url) => {
      const client = new Client(info)
      await client.connect(new StreamableHTTPClientTransport(url) as never)
      return client
    }
  ],
  [
    'v2, which asks by server/discover',
    async (url) => {
      const client = new ClientV2(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
      await client.connect(new HttpV2(url))
      return client
    }
  ],
  [
    'v2 in the legacy era',
    async (url) => {
      const client = new ClientV2(info, { versionNegotiation: { mode: 'legacy' } })
      await client.connect(new HttpV2(url))
      return client
    }
  ]
]

for (const [name, connect] of clients) {
  test(`HTTP: a client of ${name} at a server of v2 [N12]`, async () => {
    const http = createServer(served(createMcpHandler(v2)))
    const client = await connect(await listening(http))
    await holds(client)
    await client.close()
    await closed(http)
  })

  if (name.includes('discover')) continue

  test(`HTTP: a client of ${name} at a server of v1, in a session`, async () => {
    const server = v1()
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: () => 'one' })
    await server.connect(transport as never)
    const http = createServer((request, response) => {
      void transport.handleRequest(request, response)
    })
    const client = await connect(await listening(http))
    await holds(client)
    // The session is known, so that the second failure knows the first.
    const said = JSON.stringify(
      await client.callTool({ name: 'validate', arguments: { tool: 'book', arguments: {} } })
    )
    assert.match(said, 'The last attempt failed in the same way')
    await client.close()
    await server.close()
    await closed(http)
  })

  test(`HTTP: a client of ${name} at a server of v1 without sessions: nobody is compared`, async () => {
    const http = createServer((request, response) => {
      const server = shared()
      const transport = new StreamableHTTPServerTransport({})
      response.on('close', () => void server.close())
      void server.connect(transport as never).then(() => transport.handleRequest(request, response))
    })
    const store = new Map<string, unknown>()
    const attempts = {
      get: (key: string) => store.get(key),
      set: (key: string, kept: unknown) => void store.set(key, kept)
    }
    const shared = (): McpServer => {
      const server = new McpServer(info)
      server.registerTool('book', config, () => ran)
      return announceToolValidation(server, 'listed', { judge: byAjv, attempts })
    }
    const client = await connect(await listening(http))
    await holds(client)
    assert.is(store.size, 0)
    await client.close()
    await closed(http)
  })
}

test('the modern era puts its own members into the result', async () => {
  const handler = createMcpHandler(v2)
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': info,
    'io.modelcontextprotocol/clientCapabilities': {}
  }
  const response = await handler.fetch(
    new Request('http://127.0.0.1/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'validate'
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'validate', arguments: { tool: 'book', arguments: {} }, _meta }
      })
    })
  )
  const text = await response.text()
  assert.equal(JSON.parse(text.replace(/^[\s\S]*?data: /, '')), {
    jsonrpc: '2.0',
    id: 1,
    result: {
      resultType: 'complete',
      content: [
        {
          type: 'text',
          text: '{"valid":false,"errors":["Missing required parameter: city"],"warnings":[],"suggestions":["Add `city` (string)"]}'
        }
      ],
      _meta: { 'io.modelcontextprotocol/serverInfo': info }
    }
  })
})

test('without the capability the client falls back, whatever else it says [N3]', async () => {
  for (const toolValidation of [undefined, {}, { supported: 'true' }]) {
    const client: McpClient = {
      getServerCapabilities: () => ({ experimental: { toolValidation } }),
      callTool: () => Promise.reject(new Error('not to be called'))
    }
    assert.is(await validateByNcp(client, 'book', {}), 'schema-only')
  }
})

test.run()
