import {
  Client as Client2,
  StreamableHTTPClientTransport as Http2
} from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { Server as Server1 } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { createMcpHandler, Server as Server2 } from '@modelcontextprotocol/server'
import { judge } from '@toolfault/advice/judge'
import { authorizationRequired, own, type Tool, toolFault, unavailable } from '@toolfault/model'
import { type GuardOptions, guardToolCall } from '@toolfault/plugins/mcp-low-level'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assertPublished, assertResult } from './mcp-sdk-v1/talk.js'
import { type Introduction, shaken, type Wire } from './wire.js'

const test = suite('plugins/mcp-low-level')

const info = { name: 'kitchen', version: '1.0.0' }
const cook: Tool = {
  name: 'cook',
  description: 'Cook a dish',
  inputSchema: {
    type: 'object',
    properties: { dish: { type: 'string' }, guests: { type: 'integer', minimum: 1 } },
    required: ['dish', 'guests'],
    additionalProperties: false
  }
}
const tools: ReadonlyArray<Tool> = [
  cook,
  { name: 'fail' },
  { name: 'code' },
  { name: 'busy' },
  { name: 'full' },
  { name: 'odd' }
]
const judged = judge(compile)

const odd: ReadonlyArray<unknown> = [
  undefined,
  'done',
  { content: [{ type: 'text' }] },
  { content: [], structuredContent: { n: 1n } },
  { content: [], _meta: { n: 1n } }
]

/** The author's own dispatch, and the calls that it saw. */
const dispatch =
  (ran: Array<unknown>) =>
  (request: { readonly params: { readonly name: string; readonly arguments?: unknown } }) => {
    const { arguments: args, name } = request.params
    ran.push([name, args])
    if (name === 'fail') throw new Error('kaboom')
    if (name === 'code') throw Object.assign(new Error('Not now'), { code: -32000, data: { a: 1 } })
    // A border: a program in JavaScript may return what it likes.
    if (name === 'odd') return odd[Number(Object(args).at)] as never
    if (name === 'full') return unavailable({ retryAfterMs: 1000 }) as never
    if (name === 'busy') throw toolFault(unavailable({ retryAfterMs: 1000 }))
    return { content: [] }
  }

interface Talk extends Wire {
  readonly ran: ReadonlyArray<unknown>
  readonly close: () => Promise<void>
}

type Given = Partial<GuardOptions>

/** The two majors; their servers take the same handler. */
const majors: ReadonlyArray<
  readonly [string, (ran: Array<unknown>, given: Given) => Server1 | Server2]
> = [
  [
    'v1',
    (ran, given) => {
      const server = new Server1(info, { capabilities: { tools: {} } })
      server.setRequestHandler(
        CallToolRequestSchema,
        guardToolCall(dispatch(ran), { tools, judge: judged, server, ...given })
      )
      return server
    }
  ],
  [
    'v2',
    (ran, given) => {
      const server = new Server2(info, { capabilities: { tools: {} } })
      server.setRequestHandler(
        'tools/call',
        guardToolCall(dispatch(ran), { tools, judge: judged, server, ...given })
      )
      return server
    }
  ]
]

const talk = async (
  make: (ran: Array<unknown>, given: Given) => Server1 | Server2,
  given: Given = {},
  client?: Introduction
): Promise<Talk> => {
  const ran: Array<unknown> = []
  const server = make(ran, given)
  const [near, far] = InMemoryTransport.createLinkedPair()
  await server.connect(near)
  return { ...(await shaken(far, client)), ran, close: () => server.close() }
}

const missing =
  'Invalid arguments for tool cook: `guests` is missing: add `guests` (integer, at least 1).'

for (const [major, make] of majors) {
  test(`${major}: a call that fits runs; one that does not is a result, and nothing runs`, async () => {
    const { call, close, ran } = await talk(make)
    assertResult(await call({ name: 'cook', arguments: { dish: 'soup' } }), missing)
    assert.equal(ran, [])
    const right = { dish: 'soup', guests: 2 }
    assert.equal(await call({ name: 'cook', arguments: right }), { content: [] })
    assert.equal(ran, [['cook', right]])
    await close()
  })

  test(`${major}: a tool in the spelling of OXP is judged by its schema`, async () => {
    const { inputSchema: input_schema, ...rest } = cook
    const oxp = { ...rest, input_schema }
    const { call, close, ran } = await talk(make, { tools: [oxp] })
    assertResult(await call({ name: 'cook', arguments: { dish: 'soup' } }), missing)
    assert.equal(ran, [])
    await close()
  })

  test(`${major}: onFault is told what the handler threw, the caller is not`, async () => {
    const thrown: Array<unknown> = []
    const { call, close } = await talk(make, {
      onFault: (_, context) => thrown.push(context.thrown)
    })
    assertResult(await call({ name: 'fail', arguments: {} }), 'Internal error')
    assert.match(String(thrown[0]), 'kaboom')
    assert.is(thrown.length, 1)
    await call({ name: 'cook', arguments: {} })
    assert.is(thrown[1], undefined)
    await close()
  })

  test(`${major}: what the handler returns that is no result is internal`, async () => {
    const thrown: Array<unknown> = []
    const { call, close } = await talk(make, {
      attempts: false,
      onFault: (_, context) => thrown.push(context.thrown)
    })
    for (const at of odd.keys()) {
      assertResult(await call({ name: 'odd', arguments: { at } }), 'Internal error')
    }
    assert.is(thrown.length, odd.length)
    for (const one of thrown) assert.instance(one, TypeError)
    await close()
  })

  test(`${major}: an unknown tool is -32602 (row M3), or a result where the form says so`, async () => {
    for (const name of ['cok', 'constructor', '__proto__']) {
      const text =
        name === 'cok' ? 'Unknown tool: cok. Did you mean `cook`?' : `Unknown tool: ${name}`
      const { call, close, ran } = await talk(make, { attempts: false })
      const answer = await call({ name, arguments: {} })
      assert.is(own(own(answer, 'error'), 'code'), -32602)
      assert.is(own(own(answer, 'error'), 'message'), text)
      assertPublished(answer)
      assert.equal(ran, [])
      await close()
      const other = await talk(make, { form: { unknownTool: 'result' }, attempts: false })
      assertResult(await other.call({ name, arguments: {} }), text)
      await other.close()
    }
  })

  test(`${major}: bad arguments are -32602 with Agentopia's data where the form says so`, async () => {
    const { call, close } = await talk(make, { form: { invalidArguments: 'protocol' } })
    const answer = await call({ name: 'cook', arguments: { dish: 'soup' } })
    assert.equal(own(answer, 'error'), {
      code: -32602,
      message: missing,
      data: {
        retry_capable: true,
        error_category: 'missing_parameter',
        tool_name: 'cook',
        required_parameter: 'guests',
        parameter_type: 'integer',
        required_parameters: ['dish', 'guests']
      }
    })
    await close()
  })

  test(`${major}: what the handler throws is a result, but for errors of the protocol`, async () => {
    const { call, close } = await talk(make)
    assertResult(await call({ name: 'fail' }), 'Internal error')
    for (const name of ['busy', 'full'])
      assertResult(
        await call({ name }),
        'The tool is unavailable at the moment. Try again in 1 second.'
      )
    assert.equal(own(await call({ name: 'code' }), 'error'), {
      code: -32000,
      message: 'Not now',
      data: { a: 1 }
    })
    await close()
  })

  test(`${major}: the user is asked during the call, where the client declared it`, async () => {
    const client: Introduction = {
      capabilities: { elicitation: {} },
      answer: () => ({ result: { action: 'accept', content: { guests: 4 } } })
    }
    const { asked, call, close, ran } = await talk(make, { elicit: true }, client)
    assert.equal(await call({ name: 'cook', arguments: { dish: 'soup' } }), { content: [] })
    assert.equal(ran, [['cook', { dish: 'soup', guests: 4 }]])
    assert.is(asked.length, 1)
    await close()
  })

  test(`${major}: the same failure again is told from the first`, async () => {
    const counts: Array<unknown> = []
    const { call, close } = await talk(make, {
      // A border: in JavaScript an option that is undefined is one that is absent.
      ...Object.fromEntries([['attempts', undefined]]),
      onFault: ({ attempt }) => counts.push(attempt?.count)
    })
    await call({ name: 'fail' })
    await call({ name: 'fail' })
    assert.equal(counts, [undefined, 2])
    await close()
  })

  test(`${major}: a judge that throws, and a registry that rejects, are no fault of the caller`, async () => {
    const broken = await talk(make, {
      judge: () => {
        throw new Error('secret')
      }
    })
    const answer = await broken.call({ name: 'cook', arguments: {} })
    assert.equal(own(answer, 'error'), {
      code: -32603,
      message: 'Internal error',
      data: { retry_capable: false }
    })
    assert.equal(broken.ran, [])
    await broken.close()
    const lost = await talk(make, { tools: () => Promise.reject(new Error('secret')) })
    assert.is(own(own(await lost.call({ name: 'cook' }), 'error'), 'code'), -32603)
    await lost.close()
  })
}

test('what a judge says that is neither a yes nor a no with its fault lets no call run', async () => {
  for (const said of ['null', '{}', '{"valid":false}', '{"valid":"no","fault":{}}', '5']) {
    const guarded = guardToolCall(() => assert.unreachable('the call ran'), {
      tools,
      // A border: a program in JavaScript may hand over what it likes.
      judge: () => JSON.parse(said)
    })
    try {
      await guarded({ params: { name: 'cook', arguments: {} } }, {})
      assert.unreachable(said)
    } catch (error) {
      assert.is(own(error, 'code'), -32603, said)
    }
  }
})

test("a call that is to become a task, and one that was taken back, are the handler's own", async () => {
  const seen: Array<unknown> = []
  const task = { task: { taskId: 't1' } }
  const controller = new AbortController()
  const guarded = guardToolCall(
    (request: { readonly params: { readonly name: string; readonly task?: object } }) => {
      if (request.params.task !== undefined) return task
      controller.abort()
      throw new Error('aborted')
    },
    { tools, judge: judged, onFault: (fault) => seen.push(fault) }
  )
  const request = { params: { name: 'cook', arguments: { dish: 'soup', guests: 2 }, task: {} } }
  assert.is(await guarded(request, {}), task)
  for (const extra of [{ signal: controller.signal }, { mcpReq: { signal: controller.signal } }]) {
    try {
      await guarded({ params: { name: 'fail' } }, extra)
      assert.unreachable('the error has to pass')
    } catch (error) {
      assert.is(own(error, 'message'), 'aborted')
    }
  }
  assert.equal(seen, [])
})

test('what is no good as a task is refused by an error of the protocol, whatever the form says (2025-11-25, Tasks)', async () => {
  const guarded = guardToolCall<{ readonly params: object }, object, object>(
    () => Promise.reject(new Error('it must not run')),
    {
      tools,
      judge: judged,
      form: { invalidArguments: 'result', unknownTool: 'result', others: 'result' }
    }
  )
  const refused: ReadonlyArray<readonly [object, string]> = [
    [{ name: 'cook', arguments: { dish: 'soup' } }, missing],
    [{ name: 'cok', arguments: {} }, 'Unknown tool: cok. Did you mean `cook`?'],
    [{ name: 'cook', arguments: 5 }, 'Invalid request: params.arguments must be an object']
  ]
  for (const [params, text] of refused) {
    const error: unknown = await guarded({ params: { ...params, task: {} } }, {}).catch(
      (thrown: unknown) => thrown
    )
    assert.instance(error, Error)
    assert.equal([own(error, 'code'), own(error, 'message')], [-32602, text])
  }
})

test('an onFault that never ends keeps nobody waiting', async () => {
  const guarded = guardToolCall(() => ({ content: [] }), {
    tools,
    judge: judged,
    onFault: () => new Promise(() => undefined)
  })
  assert.is(own(await guarded({ params: { name: 'cook', arguments: {} } }, {}), 'isError'), true)
})

test('of a name too long for a tool the beginning is said, in the data as well', async () => {
  const guarded = guardToolCall(() => ({ content: [] }), {
    tools,
    judge: judged,
    form: { unknownTool: 'result' }
  })
  const answer = await guarded({ params: { name: 'x'.repeat(1_000_000) } }, {})
  assert.is(own(answer, 'isError'), true)
  assert.ok(JSON.stringify(answer).length < 2_000)
})

test("the revision is the one given, the request's, the server's, or the header's", async () => {
  const url = 'https://auth.example.com/c1'
  const visit = async (extra: object, given: Given): Promise<unknown> => {
    const guarded = guardToolCall(
      () => {
        throw toolFault(authorizationRequired('tool', [{ id: 'c1', url }]))
      },
      { tools, judge: judged, elicit: true, ...given }
    )
    try {
      return await guarded({ params: { name: 'fail' } }, extra)
    } catch (error) {
      return own(error, 'code')
    }
  }
  const elicitation = { url: {} }
  const server = { getClientCapabilities: () => ({ elicitation }) }
  const asks = (answer: unknown): boolean => own(answer, 'resultType') === 'input_required'
  // Only 2025-11-25 has -32042, only 2026-07-28 asks in the answer.
  assert.is(await visit({}, { server }), -32042)
  assert.is(own(await visit({}, { server, version: '2025-06-18' }), 'isError'), true)
  assert.ok(asks(await visit({}, { server, version: '2026-07-28' })))
  const negotiated = { ...server, getNegotiatedProtocolVersion: () => '2026-07-28' }
  assert.ok(asks(await visit({}, { server: negotiated })))
  const headers = { 'mcp-protocol-version': '2025-06-18' }
  assert.is(own(await visit({ requestInfo: { headers } }, { server }), 'isError'), true)
  const req = new Request(url, { headers })
  assert.is(own(await visit({ http: { req } }, { server }), 'isError'), true)
  assert.is(
    own(
      await visit({}, { server: { ...server, getNegotiatedProtocolVersion: () => '2024-10-07' } }),
      'isError'
    ),
    true
  )
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': { elicitation }
  }
  assert.ok(asks(await visit({ mcpReq: { envelope } }, {})))
})

test('2026-07-28: results say that they are complete (row M8), and a form travels in the answer', async () => {
  const ran: Array<unknown> = []
  const handler = createMcpHandler(() => {
    const server = new Server2(info, { capabilities: { tools: {} } })
    // Each request tells all that is needed, so that the server is not asked.
    const guarded = guardToolCall(dispatch(ran), { tools, judge: judged, elicit: true })
    server.setRequestHandler('tools/call', guarded)
    return server
  })
  const answers: Array<unknown> = []
  const client = new Client2(info, {
    capabilities: { elicitation: { form: {} } },
    versionNegotiation: { mode: { pin: '2026-07-28' } }
  })
  client.setRequestHandler('elicitation/create', () => ({
    action: 'accept',
    content: { guests: 4 }
  }))
  const fetch = async (input: string | URL, init?: RequestInit): Promise<Response> => {
    const response = await handler.fetch(new Request(input, init))
    answers.push(
      await response
        .clone()
        .json()
        .catch(() => undefined)
    )
    return response
  }
  await client.connect(new Http2(new URL('http://kitchen.example/mcp'), { fetch }))
  const wrong = await client.callTool({ name: 'cook', arguments: { dish: 'soup', guests: 'x' } })
  assert.is(own(wrong, 'isError'), true)
  const raw = own(answers.at(-1), 'result')
  assert.is(own(raw, 'resultType'), 'complete')
  assertPublished(raw, '2026-07-28')
  assert.equal(ran, [])
  await client.callTool({ name: 'cook', arguments: { dish: 'soup' } })
  assert.equal(ran, [['cook', { dish: 'soup', guests: 4 }]])
  const asked = answers
    .map((answer) => own(answer, 'result'))
    .filter((result) => own(result, 'inputRequests'))
  assert.is(asked.length, 1)
  assertPublished(asked[0], '2026-07-28')
  await client.close()
  await handler.close()
})

test.run()
