import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { announceToolValidation, verdictCache } from '@toolfault/plugins/tool-validation'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asked } from './asked.js'
import { book, byAjv, seen, sorts } from './servers.js'

const test = suite('plugins/tool-validation/announce')

const said = (run: () => unknown): string => {
  try {
    run()
    return ''
  } catch (error) {
    assert.instance(error, TypeError)
    return (error as Error).message
  }
}

const options = { judge: byAjv }

for (const { make, name } of sorts) {
  test(`${name}: after connect, one sentence`, async () => {
    const made = make()
    made.addTool()
    const client = await seen(made)
    assert.is(
      said(() => announceToolValidation(made.server, [book], options)),
      'announceToolValidation must be called before the server is connected'
    )
    await client.close()
  })

  test(`${name}: twice, one sentence`, () => {
    const made = make()
    announceToolValidation(made.server, [book], options)
    assert.is(
      said(() => announceToolValidation(made.server, [book], { ...options, method: 'check' })),
      'tool validation is already announced on this server'
    )
  })
}

test('what is no server of an SDK that is known', () => {
  for (const junk of [null, {}, { server: {} }, 'x']) {
    assert.is(
      said(() => announceToolValidation(junk as never, [book], options)),
      'announceToolValidation takes an McpServer or a Server of the MCP SDK'
    )
  }
  const other = { registerCapabilities: () => undefined }
  assert.is(
    said(() => announceToolValidation(other, [book], options)),
    'announceToolValidation knows the MCP SDK from 1.12 on, and 2; this server has no _requestHandlers, a Map, beside setRequestHandler'
  )
})

const write =
  'write judge: judge(compile), with judge of @toolfault/advice/judge and compile of @toolfault/validators/ajv'

test('options that promise what cannot be done [N5]', () => {
  const verdicts = verdictCache({ ttl: 1 })
  const cases: ReadonlyArray<readonly [object, string]> = [
    [{ judge: undefined }, `judge must be a function: ${write}`],
    [{ judge: compile }, `judge is a compiler, which gives no verdict: ${write}`],
    [{ method: '' }, 'method must name the validation tool'],
    [{ limitMs: 0 }, 'limitMs must be a number of milliseconds above 0'],
    [{ limitMs: Number.NaN }, 'limitMs must be a number of milliseconds above 0'],
    [{ batch: 0 }, 'batch must be a whole number of calls above 0'],
    [{ batch: 1.5 }, 'batch must be a whole number of calls above 0'],
    [{ deeper: { runtime: 1 } }, 'each check in deeper must be a function'],
    [
      { caching: { verdicts, invalidateOn: ['moon'] } },
      'invalidateOn knows tool_update and resource_change'
    ]
  ]
  for (const [wrong, sentence] of cases) {
    const server = new McpServer({ name: 't', version: '1' })
    const given = { ...options, ...wrong } as never
    assert.is(
      said(() => announceToolValidation(server, [book], given)),
      sentence
    )
  }
  assert.is(
    said(() => verdictCache({ ttl: 0 })),
    'ttl must be a number of seconds above 0'
  )
  assert.is(
    said(() => verdictCache({ ttl: 1, most: 0 })),
    'most must be a number of verdicts above 0'
  )
})

test('a name that a tool has already stays with that tool', () => {
  const server = new McpServer({ name: 't', version: '1' })
  server.registerTool('validate', {}, () => ({ content: [] }))
  assert.throws(
    () => announceToolValidation(server, [book], options),
    /Tool validate is already registered/
  )
  announceToolValidation(server, [book], { ...options, method: 'check' })
})

test('the name that was given is announced, listed and called [N4]', async () => {
  const { announced, client } = await asked({ method: 'preflight' })
  assert.is(announced['method'], 'preflight')
  const tools = (await client.list()) as ReadonlyArray<{ name: string }>
  assert.equal(
    tools.map(({ name }) => name),
    ['preflight']
  )
  await client.close()
})

test('other experimental capabilities stay', async () => {
  const server = new McpServer(
    { name: 't', version: '1' },
    { capabilities: { experimental: { other: { a: 1 } } } }
  )
  announceToolValidation(server, [book], options)
  const client = await seen({ connect: (transport) => server.connect(transport) })
  const { experimental } = client.capabilities() as { experimental: object }
  assert.equal(Object.keys(experimental).sort(), ['other', 'toolValidation'])
  await client.close()
})

test('a server without tools of its own, as a gateway: the tool is there, another is unknown [M3]', async () => {
  const server = new Server({ name: 't', version: '1' })
  announceToolValidation(server, [book], options)
  const client = await seen({ connect: (transport) => server.connect(transport) })
  assert.equal(((await client.list()) as ReadonlyArray<{ name: string }>).length, 1)
  await client.call('nope', {}).catch(() => undefined)
  assert.equal(client.wire.at(-1), {
    jsonrpc: '2.0',
    id: 2,
    error: {
      code: -32602,
      message: 'Unknown tool: nope',
      data: { retry_capable: true, tool_name: 'nope' }
    }
  })
  await client.close()
})

test('of several pages the last has the tool, and all of them can be validated', async () => {
  const server = new Server({ name: 't', version: '1' }, { capabilities: { tools: {} } })
  const tool = (name: string) => ({ name, inputSchema: { type: 'object' as const } })
  announceToolValidation(server, 'listed', options)
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) =>
    params?.cursor === 'two' ? { tools: [tool('b')] } : { tools: [tool('a')], nextCursor: 'two' }
  )
  server.setRequestHandler(CallToolRequestSchema, () => ({ content: [] }))
  const client = await seen({ connect: (transport) => server.connect(transport) })
  assert.equal(
    ((await client.list()) as ReadonlyArray<{ name: string }>).map(({ name }) => name),
    ['a']
  )
  const text = JSON.stringify(await client.call('validate', { tool: 'b', arguments: {} }))
  assert.match(text, 'valid\\":true')
  await client.close()
})

test('a handler that is set again is wrapped again, once', async () => {
  const server = new Server({ name: 't', version: '1' }, { capabilities: { tools: {} } })
  announceToolValidation(server, [book], options)
  for (const _ of [1, 2, 3]) server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [] }))
  const client = await seen({ connect: (transport) => server.connect(transport) })
  assert.is((await client.list()).length, 1)
  await client.close()
})

test('beside another plugin that wraps the same handlers, each is wrapped once, in either order', async () => {
  for (const order of ['before', 'after'] as const) {
    const server = new McpServer({ name: 't', version: '1' })
    const passed: Array<unknown> = []
    const other = (): void => wrapping(server.server, (name) => passed.push(name))
    if (order === 'before') other()
    announceToolValidation(server, [book], options)
    if (order === 'after') other()
    server.registerTool('late', {}, () => ({ content: [] }))
    server.registerPrompt('p', {}, () => ({ messages: [] }))
    const client = await seen({ connect: (transport) => server.connect(transport) })
    await client.call('late', {})
    assert.equal(passed, ['late'])
    const said = await client.call('validate', { tool: 'book', arguments: {} })
    assert.match(JSON.stringify(said), 'Missing required parameter: city')
    await client.close()
  }
})

/** What a plugin does that guards calls: it wraps what is there, and what is set later. */
const wrapping = (server: object, told: (name: unknown) => void): void => {
  const { _requestHandlers: handlers } = server as unknown as {
    _requestHandlers: Map<string, (request: unknown, extra: unknown) => unknown>
  }
  const wrap = (): void => {
    const inner = handlers.get('tools/call')
    if (inner === undefined) return
    handlers.set('tools/call', (request, extra) => {
      const { name } = (request as { params: { name: unknown } }).params
      if (name !== 'validate') told(name)
      return inner(request, extra)
    })
  }
  wrap()
  const set: unknown = Reflect.get(server, 'setRequestHandler')
  Reflect.set(server, 'setRequestHandler', (...given: ReadonlyArray<unknown>) => {
    const before = handlers.get('tools/call')
    if (typeof set === 'function') Reflect.apply(set, server, given)
    if (handlers.get('tools/call') !== before) wrap()
  })
}

test.run()
