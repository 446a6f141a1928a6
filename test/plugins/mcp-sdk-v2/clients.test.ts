import { Client, StreamableHTTPClientTransport as Transport } from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { InMemoryTransport, type McpServer } from '@modelcontextprotocol/server'
import { isRecord, own } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { RETRY } from '@toolfault/protocols/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listening, type Spy, server } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 clients')

const TEXT = 'Invalid arguments for tool book: `city` is missing: add `city` (string).'

const dressed = (spy?: Spy): McpServer => server((bare) => withToolfault(bare), spy)

/** A client of either major, as far as a call needs it. */
interface Caller {
  readonly callTool: (params: {
    readonly name: string
    readonly arguments: Record<string, unknown>
  }) => Promise<unknown>
  readonly listTools: () => Promise<unknown>
}

const isRefused = async (client: Caller): Promise<void> => {
  const result = await client.callTool({ name: 'book', arguments: {} })
  assert.is(own(result, 'isError'), true)
  assert.equal(own(result, 'content'), [{ type: 'text', text: TEXT }])
  assert.ok(isRecord(own(own(result, '_meta'), RETRY)))
  // Row M9: a tool with an outputSchema, whose client would refuse a structuredContent of ours.
  await client.listTools()
  const out = await client.callTool({ name: 'out', arguments: {} })
  assert.equal(own(out, 'content'), [
    {
      type: 'text',
      text: 'Invalid arguments for tool out: `city` is missing: add `city` (string).'
    }
  ])
  assert.is(own(out, 'structuredContent'), undefined)
  const good = await client.callTool({ name: 'out', arguments: { city: 'one' } })
  assert.equal(own(good, 'structuredContent'), { n: 1 })
}

test('v2 client, linked memory', async () => {
  const made = dressed()
  const [here, there] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'tests', version: '1' })
  await Promise.all([made.connect(there), client.connect(here)])
  await isRefused(client)
  await client.close()
})

test('v1 client, linked memory', async () => {
  const made = dressed()
  const [here, there] = InMemoryTransport.createLinkedPair()
  const client = new ClientV1({ name: 'tests', version: '1' })
  // A border: the transports of both majors are one shape but for absent properties.
  await Promise.all([made.connect(there), client.connect(here as never)])
  await isRefused(client)
  await client.close()
})

for (const mode of ['legacy', 'auto'] as const) {
  test(`v2 client over a socket, version negotiation ${mode}`, async () => {
    const { close, url } = await listening(() => dressed())
    const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(new Transport(url))
    await isRefused(client)
    await client.close()
    await close()
  })
}

test('v2 client over a socket, pinned to 2026-07-28', async () => {
  const { close, url } = await listening(() => dressed())
  const client = new Client(
    { name: 'tests', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } }
  )
  await client.connect(new Transport(url))
  await isRefused(client)
  await client.close()
  await close()
})

test('v1 client over a socket', async () => {
  const { close, url } = await listening(() => dressed())
  const client = new ClientV1({ name: 'tests', version: '1' })
  await client.connect(new TransportV1(url) as never)
  await isRefused(client)
  await client.close()
  await close()
})

test.run()
