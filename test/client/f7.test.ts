import type { ToolCall } from '@toolfault/client/call'
import { f7 } from '@toolfault/client/f7'
import { failureOf } from '@toolfault/client/failure'
import { worthRetry } from '@toolfault/client/retry-capable'
import { mendedBy, own, unavailable } from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { handClock } from './hand-clock.js'
import { against, walk } from './http/against.js'
import { call, callers, options } from './http/callers.js'
import { exchange } from './http/exchange.js'
import { bodyOf } from './http/raw.js'

const test = suite('client/f7')

/** As F7's `/call` writes its faults. */
const results = { invalidArguments: 'result', unknownTool: 'result', others: 'result' } as const

const exchanged = (status: string, body: unknown, made: ToolCall = call) =>
  exchange(f7, '/ui/', status, body, made)

// F7, "Endpoint": one segment of the path, percent-encoded, and the bare arguments.
test('the bare arguments go to the endpoint of the tool', async () => {
  const result = { content: [{ type: 'text', text: 'went' }], isError: false }
  const { answer, request } = await exchanged('200 OK', result)
  assert.match(request, /^POST \/ui\/tools\/walk\/call HTTP/)
  assert.equal(bodyOf(request), { steps: 3 })
  assert.equal(answer, { ok: true, value: result })
  const slashed = await exchanged('200 OK', result, {
    id: 'a',
    tool: 'image/resize?',
    args: undefined
  })
  assert.match(slashed.request, /^POST \/ui\/tools\/image%2Fresize%3F\/call HTTP/)
  assert.equal(bodyOf(slashed.request), {})
})

test('a name that no path can hold is the name of no tool, and nothing is sent', async () => {
  for (const tool of ['', '.', '..', '%2E%2e', '\ud800']) {
    const { answer, request } = await exchanged('200 OK', {}, { ...call, tool })
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
    const { answer } = await exchanged(status, body)
    if (answer.ok) throw new Error('it went well')
    assert.equal([answer.fault.kind, mendedBy(answer.fault)], [kind, mender])
    // A tool that says that it failed is one that answered.
    assert.is(answer.unsure === true, kind === 'internal')
  })
}

// A body of the protocol says more than its status: an answer came, and says what became of the call.
test('a tool that is busy says so in its result, with 500, and no doubt is left', async () => {
  const fault = unavailable({ retryAfterMs: 1_000 })
  const { answer } = await exchanged('500 Internal Server Error', mcp.encode(fault, results))
  assert.equal(answer.ok || [answer.fault.kind, own(answer.fault, 'retryAfterMs'), answer.unsure], [
    'unavailable',
    1_000,
    undefined
  ])
})

// What the answer passes on of another server is a doubt of its own.
for (const text of ['MCP error -32001: Request timed out', 'MCP error -32000: Connection closed']) {
  test(`what was called behind a tool that says "${text}" may have run`, async () => {
    const result = { content: [{ type: 'text', text }], isError: true }
    for (const status of ['200 OK', '500 Internal Server Error']) {
      const { answer } = await exchanged(status, result)
      assert.equal(answer.ok || [answer.fault.kind, answer.unsure], ['unavailable', true])
    }
    assert.is(failureOf(result)?.unsure, true)
  })
}

const odd = { ...walk, name: 'walk a/b' }

test('against toolfault serve: a result, and arguments that are refused with their advice', () =>
  against(odd, ['--allow-execute'], async (url, clock) => {
    const made = f7(options(url, clock))
    assert.equal(await made({ ...call, tool: odd.name }), {
      ok: true,
      value: {
        isError: false,
        content: [{ type: 'text', text: '{"steps":3}' }],
        structuredContent: { steps: 3 }
      }
    })
    const refused = await made({ ...call, tool: odd.name, args: {} })
    if (refused.ok || refused.fault.kind !== 'invalid_arguments') throw new Error('wrong')
    assert.is(refused.fault.advice?.length, 1)
    const none = await made({ ...call, tool: 'toString' })
    assert.is(none.ok || none.fault.kind, 'unknown_tool')
  }))

test('against toolfault serve: a switch that is off', () =>
  against(odd, [], async (url, clock) => {
    const answer = await f7(options(url, clock))({ ...call, tool: odd.name })
    assert.is(answer.ok || answer.fault.kind, 'misconfigured')
  }))

// Row V12: who has no such tool says so; a router that has no such address speaks of no tool.
for (const [body, kind] of [
  ['{"error":"Tool not found: walk"}', 'unknown_tool'],
  ['{"error":"Unknown tool: walk"}', 'unknown_tool'],
  ['{"error":"Tool not found"}', 'unknown_tool'],
  ['{"error":"Not found"}', 'internal'],
  [
    '{"message":"Route POST:/tools/tool/call not found","error":"Not Found","statusCode":404}',
    'internal'
  ],
  ['{"detail":"Not Found"}', 'internal'],
  ['{"timestamp":"2026","status":404,"error":"Not Found","path":"/tools/walk/call"}', 'internal'],
  ['{"type":"about:blank","title":"Not Found","status":404}', 'internal'],
  ['{"message":"no Route matched with those values"}', 'internal'],
  ['Not Found', 'internal']
] as const) {
  test(`a 404 with ${body} is ${kind}`, async () => {
    for (const { make, name } of callers) {
      const answer = await make({
        ...options('https://tools.example/', handClock()),
        fetch: async () => new Response(body, { status: 404 })
      })(call)
      assert.equal(answer.ok || [name, answer.fault.kind, answer.fault.tool, worthRetry(answer)], [
        name,
        kind,
        call.tool,
        kind === 'unknown_tool'
      ])
    }
  })
}

// A gateway's own word for failure says less than its status (row X1).
test('that it went wrong, as a gateway says it, leaves to the status who acts', async () => {
  for (const [status, kind] of [
    ['429 Too Many Requests', 'unavailable'],
    ['503 Service Unavailable', 'unavailable'],
    ['403 Forbidden', 'authorization_required'],
    ['401 Unauthorized', 'authorization_required']
  ] as const) {
    const { answer } = await exchanged(status, { success: false, error: { message: 'Not now' } })
    const fault = answer.ok ? undefined : answer.fault
    assert.equal([fault?.kind, fault?.message], [kind, 'Not now'], status)
  }
})

test.run()
