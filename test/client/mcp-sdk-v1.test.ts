import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { judge } from '@toolfault/advice/judge'
import { mcpCaller, SERVER_TEXT, withToolfault } from '@toolfault/client/mcp-sdk-v1'
import { own } from '@toolfault/model'
import { withToolfault as withServer } from '@toolfault/plugins/mcp-sdk-v1'
import { FAULT } from '@toolfault/protocols/mcp'
import { decode } from '@toolfault/protocols/mcp/read'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Sdk, sdks } from '../plugins/mcp-sdk-v1/sdks.js'

const test = suite('client/mcp-sdk-v1')

const judging = judge(compile)

interface Room {
  readonly client: Client
  readonly close: () => Promise<void>
}

/** A client of the newest version, and a server of that one. */
const joined = async (sdk: Sdk, isPlain: boolean): Promise<Room> => {
  const { z } = sdk
  const server = sdk.make()
  if (!isPlain) withServer(server, { attempts: false })
  server.registerTool(
    'book',
    { description: 'Book a room', inputSchema: { city: z.string(), nights: z.number().int() } },
    (args) => ({ content: [{ type: 'text', text: `booked ${JSON.stringify(args)}` }] })
  )
  server.registerTool('broken', { inputSchema: { n: z.number().optional() } }, () => {
    throw new Error('kaboom')
  })
  server.registerTool('lies', { inputSchema: {}, outputSchema: { n: z.number() } }, () => ({
    content: [{ type: 'text', text: 'no' }],
    structuredContent: { n: 'x' },
    isError: true
  }))
  const [here, there] = sdk.pair()
  await server.connect(here)
  const client = new Client({ name: 'test', version: '1.0.0' })
  // A border: the transports of all releases are alike.
  await client.connect(there as never)
  return { client, close: () => client.close() }
}

const texts = (result: unknown): string => String(own(Object(own(result, 'content'))[0], 'text'))

for (const sdk of sdks.filter(({ name }) => !name.includes('zod'))) {
  test(`${sdk.name}, plain: what is wrong with the arguments is told, with its fix`, async () => {
    const { client, close } = await joined(sdk, true)
    assert.is(withToolfault(client, { judge: judging }), client)
    await client.listTools()
    const sent = { name: 'book', arguments: { city: 'Oslo', nights: 'two' } }
    const result = await client.callTool(sent, CallToolResultSchema, { timeout: 5_000 })
    assert.is(result.isError, true)
    assert.is(
      texts(result),
      'Invalid arguments for tool book: `nights` must be an integer, received a string of 3 characters: send an integer.'
    )
    assert.match(String(own(result._meta, SERVER_TEXT)), /nights/)
    assert.is(own(own(result._meta, FAULT), 'kind'), 'invalid_arguments')
    // What rides along says what is visible.
    const read = decode(result)
    assert.equal(read._tag === 'Right' && read.right.form.notes, undefined)
    assert.not.match(JSON.stringify(result), 'developerMessage')
    // A result that is no error is the server's own.
    const well = await client.callTool({ name: 'book', arguments: { city: 'Oslo', nights: 2 } })
    assert.is(texts(well), 'booked {"city":"Oslo","nights":2}')
    await close()
  })

  test(`${sdk.name}, plain: the tools are listed by the first failure, and nothing is checked for that`, async () => {
    const { client, close } = await joined(sdk, true)
    withToolfault(client, { judge: judging })
    const wrong = { name: 'book', arguments: { city: 'Oslo', nights: 'two' } }
    assert.match(texts(await client.callTool(wrong)), 'received a string of 3 characters: send')
    const near = await client.callTool({ name: 'boook', arguments: {} })
    assert.match(texts(near), 'Did you mean `book`?')
    // Trap T1: where the client's own `listTools` was called, this throws.
    if (sdk.name !== '1.12') {
      assert.is(texts(await client.callTool({ name: 'lies', arguments: {} })), 'no')
    }
    await close()
  })

  test(`${sdk.name}, plain: a tool that is not there is a result, unless it is to be thrown`, async () => {
    const { client, close } = await joined(sdk, true)
    const before = await client.callTool({ name: 'nope' }).catch((error: unknown) => error)
    withToolfault(client)
    const result = await client.callTool({ name: 'nope' })
    assert.is(result.isError, true)
    assert.match(texts(result), 'nope')
    withToolfault(client, { throws: true })
    const again = await client.callTool({ name: 'nope' }).catch((error: unknown) => error)
    assert.is(again instanceof Error, before instanceof Error)
    await close()
  })

  test(`${sdk.name}, plain: what a tool says itself stays, the same object or the same text`, async () => {
    const { client, close } = await joined(sdk, true)
    withToolfault(client, { judge: judging })
    await client.listTools()
    const result = await client.callTool({ name: 'broken', arguments: {} })
    assert.equal([texts(result), own(result._meta, SERVER_TEXT)], ['kaboom', undefined])
    await close()
  })

  test(`${sdk.name}: trap T1: what the client itself refuses is thrown as ever, and a failure of the call`, async () => {
    const { client, close } = await joined(sdk, true)
    withToolfault(client, { judge: judging })
    await client.listTools()
    const thrown = await client
      .callTool({ name: 'lies', arguments: {} })
      .catch((error: unknown) => error)
    // At 1.12 the server itself refuses it.
    const told =
      sdk.name === '1.12' ? 'nvalid structured content' : 'Structured content does not match'
    assert.match(thrown instanceof Error ? thrown.message : JSON.stringify(thrown), told)
    const answer = await mcpCaller(client)({ id: '1', tool: 'lies', args: {} })
    assert.is(answer.ok || answer.fault.kind, 'internal')
    await close()
  })

  test(`${sdk.name}, with our plugin: our own words are returned as they came`, async () => {
    const { client, close } = await joined(sdk, false)
    const sent = { name: 'book', arguments: { city: 'Oslo' } }
    const before = await client.callTool(sent)
    withToolfault(client, { judge: judging })
    await client.listTools()
    assert.equal(await client.callTool(sent), before)
    assert.is(own(before._meta, SERVER_TEXT), undefined)
    await close()
  })

  test(`${sdk.name}: a caller reads results, errors and lost connections`, async () => {
    for (const isPlain of [true, false]) {
      const { client, close } = await joined(sdk, isPlain)
      const call = mcpCaller(client, { timeout: 5_000 })
      const answer = await call({ id: '1', tool: 'book', args: { city: 'Oslo', nights: 1 } })
      assert.is(answer.ok && texts(answer.value), 'booked {"city":"Oslo","nights":1}')
      const wrong = await call({ id: '2', tool: 'book', args: { city: 'Oslo' } })
      if (wrong.ok || wrong.fault.kind !== 'invalid_arguments') throw new Error('wrong')
      assert.equal(
        wrong.fault.issues.map(({ kind, path }) => [kind, path]),
        [['missing', ['nights']]]
      )
      assert.is((await call({ id: '3', tool: 'nope', args: {} })).ok, false)
      const none = await call({ id: '3', tool: 'nope', args: {} })
      assert.is(none.ok || none.fault.kind, 'unknown_tool')
      await close()
      const lost = await call({ id: '4', tool: 'book', args: {} })
      assert.equal([lost.ok || lost.fault.kind, lost.ok || lost.unsure], ['unavailable', undefined])
    }
  })
}

test('a client is changed alone, once, and is a client', async () => {
  const [sdk] = sdks
  if (sdk === undefined) throw new Error('none')
  const { client, close } = await joined(sdk, true)
  const method = (of: Client): unknown => Reflect.get(of, 'callTool')
  const before = method(client)
  const other = new Client({ name: 'other', version: '1.0.0' })
  withToolfault(client)
  const first = method(client)
  withToolfault(client)
  assert.is(method(client), first)
  assert.is.not(first, before)
  assert.is(method(other), before)
  for (const none of [{}, { callTool: 1 }]) {
    assert.throws(() => withToolfault(none), /has no callTool/)
  }
  const late = { callTool: async () => ({}), getNegotiatedProtocolVersion: () => '2026-07-28' }
  assert.throws(() => withToolfault(late), /use withToolfault of mcp-sdk-v2/)
  await close()
})

// Row A14: our servers say so in `_meta`, also where the fault itself does not ride along.
test('an error with our data in it is ours, whatever it says', async () => {
  const ours = {
    isError: true,
    content: [{ type: 'text', text: 'Nothing is open.' }],
    _meta: {
      'dev.toolfault/retry': {
        retry_capable: true,
        error_category: 'missing_parameter',
        required_parameter: 'city'
      }
    }
  }
  const tools = [{ name: 'book', inputSchema: { type: 'object', required: ['city'] } }]
  const made = {
    callTool: async (...given: ReadonlyArray<object>): Promise<object> =>
      given.length > 1 ? {} : ours
  }
  const client = withToolfault(made, { judge: judging, tools })
  assert.is(await client.callTool({ name: 'book', arguments: {} }), ours)
  const { _meta, ...bare } = ours
  const plain = withToolfault(
    {
      callTool: async (...given: ReadonlyArray<object>): Promise<object> =>
        given.length > 1 ? {} : bare
    },
    { judge: judging, tools }
  )
  assert.match(
    texts(await plain.callTool({ name: 'book' })),
    'Nothing is open.\n- `city` is missing'
  )
})

/** A client whose tool always fails, and how often its server was asked for tools. */
const failing = (given: object = {}) => {
  const asked: Array<unknown> = []
  const answers = {
    list: async (): Promise<unknown> => ({
      tools: [{ name: 'book', inputSchema: { type: 'object', required: ['city'] } }]
    }),
    capabilities: { tools: {} } as unknown,
    text: 'no',
    ...given
  }
  const client = {
    callTool: async (...given: ReadonlyArray<unknown>): Promise<object> => ({
      isError: given.length > 0,
      content: [{ type: 'text', text: answers.text }]
    }),
    request: (...sent: ReadonlyArray<unknown>): Promise<unknown> => {
      asked.push(sent[0])
      return answers.list()
    },
    getServerCapabilities: (): unknown => answers.capabilities
  }
  return { client, asked }
}

const book = { name: 'book', arguments: {} }

test('the tools are asked for once, however many calls fail, and whatever comes of it', async () => {
  const { asked, client } = failing()
  withToolfault(client, { judge: judging })
  const results = await Promise.all([client.callTool(book), client.callTool(book)])
  await client.callTool({ name: 'other', arguments: {} })
  assert.equal(asked, [{ method: 'tools/list' }])
  for (const result of results) assert.match(texts(result), '`city` is missing')
  for (const list of [
    () => Promise.reject(new Error('no')),
    () => {
      throw new Error('no')
    },
    async () => ({ tools: 5 }),
    async () => undefined
  ]) {
    const broken = failing({ list })
    withToolfault(broken.client, { judge: judging })
    assert.is(texts(await broken.client.callTool(book)), 'no')
    assert.is(texts(await broken.client.callTool(book)), 'no')
    assert.is(broken.asked.length, 1)
  }
})

test('the tools are not asked for where that is of no use, or not wanted', async () => {
  const tools = [{ name: 'book', inputSchema: { type: 'object' } }]
  for (const [options, given] of [
    [{ judge: judging, lists: false }],
    [{ judge: judging, tools }],
    [{}],
    [{ judge: judging }, { capabilities: {} }],
    [{ judge: judging }, { capabilities: undefined }]
  ] as const) {
    const { asked, client } = failing(given)
    withToolfault(client, options)
    await client.callTool(book)
    assert.equal(asked, [], JSON.stringify(given))
  }
})

test('a call that is given up does not wait for the list', async () => {
  const { asked, client } = failing({ list: () => new Promise(() => undefined) })
  withToolfault(client, { judge: judging })
  const control = new AbortController()
  const going = client.callTool(book, undefined, { signal: control.signal })
  for (let n = 0; n < 100 && asked.length === 0; n += 1) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  assert.is(asked.length, 1)
  control.abort()
  assert.is(texts(await going), 'no')
})

test('a transport that breaks is thrown as ever', async () => {
  for (const error of [
    new TypeError('fetch failed'),
    Object.assign(new Error('MCP error -32001: Request timed out'), { code: -32001 })
  ]) {
    const client = withToolfault({ callTool: () => Promise.reject(error) }, { judge: judging })
    assert.is(await client.callTool().catch((it: unknown) => it), error)
  }
})

test('a client that never settles, throws, or answers with anything', async () => {
  const control = new AbortController()
  const never = mcpCaller({ callTool: () => new Promise(() => {}) })
  const going = never({ id: '1', tool: 'a', args: {} }, control.signal)
  control.abort()
  const given = await going
  assert.equal([given.ok || given.fault.kind, given.ok || given.unsure], ['unavailable', true])
  const early = await never({ id: '1', tool: 'a', args: {} }, AbortSignal.abort())
  assert.equal([early.ok || early.fault.kind, early.ok || early.unsure], ['unavailable', undefined])
  for (const callTool of [
    () => Promise.reject(),
    () => Promise.reject(null),
    () => Promise.resolve({ isError: true }),
    () => Promise.resolve({ isError: true, content: 5 }),
    () => {
      throw new Proxy(
        {},
        {
          get: () => {
            throw new Error('x')
          }
        }
      )
    },
    undefined
  ]) {
    // A border: nobody checks what is passed in.
    const answer = await mcpCaller({ callTool } as never)({ id: '1', tool: 'a', args: {} })
    assert.is(answer.ok, false)
  }
  assert.is((await mcpCaller(undefined as never)(undefined as never)).ok, false)
})

test.run()
