import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2
} from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { McpServer as Asked } from '@toolfault/client/preflight'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../../cli/files.js'
import { served } from '../../mcp-suite/serving.js'
import { seen } from '../../plugins/tool-validation/servers.js'
import { book, byAjv, good, type Setting, set } from './setting.js'

const test = suite('client/preflight/serve')
const { file, remove } = files()

/** The same questions, whoever answers them. */
const agrees = async ({ check, events }: Setting, method: string): Promise<void> => {
  for (const args of [good, {}, { city: 'Rome', nights: 0 }, { city: 5, nigths: 2 }]) {
    assert.equal(await check(book, args), { verdict: byAjv(book, args), method })
  }
  assert.equal(events, [])
}

const info = { name: 'tests', version: '1.0.0' }

test('toolfault serve, over MCP with both SDKs and over F7: the same verdicts', async () => {
  const server = await served(file('tools.json', { tools: [book] }))
  try {
    const url = new URL(`${server.url}/mcp`)
    const first = new Client(info)
    // A border: the SDK's own types differ in what is optional.
    await first.connect(new StreamableHTTPClientTransport(url) as never)
    const second = new ClientV2(info)
    await second.connect(new HttpV2(url))
    const asked: ReadonlyArray<Asked> = [
      {
        capabilities: first.getServerCapabilities(),
        call: (name, args, signal) =>
          first.callTool({ name, arguments: { ...args } }, undefined, { signal }),
        tools: (await first.listTools()).tools
      },
      {
        capabilities: second.getServerCapabilities(),
        call: (name, args, signal) => second.callTool({ name, arguments: { ...args } }, { signal }),
        tools: (await second.listTools()).tools
      }
    ]
    for (const mcp of asked) await agrees(set({ mcp }), 'mcp-native')
    await agrees(set({ f7: { url: server.url, fetch } }), 'f7')
    await first.close()
    await second.close()
  } finally {
    await server.stop()
    remove()
  }
})

test('a plain SDK server: the schema decides', async () => {
  const server = new McpServer(info)
  server.registerTool('book', {}, () => ({ content: [] }))
  const client = await seen({ connect: (transport) => server.connect(transport) })
  const { check } = set({ mcp: { capabilities: client.capabilities(), call: client.call } })
  assert.equal(await check(book, {}), {
    verdict: byAjv(book, {}),
    method: 'schema-only',
    fellBack: 'not_offered'
  })
  const { check: lied } = set({
    mcp: {
      capabilities: { experimental: { toolValidation: { supported: true } } },
      call: client.call
    }
  })
  assert.is((await lied(book, {})).fellBack, 'not_there')
  await client.close()
})

test.run()
