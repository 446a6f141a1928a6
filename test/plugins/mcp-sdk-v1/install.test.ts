import { Server as LowLevel } from '@modelcontextprotocol/sdk/server/index.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { McpServer as McpServer2 } from '@modelcontextprotocol/server'
import { own } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v1'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { good, rooms } from './rooms.js'
import { newest, type Registered, sdks } from './sdks.js'
import { assertResult, dataOf, joined } from './talk.js'

const test = suite('plugins/mcp-sdk-v1 install')

const capabilities = { capabilities: { tools: {} } }

for (const sdk of sdks) {
  for (const [told, options] of [
    ['given', capabilities],
    ['not given', undefined]
  ] as const) {
    for (const when of ['early', 'late'] as const) {
      test(`${sdk.name}: installed ${when}, capabilities ${told}`, async () => {
        const { ran, server } = rooms(sdk, options, (empty) => {
          if (when === 'early') withToolfault(empty)
        })
        if (when === 'late') assert.is(withToolfault(server), server)
        const { call } = await joined(sdk, server)
        const answer = await call({ name: 'book', arguments: { ...good, nights: 0 } })
        assertResult(
          answer,
          'Invalid arguments for tool book: `nights` must be at least 1, received 0: send 1 or more.'
        )
        assert.equal(ran, [])
        assert.equal(await call({ name: 'book', arguments: good }), { content: [] })
        await server.close()
      })
    }
  }

  test(`${sdk.name}: what becomes of a tool is followed`, async () => {
    const { z } = sdk
    const server = withToolfault(sdk.make(), { form: { unknownTool: 'result' }, attempts: false })
    const ran: Array<string> = []
    const tool: Registered = server.registerTool(
      'cook',
      { inputSchema: { dish: z.string() } },
      () => {
        ran.push('first')
        return { content: [] }
      }
    )
    const { call } = await joined(sdk, server)
    const dish = 'Invalid arguments for tool cook: `dish` is missing: add `dish` (string).'
    assertResult(await call({ name: 'cook' }), dish)

    tool.update({ paramsSchema: { guests: z.number() } })
    const guests = 'Invalid arguments for tool cook: `guests` is missing: add `guests` (number).'
    assertResult(await call({ name: 'cook' }), guests)

    tool.update({
      callback: () => {
        ran.push('second')
        throw new Error('burnt')
      }
    })
    assertResult(await call({ name: 'cook', arguments: { guests: 2 } }), 'Internal error')

    tool.disable()
    assertResult(await call({ name: 'cook' }), 'Unknown tool: cook')
    tool.enable()
    assertResult(await call({ name: 'cook' }), guests)

    tool.update({ name: 'bake' })
    assertResult(await call({ name: 'cook' }), 'Unknown tool: cook')
    assertResult(await call({ name: 'bake' }), guests.replace('cook', 'bake'))
    // The SDK itself does not remove a tool that has another name by now.
    tool.update({ name: 'cook' })
    tool.remove()
    assertResult(await call({ name: 'cook' }), 'Unknown tool: cook')
    assert.equal(ran, ['second'])
    await server.close()
  })
}

test('a disabled tool is answered as the SDK does unless the form says how', async () => {
  const server = withToolfault(newest.make())
  server.registerTool('cook', { inputSchema: {} }, () => ({ content: [] })).disable()
  const { call } = await joined(newest, server)
  assert.equal(await call({ name: 'cook' }), {
    content: [{ type: 'text', text: 'MCP error -32602: Tool cook disabled' }],
    isError: true
  })
  await server.close()
})

test('installed again, the last options count, and answers are made once', async () => {
  const { ran, server } = rooms(newest)
  const seen: Array<string> = []
  withToolfault(server, { onFault: () => seen.push('first') })
  withToolfault(server, { onFault: () => seen.push('second') })
  const { call } = await joined(newest, server)
  await call({ name: 'book', arguments: {} })
  assert.equal(seen, ['second'])
  assert.equal(await call({ name: 'book', arguments: good }), { content: [] })
  assert.equal(ran, ['book'])
  await server.close()
})

test('the same failure again is told from the first, and a success ends the row', async () => {
  const { server } = rooms(newest)
  const counts: Array<unknown> = []
  withToolfault(server, { onFault: ({ attempt }) => counts.push(attempt?.count) })
  const { call } = await joined(newest, server)
  const { city: _, ...homeless } = good
  const text = 'Invalid arguments for tool book: `city` is missing: add `city` (string).'
  const fail = (): Promise<unknown> => call({ name: 'book', arguments: homeless })
  assertResult(await fail(), text)
  assert.match(
    JSON.stringify(await fail()),
    'The last attempt failed in the same way: still wrong `city`.'
  )
  await call({ name: 'book', arguments: good })
  assertResult(await fail(), text)
  // A tool that fails again and again is no success either.
  await call({ name: 'boom' })
  await call({ name: 'boom' })
  assert.equal(counts, [undefined, 2, undefined, undefined, 2])
  await server.close()
})

test('a store of attempts that two servers share keeps their sessions apart', async () => {
  const kept = new Map<string, unknown>()
  const counts: Array<unknown> = []
  const attempts = {
    get: (key: string): unknown => kept.get(key),
    set: (key: string, value: unknown): unknown => kept.set(key, value)
  }
  for (const _ of [1, 2]) {
    const { server } = rooms(newest)
    withToolfault(server, { attempts, onFault: ({ attempt }) => counts.push(attempt?.count) })
    const { call } = await joined(newest, server)
    await call({ name: 'boom' })
    await server.close()
  }
  assert.equal(counts, [undefined, undefined])
  assert.is(kept.size, 2)
})

test('more elements than the server takes are refused before they are checked', async () => {
  let checked = 0
  const { z } = newest
  const items = z.array(z.number().refine(() => ++checked > 0))
  for (const [server, most] of [
    [withToolfault(newest.make({ maxToolInputElements: 50 })), 50],
    [withToolfault(newest.make(), { maxElements: 40 }), 40],
    [withToolfault(newest.make({ maxToolInputElements: 50 }), { maxElements: 60 }), 50],
    [withToolfault(newest.make({ maxToolInputElements: 50 }), { maxElements: Number.NaN }), 50]
  ] as const) {
    server.registerTool('sum', { inputSchema: { items } }, () => ({ content: [] }))
    const { call } = await joined(newest, server)
    const many = Array.from({ length: 100 }, () => 1)
    assertResult(
      await call({ name: 'sum', arguments: { items: many } }),
      `Invalid arguments for tool sum: must have at most ${most} elements in all.`
    )
    assert.is(checked, 0)
    await call({ name: 'sum', arguments: { items: [1] } })
    assert.ok(checked > 0)
    checked = 0
    await server.close()
  }
})

const tasks = { capabilities: { tasks: { requests: { tools: { call: {} } } } } }

test('a call that is to become a task and fits is left to the SDK', async () => {
  const { server } = rooms(newest, tasks)
  const plain = rooms(newest, tasks)
  withToolfault(server)
  const params = { name: 'book', arguments: good, task: { ttl: 1000 } }
  const ours = await joined(newest, server)
  const theirs = await joined(newest, plain.server)
  assert.equal(await ours.call(params), await theirs.call(params))
  await server.close()
  await plain.server.close()
})

// The SDK takes nothing but a task for its result, and says -32602 with zod's JSON of any other.
test('a call that is to become a task and does not fit is refused by an error of the protocol', async () => {
  const { ran, server } = rooms(newest, tasks)
  withToolfault(server)
  const { call } = await joined(newest, server)
  const { class: _, ...lacking } = good
  const refused: ReadonlyArray<readonly [string, object, string]> = [
    [
      'book',
      lacking,
      'Invalid arguments for tool book: `class` is missing: add `class` (one of "eco" or "biz").'
    ],
    ['bok', {}, 'Unknown tool: bok. Did you mean `book`?']
  ]
  for (const [name, args, text] of refused) {
    const answer = await call({ name, arguments: args, task: { ttl: 1000 } })
    const error = own(answer, 'error')
    assert.equal([own(error, 'code'), own(error, 'message')], [-32602, text])
    assert.is(own(dataOf(answer), 'retry_capable'), true)
  }
  assert.equal(ran, [])
  await server.close()
})

test('what is no server of this SDK is told what to do, in one sentence', () => {
  const refused = (server: object, ...words: ReadonlyArray<string>): void => {
    assert.throws(
      () => withToolfault(server),
      (error: unknown) =>
        error instanceof TypeError && words.every((word) => error.message.includes(word))
    )
  }
  refused({}, 'McpServer', 'no low-level server')
  refused(new LowLevel({ name: 'a', version: '1' }), 'McpServer', 'guardToolCall')
  refused(new McpServer2({ name: 'a', version: '1' }), 'v2', 'mcp-sdk-v2')
  const { server } = new McpServer({ name: 'a', version: '1' })
  refused({ server }, '_registeredTools', 'guardToolCall')
  refused({ server: {}, _registeredTools: {} }, '_requestHandlers', 'guardToolCall')
  refused({ server: { _requestHandlers: new Map() }, _registeredTools: {} }, 'setRequestHandler')
})

test("a handler of the author's own that takes the place of the SDK's is guarded as well", async () => {
  const { CallToolRequestSchema } = await import('@modelcontextprotocol/sdk/types.js')
  const server = new McpServer({ name: 'a', version: '1' })
  server.registerTool('sum', { inputSchema: { a: newest.z.number() } }, () => ({ content: [] }))
  withToolfault(server)
  server.server.setRequestHandler(CallToolRequestSchema, () => ({
    content: [{ type: 'text', text: 'mine' }]
  }))
  // A border: the parts that are used are those of the real server.
  const { call } = await joined(newest, server as never)
  assertResult(
    await call({ name: 'sum', arguments: {} }),
    'Invalid arguments for tool sum: `a` is missing: add `a` (number).'
  )
  assert.equal(own(await call({ name: 'sum', arguments: { a: 1 } }), 'content'), [
    { type: 'text', text: 'mine' }
  ])
  await server.close()
})

test.run()
