import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { own } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { RETRY } from '@toolfault/protocols/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fits, input, metaOf, post, type Spy, server, textOf } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 2026-07-28')

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const rows: ReadonlyArray<readonly [string, unknown, string]> = [
  ['book', {}, 'Invalid arguments for tool book: `city` is missing: add `city` (string).'],
  ['book_ark', {}, 'Invalid arguments for tool book_ark: `city` is missing: add `city` (string).'],
  ['book_val', {}, 'Invalid arguments for tool book_val: `city` is missing: add `city` (string).'],
  [
    'book_json',
    {},
    'Invalid arguments for tool book_json: `city` is missing: add `city` (string).'
  ],
  [
    'book_val',
    { city: 'Rome', nights: 'three' },
    'Invalid arguments for tool book_val: `nights` must be an integer, received a string of 5 characters: send an integer.'
  ]
]

for (const [tool, args, text] of rows) {
  test(`${tool} ${JSON.stringify(args)}: the result is complete, and ours beside the SDK's _meta`, async () => {
    const spy: Spy = { seen: [] }
    const handler = createMcpHandler(() =>
      server((bare) => withToolfault(bare, { form: { carrier: false } }), spy)
    )
    const response = await post(handler, tool, args)
    fits(response, '2026-07-28')
    const result = Object(own(response, 'result'))
    // Row M8, and Basic, `_meta`: every result names the server.
    assert.equal(
      { ...result, _meta: { ...result._meta, [RETRY]: true } },
      {
        resultType: 'complete',
        content: [{ type: 'text', text }],
        isError: true,
        _meta: {
          [RETRY]: true,
          'io.modelcontextprotocol/serverInfo': { name: 'tests', version: '1.0.0' }
        }
      }
    )
    assert.is(own(metaOf(response), 'tool_name'), tool)
    assert.equal(spy.seen, [])
    await handler.close()
  })
}

test('a call that passes is as it was', async () => {
  const handler = createMcpHandler(() => server((bare) => withToolfault(bare)))
  const plain = createMcpHandler(() => server())
  assert.equal(
    await post(handler, 'book', { city: 'Rome' }),
    await post(plain, 'book', { city: 'Rome' })
  )
  await handler.close()
  await plain.close()
})

test('nobody’s attempts are compared: a request without a session may be of anybody', async () => {
  const made = server((bare) => withToolfault(bare))
  const handler = createMcpHandler(() => server((bare) => withToolfault(bare)))
  const first = await post(handler, 'book', {})
  assert.is(textOf(await post(handler, 'book', {})), textOf(first))
  await handler.close()
  await made.close()
})

test('400 servers, one for each request, leave no more behind than the SDK does', async () => {
  const growth = async (calls: number, dress: (made: McpServer) => unknown): Promise<number> => {
    const handler = createMcpHandler(() => {
      const made = new McpServer({ name: 'tests', version: '1' })
      dress(made)
      made.registerTool('book', { inputSchema: input }, () => ({ content: [] }))
      return made
    })
    const used = async (calls: number): Promise<number> => {
      for (let at = 0; at < calls; at++) await post(handler, 'book', { at })
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = await used(500)
    const after = await used(calls)
    await handler.close()
    return (after - before) / calls
  }
  const bare = await growth(400, () => {})
  const ours = await growth(400, (made) => withToolfault(made))
  // The SDK keeps about a kilobyte of each request; a server that is not let go is more than ten. Two megabytes are noise.
  assert.ok(ours - bare < 5_000, `${ours} bytes of each request with it, ${bare} without`)
})

test.run()
