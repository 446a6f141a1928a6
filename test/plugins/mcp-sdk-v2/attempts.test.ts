import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import {
  createMcpHandler,
  McpServer,
  WebStandardStreamableHTTPServerTransport as Transport
} from '@modelcontextprotocol/server'
import { toolFault, unavailable } from '@toolfault/model'
import { attemptStore } from '@toolfault/plugins/attempts'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { server, textOf, wire } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 attempts')

test('one server without HTTP is one session: what changed since the last attempt is said', async () => {
  const it = await wire(server((bare) => withToolfault(bare)))
  assert.not.match(String(textOf(await it.call('book', {}))), /last attempt/)
  assert.match(
    String(textOf(await it.call('book', { city: 'Rome', nights: 'three' }))),
    /Since the last attempt: fixed `city`; newly wrong `nights`\./
  )
  await it.call('book', { city: 'Rome' })
  assert.not.match(String(textOf(await it.call('book', {}))), /last attempt/)
  await it.close()
})

test('a tool that fails by itself again and again counts on', async () => {
  const counts: Array<unknown> = []
  const made = withToolfault(new McpServer({ name: 'tests', version: '1' }), {
    onFault: (fault) => counts.push(fault.attempt?.count)
  })
  made.registerTool('busy', {}, () => {
    throw toolFault(unavailable())
  })
  const it = await wire(made)
  for (const _ of [1, 2, 3]) await it.call('busy')
  assert.equal(counts, [undefined, 2, 3])
  await it.close()
})

test('a shared store keeps two servers without sessions apart; false keeps nothing', async () => {
  const attempts = attemptStore()
  const one = await wire(server((bare) => withToolfault(bare, { attempts })))
  const other = await wire(server((bare) => withToolfault(bare, { attempts })))
  const none = await wire(server((bare) => withToolfault(bare, { attempts: false })))
  await one.call('book', {})
  assert.not.match(String(textOf(await other.call('book', { nights: 0 }))), /attempt/)
  await none.call('book', {})
  assert.not.match(String(textOf(await none.call('book', { nights: 0 }))), /attempt/)
  for (const it of [one, other, none]) await it.close()
})

test('over HTTP the session’s id tells callers apart, and onFault learns it', async () => {
  const sessions: Array<unknown> = []
  const made = server((bare) =>
    withToolfault(bare, { onFault: (_, { session }) => sessions.push(session) })
  )
  const transport = new Transport({ sessionIdGenerator: () => 'session-7' })
  await made.connect(transport)
  const client = new Client({ name: 'tests', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://127.0.0.1/mcp'), {
      fetch: (url, init) => transport.handleRequest(new Request(url, init))
    })
  )
  await client.callTool({ name: 'book', arguments: {} })
  const again = await client.callTool({ name: 'book', arguments: { nights: 0 } })
  assert.match(JSON.stringify(again), /Since the last attempt/)
  assert.equal(sessions, ['session-7', 'session-7'])
  await client.close()
  await made.close()
})

for (const mode of ['legacy', 'auto'] as const) {
  test(`over HTTP without a session nobody’s attempts are compared (${mode})`, async () => {
    const attempts = attemptStore()
    const handler = createMcpHandler(() => server((bare) => withToolfault(bare, { attempts })))
    const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://127.0.0.1/mcp'), {
        fetch: (url, init) => handler.fetch(new Request(url, init))
      })
    )
    await client.callTool({ name: 'book', arguments: {} })
    const again = await client.callTool({ name: 'book', arguments: { nights: 0 } })
    assert.match(JSON.stringify(again), /`nights` must be/)
    assert.not.match(JSON.stringify(again), /last attempt/)
    await client.close()
    await handler.close()
  })
}

test('one server that takes stateless requests one after the other compares none of them', async () => {
  const made = server((bare) => withToolfault(bare))
  const said: Array<string> = []
  for (const args of [{}, { nights: 0 }]) {
    const transport = new Transport({ enableJsonResponse: true })
    await made.connect(transport)
    const response = await transport.handleRequest(
      new Request('http://127.0.0.1/mcp', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream'
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'book', arguments: args }
        })
      })
    )
    said.push(String(textOf(await response.json())))
    await made.close()
  }
  assert.match(said[1] ?? '', /`nights` must be at least 1/)
  assert.not.match(said[1] ?? '', /last attempt/)
})

test.run()
