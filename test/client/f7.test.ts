import type { Answer, Call } from '@toolfault/client/call'
import { f7 } from '@toolfault/client/f7'
import { mendedBy } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { serving } from '../mcp-suite/serving.js'
import { call, options } from './http/callers.js'
import { bodyOf, raw, whole } from './http/raw.js'
import { time } from './http/time.js'

const test = suite('client/f7')

const exchange = async (
  status: string,
  body: unknown,
  made: Parameters<Call>[0] = call
): Promise<{ readonly answer: Answer; readonly request: string }> => {
  const server = await raw((socket) => socket.end(whole(status, JSON.stringify(body))))
  try {
    const answer = await f7(options(`${server.url}/ui/`, time().clock))(made)
    return { answer, request: server.requests[0] ?? '' }
  } finally {
    await server.close()
  }
}

// F7, "Endpoint": one segment of the path, percent-encoded, and the bare arguments.
test('the bare arguments go to the endpoint of the tool', async () => {
  const result = { content: [{ type: 'text', text: 'went' }], isError: false }
  const { answer, request } = await exchange('200 OK', result)
  assert.match(request, /^POST \/ui\/tools\/walk\/call HTTP/)
  assert.equal(bodyOf(request), { steps: 3 })
  assert.equal(answer, { ok: true, value: result })
  const slashed = await exchange('200 OK', result, {
    id: 'a',
    tool: 'image/resize?',
    args: undefined
  })
  assert.match(slashed.request, /^POST \/ui\/tools\/image%2Fresize%3F\/call HTTP/)
  assert.equal(bodyOf(slashed.request), {})
})

test('a name that no path can hold is the name of no tool, and nothing is sent', async () => {
  for (const tool of ['', '.', '..', '%2E%2e', '\ud800']) {
    const { answer, request } = await exchange('200 OK', {}, { ...call, tool })
    assert.equal([answer.ok || answer.fault.kind, request], ['unknown_tool', ''], tool)
  }
})

// F7, "Tool Execution API": statuses and bodies of `/call`.
for (const [status, body, kind, mender] of [
  ['404 Not Found', { error: 'Tool not found: walk' }, 'unknown_tool', 'caller'],
  ['401 Unauthorized', { error: 'Unauthorized' }, 'authorization_required', 'user'],
  ['403 Forbidden', { error: 'Tool execution is disabled.' }, 'misconfigured', 'operator'],
  [
    '400 Bad Request',
    { valid: false, errors: [{ path: '', message: 'Invalid JSON: x', keyword: 'format' }] },
    'malformed_request',
    'caller'
  ],
  [
    '500 Internal Server Error',
    { content: [{ type: 'text', text: 'kaboom' }], isError: true },
    'execution_failed',
    'nobody'
  ],
  ['500 Internal Server Error', { error: 'Internal Server Error' }, 'internal', 'nobody'],
  ['503 Busy', { error: 'busy' }, 'unavailable', 'time'],
  ['200 OK', { valid: true }, 'internal', 'nobody']
] as const) {
  test(`${status} ${JSON.stringify(body)}`, async () => {
    const { answer } = await exchange(status, body)
    if (answer.ok) throw new Error('it went well')
    assert.equal([answer.fault.kind, mendedBy(answer.fault)], [kind, mender])
    // A tool that says that it failed is one that answered.
    assert.is(answer.unsure === true, kind === 'internal')
  })
}

test('against toolfault serve: a result, arguments that are refused with their advice, a switch that is off', async () => {
  const { file, remove } = files()
  const walk = {
    name: 'walk a/b',
    inputSchema: {
      type: 'object',
      properties: { steps: { type: 'integer', minimum: 1 } },
      required: ['steps']
    }
  }
  const tools = file('tools.json', { tools: [walk] })
  for (const more of [['--allow-execute'], []]) {
    const server = await serving(tools, ...more)
    try {
      const { clock, waiting } = time()
      const made = f7(options(server.url, clock))
      const named = { ...call, tool: walk.name }
      const answer = await made(named)
      const refused = await made({ ...named, args: {} })
      if (more.length > 0) {
        assert.equal(answer, {
          ok: true,
          value: {
            isError: false,
            content: [{ type: 'text', text: '{"steps":3}' }],
            structuredContent: { steps: 3 }
          }
        })
        if (refused.ok || refused.fault.kind !== 'invalid_arguments') throw new Error('wrong')
        assert.is(refused.fault.advice?.length, 1)
        const none = await made({ ...call, tool: 'toString' })
        assert.is(none.ok || none.fault.kind, 'unknown_tool')
      } else assert.is(answer.ok || answer.fault.kind, 'misconfigured')
      assert.is(waiting(), 0)
    } finally {
      await server.stop()
    }
  }
  remove()
})

// Row V12; a router of the server's own names no tool.
test('a 404 that names no tool is told of the tool that was called', async () => {
  const answer = await f7({
    ...options('https://tools.example/', time().clock),
    fetch: async () => new Response('{"detail":"Not Found"}', { status: 404 })
  })(call)
  assert.equal(answer.ok || [answer.fault.kind, answer.fault.tool], ['unknown_tool', call.tool])
})

test.run()
