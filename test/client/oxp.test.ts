import type { Answer } from '@toolfault/client/call'
import { type OxpOptions, oxp } from '@toolfault/client/oxp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { serving } from '../mcp-suite/serving.js'
import { call, options } from './http/callers.js'
import { bodyOf, raw, whole } from './http/raw.js'
import { time } from './http/time.js'

const test = suite('client/oxp')

/** What a caller makes of an answer, and the request that it sent. */
const exchange = async (
  status: string,
  body: unknown,
  more: Partial<OxpOptions> = {}
): Promise<{ readonly answer: Answer; readonly request: string }> => {
  const server = await raw((socket) => socket.end(whole(status, JSON.stringify(body))))
  try {
    const { clock } = time()
    const answer = await oxp({ ...options(`${server.url}/base/?tenant=1`, clock), ...more })(call)
    return { answer, request: server.requests[0] ?? '' }
  } finally {
    await server.close()
  }
}

// openapi (header revision), "/tools/call": a bare CallToolRequest, and the version in a header (row O2).
test('a call is a bare CallToolRequest to /tools/call', async () => {
  const { answer, request } = await exchange('200 OK', {
    call_id: 'c1',
    success: true,
    value: { steps: 3 }
  })
  assert.match(request, /^POST \/base\/tools\/call\?tenant=1 HTTP\/1\.1\r\n/)
  assert.match(request, /^oxp-version: 1\.0\r$/m)
  assert.equal(bodyOf(request), { tool_id: 'walk', call_id: 'c1', input: { steps: 3 } })
  assert.equal(answer, { ok: true, value: { steps: 3 } })
})

// openapi (main), `{"request": CallToolRequest}` and `{"result": CallToolResponse}` (row O2).
test('the wrapper of the main branch is written and read', async () => {
  const { answer, request } = await exchange(
    '200 OK',
    { $schema: 'urn:oxp:1.0', result: { call_id: 'c1', success: true, duration: 1.5, value: 7 } },
    { wrapper: 'request', version: '1.1' }
  )
  assert.equal(bodyOf(request), {
    request: { tool_id: 'walk', call_id: 'c1', input: { steps: 3 } }
  })
  assert.match(request, /^oxp-version: 1\.1\r$/m)
  assert.equal(answer, { ok: true, value: 7 })
})

test('the id of the tool and who calls', async () => {
  const body = { call_id: 'c1', success: true }
  const toolId = (name: string) => `Sport.${name}@1.0.0`
  const { answer, request } = await exchange('200 OK', body, { toolId, context: { user_id: 'u' } })
  assert.equal(bodyOf(request), {
    tool_id: 'Sport.walk@1.0.0',
    call_id: 'c1',
    input: { steps: 3 },
    context: { user_id: 'u' }
  })
  // openapi: `value` may be absent of a success.
  assert.equal(answer, { ok: true, value: undefined })
  const by = await exchange('200 OK', body, { context: ({ tool }) => ({ user_id: tool }) })
  assert.match(by.request, '"context":{"user_id":"walk"}')
})

// Seed 003, "Input Validation Error Response", its own example.
test('422 is invalid arguments', async () => {
  const { answer } = await exchange('422 Unprocessable', {
    message: 'Invalid input parameters',
    parameter_errors: {
      to: 'Phone number must be in E.164 format',
      message: 'Message cannot be empty'
    }
  })
  if (answer.ok || answer.fault.kind !== 'invalid_arguments') throw new Error('wrong')
  assert.equal(
    answer.fault.issues.map(({ path }) => path),
    [['to'], ['message']]
  )
  assert.is(answer.unsure, undefined)
})

// Seed 003, "Tool Authorization Challenge", its own example.
test('400 with a challenge is for the user', async () => {
  const { answer } = await exchange('400 Bad Request', {
    message: 'Authorization required',
    missing_requirements: {
      authorization: [
        {
          id: 'challenge-123',
          url: 'https://oauth.example.com/oauth2/authorize',
          check_url: 'https://agent.example.com/oauth2/check'
        }
      ]
    }
  })
  if (answer.ok || answer.fault.kind !== 'authorization_required') throw new Error('wrong')
  assert.equal(answer.fault.challenges, [
    {
      id: 'challenge-123',
      url: 'https://oauth.example.com/oauth2/authorize',
      checkUrl: 'https://agent.example.com/oauth2/check'
    }
  ])
})

// call-tool page, "Retrying Errors": the retry fields of a ToolError in a 200.
test('a tool that failed says whether and when to try again', async () => {
  for (const wrap of [(it: object) => it, (it: object) => ({ result: it })]) {
    const { answer } = await exchange(
      '200 OK',
      wrap({
        call_id: 'c1',
        success: false,
        error: {
          message: 'Too many',
          developer_message: 'shard 7',
          can_retry: true,
          retry_after_ms: 50
        }
      })
    )
    if (answer.ok || answer.fault.kind !== 'execution_failed') throw new Error('wrong')
    assert.is(answer.fault.retryAfterMs, 50)
    assert.is(answer.fault.canRetry, true)
    assert.is(answer.unsure, undefined)
  }
})

test('a message in a status of success is no refusal: the tool may have run', async () => {
  for (const message of ['Order created. Which one next?', "Tool 'walk' was not found"]) {
    const { answer } = await exchange('201 Created', { message })
    assert.equal(answer.ok || [answer.fault.kind, answer.unsure], ['internal', true])
  }
})

test('success in a status that denies it is no success', async () => {
  const { answer } = await exchange('500 Oh', { call_id: 'c1', success: true, value: 1 })
  assert.equal([answer.ok, answer.ok || answer.unsure], [false, true])
})

test('against toolfault serve: a value, input that is refused, a tool that is not there', async () => {
  const { file, remove } = files()
  const walk = {
    name: 'walk',
    inputSchema: {
      type: 'object',
      properties: { steps: { type: 'integer', minimum: 1 } },
      required: ['steps']
    }
  }
  const server = await serving(file('tools.json', { tools: [walk] }), '--allow-execute')
  try {
    const { clock, waiting } = time()
    for (const wrapper of ['none', 'request'] as const) {
      const made = oxp({ ...options(server.url, clock), wrapper })
      assert.equal(await made(call), { ok: true, value: { steps: 3 } })
      const refused = await made({ ...call, args: {} })
      if (refused.ok) throw new Error('it went well')
      assert.is(refused.fault.kind, 'invalid_arguments')
      const none = await made({ ...call, tool: '__proto__' })
      assert.is(none.ok || none.fault.kind, 'unknown_tool')
    }
    assert.is(waiting(), 0)
  } finally {
    await server.stop()
    remove()
  }
})

test.run()
