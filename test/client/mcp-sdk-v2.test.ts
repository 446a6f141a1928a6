import {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport
} from '@modelcontextprotocol/client'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { judge } from '@toolfault/advice/judge'
import { withToolfault as withV1 } from '@toolfault/client/mcp-sdk-v1'
import { mcpCaller, SERVER_TEXT, withToolfault } from '@toolfault/client/mcp-sdk-v2'
import { own } from '@toolfault/model'
import { withToolfault as withServer } from '@toolfault/plugins/mcp-sdk-v2'
import { decode } from '@toolfault/protocols/mcp/read'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { server } from '../plugins/mcp-sdk-v2/kit.js'

const test = suite('client/mcp-sdk-v2')

const judging = judge(compile)

const texts = (result: unknown): string => String(own(Object(own(result, 'content'))[0], 'text'))

/** A client over linked memory, in a revision of 2025; or over HTTP, as 2026-07-28 has it. */
const ways: ReadonlyArray<readonly [string, (make: () => McpServer) => Promise<Client>]> = [
  [
    'in memory',
    async (make) => {
      const [here, there] = InMemoryTransport.createLinkedPair()
      await make().connect(there)
      const client = new Client({ name: 'test', version: '1.0.0' })
      await client.connect(here)
      return client
    }
  ],
  [
    'over HTTP, 2026-07-28',
    async (make) => {
      const handler = createMcpHandler(make)
      const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
        fetch: (url, init) => handler.fetch(new Request(url, init))
      })
      const client = new Client(
        { name: 'test', version: '1.0.0' },
        { versionNegotiation: { mode: { pin: '2026-07-28' } } }
      )
      await client.connect(transport)
      return client
    }
  ]
]

for (const [way, connected] of ways) {
  test(`${way}, plain: what is wrong with the arguments is told, with its fix`, async () => {
    const client = await connected(() => server())
    assert.is(withToolfault(client, { judge: judging }), client)
    await client.listTools()
    for (const name of ['book', 'book_json', 'book_ark', 'book_val']) {
      const result = await client.callTool({ name, arguments: { nights: 2 } })
      assert.is(result.isError, true)
      assert.match(
        texts(result),
        new RegExp(`^Invalid arguments for tool ${name}: \`city\` is missing: add`)
      )
      assert.match(String(own(result._meta, SERVER_TEXT)), 'city')
      const read = decode(result)
      assert.equal(read._tag === 'Right' && read.right.form.notes, undefined)
    }
    const well = await client.callTool({ name: 'book', arguments: { city: 'Oslo' } })
    assert.is(texts(well), 'ran {"city":"Oslo"}')
    await client.close()
  })

  test(`${way}, plain: the tools are listed by the first failure`, async () => {
    const client = await connected(() => server())
    withToolfault(client, { judge: judging })
    const result = await client.callTool({ name: 'book', arguments: { nights: 2 } })
    assert.match(texts(result), /^Invalid arguments for tool book: `city` is missing: add/)
    await client.close()
    const other = await connected(() => server())
    withToolfault(other, { judge: judging, lists: false })
    const bare = await other.callTool({ name: 'boook', arguments: {} })
    assert.is(texts(bare), 'Unknown tool: boook')
    await other.close()
  })

  test(`${way}, plain: a tool that is not there is a result for the model, unless it is to be thrown`, async () => {
    const client = await connected(() => server())
    withToolfault(client)
    const result = await client.callTool({ name: 'nope', arguments: {} })
    assert.equal([result.isError, texts(result)], [true, 'Unknown tool: nope'])
    assert.is(own(result._meta, SERVER_TEXT), 'Tool nope not found')
    const near = await client.callTool({ name: 'boook', arguments: {} })
    assert.is(texts(near), 'Unknown tool: boook. Did you mean `book`?')
    withToolfault(client, { throws: true })
    const thrown = await client.callTool({ name: 'nope' }).catch((error: unknown) => error)
    assert.is(own(thrown, 'code'), -32602)
    await client.close()
  })

  test(`${way}, with our plugin: our own words are returned as they came`, async () => {
    const client = await connected(() =>
      server((bare) => withServer(bare as McpServer, { attempts: false }))
    )
    const sent = { name: 'book', arguments: {} }
    const before = await client.callTool(sent)
    withToolfault(client, { judge: judging })
    await client.listTools()
    assert.equal(await client.callTool(sent), before)
    await client.close()
  })

  test(`${way}: a caller reads results and errors`, async () => {
    const client = await connected(() => server())
    const call = mcpCaller(client, { timeout: 5_000 })
    const well = await call({ id: '1', tool: 'book', args: { city: 'Oslo' } })
    assert.is(well.ok && texts(well.value), 'ran {"city":"Oslo"}')
    const wrong = await call({ id: '2', tool: 'book', args: {} })
    if (wrong.ok || wrong.fault.kind !== 'invalid_arguments') throw new Error('wrong')
    assert.equal(
      wrong.fault.issues.map(({ path }) => path),
      [['city']]
    )
    const none = await call({ id: '3', tool: 'nope', args: {} })
    assert.is(none.ok || none.fault.kind, 'unknown_tool')
    const shapeless = await call({ id: '4', tool: 'book', args: 'Oslo' })
    assert.is(shapeless.ok || shapeless.fault.kind, 'malformed_request')
    await client.close()
    const lost = await call({ id: '5', tool: 'book', args: {} })
    assert.is(lost.ok || lost.fault.kind, 'unavailable')
  })
}

// 2026-07-28, "Multi Round-Trip Requests".
test('a question to the user that surfaces is a failure of the call, and left to who has asked for it', async () => {
  const result = {
    resultType: 'input_required',
    inputRequests: {
      page: {
        method: 'elicitation/create',
        params: { mode: 'url', message: 'Log in', url: 'https://example.com/login' }
      }
    }
  }
  const client = { callTool: async () => result, getNegotiatedProtocolVersion: () => '2026-07-28' }
  const answer = await mcpCaller(client)({ id: '1', tool: 'book', args: {} })
  assert.is(answer.ok || answer.fault.kind, 'authorization_required')
  assert.is(await withToolfault(client, { judge: judging }).callTool(), result)
  const closed = Object.assign(new Error("Unsupported result type 'input_required'"), {
    code: 'UNSUPPORTED_RESULT_TYPE'
  })
  const other = mcpCaller({ callTool: () => Promise.reject(closed) })
  const given = await other({ id: '1', tool: 'book', args: {} })
  assert.is(given.ok || given.fault.kind, 'misconfigured')
})

test('a caller over a client that tells more reads the same faults', async () => {
  for (const [, connected] of ways) {
    const client = withToolfault(await connected(() => server()), { judge: judging })
    await client.listTools()
    const call = mcpCaller(client)
    const wrong = await call({ id: '1', tool: 'book', args: {} })
    if (wrong.ok || wrong.fault.kind !== 'invalid_arguments') throw new Error('wrong')
    assert.is(wrong.fault.advice?.length, 1)
    const none = await call({ id: '2', tool: 'nope', args: {} })
    assert.equal([none.ok || none.fault.kind, none.ok || none.fault.tool], ['unknown_tool', 'nope'])
    await client.close()
  }
})

test('a client of the other version is sent to where it belongs', () => {
  assert.throws(
    () => withToolfault({ callTool: async () => ({}) }),
    /use withToolfault of mcp-sdk-v1/
  )
  assert.throws(
    () => withV1(new Client({ name: 'a', version: '1' })),
    /use withToolfault of mcp-sdk-v2/
  )
})

test.run()
