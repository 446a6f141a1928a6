import { type OxpOptions, oxp } from '@toolfault/client/oxp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from './fake-clock.js'
import { against, walk } from './http/against.js'
import { call, options } from './http/callers.js'
import { exchange } from './http/exchange.js'
import { bodyOf } from './http/raw.js'

const test = suite('client/oxp')

const exchanged = (status: string, body: unknown, more: Partial<OxpOptions> = {}) =>
  exchange((given) => oxp({ ...given, ...more }), '/base/?tenant=1', status, body)

// openapi (header revision), "/tools/call": a bare CallToolRequest, and the version in a header (row O2).
test('a call is a bare CallToolRequest to /tools/call', async () => {
  const { answer, request } = await exchanged('200 OK', {
    call_id: 'c1',
    success: true,
    value: { steps: 3 }
  })
  assert.match(request, /^POST \/base\/tools\/call\?tenant=1 HTTP\/1\.1\r\n/)
  assert.match(request, /^oxp-version: 1\.0\r$/m)
  assert.equal(bodyOf(request), { tool_id: 'walk', call_id: 'c1', input: { steps: 3 } })
  assert.equal(answer, { ok: true, value: { steps: 3 } })
})

test('a caller without a fetch or a clock has sent nothing, and says what it takes', async () => {
  const fetch = (): never => {
    throw new Error('sent')
  }
  const developerMessage = 'a caller takes `fetch`, and the `clock` of @toolfault/client/clock'
  // A border: what a caller without types leaves out.
  for (const given of [{ fetch }, { clock: fakeClock() }, { fetch, clock: {} }] as const) {
    const answer = await oxp({ url: 'http://x', ...given } as unknown as OxpOptions)(call)
    assert.equal(answer, { ok: false, fault: { kind: 'internal', developerMessage, tool: 'walk' } })
  }
})

// openapi (main), `{"request": CallToolRequest}` and `{"result": CallToolResponse}` (row O2).
test('the wrapper of the main branch is written and read', async () => {
  const { answer, request } = await exchanged(
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
  const { answer, request } = await exchanged('200 OK', body, { toolId, context: { user_id: 'u' } })
  assert.equal(bodyOf(request), {
    tool_id: 'Sport.walk@1.0.0',
    call_id: 'c1',
    input: { steps: 3 },
    context: { user_id: 'u' }
  })
  // openapi: `value` may be absent of a success.
  assert.equal(answer, { ok: true, value: undefined })
  const by = await exchanged('200 OK', body, { context: ({ tool }) => ({ user_id: tool }) })
  assert.match(by.request, '"context":{"user_id":"walk"}')
})

// Seed 003, "Input Validation Error Response", its own example.
test('422 is invalid arguments', async () => {
  const { answer } = await exchanged('422 Unprocessable', {
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
  const { answer } = await exchanged('400 Bad Request', {
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
    const { answer } = await exchanged(
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
    const { answer } = await exchanged('201 Created', { message })
    assert.equal(answer.ok || [answer.fault.kind, answer.unsure], ['internal', true])
  }
})

test('success in a status that denies it is no success', async () => {
  const { answer } = await exchanged('500 Oh', { call_id: 'c1', success: true, value: 1 })
  assert.equal([answer.ok, answer.ok || answer.unsure], [false, true])
})

test('against toolfault serve: a value, input that is refused, a tool that is not there', () =>
  against(walk, ['--allow-execute'], async (url, clock) => {
    for (const wrapper of ['none', 'request'] as const) {
      const made = oxp({ ...options(url, clock), wrapper })
      assert.equal(await made(call), { ok: true, value: { steps: 3 } })
      const refused = await made({ ...call, args: {} })
      if (refused.ok) throw new Error('it went well')
      assert.is(refused.fault.kind, 'invalid_arguments')
      const none = await made({ ...call, tool: '__proto__' })
      assert.is(none.ok || none.fault.kind, 'unknown_tool')
    }
  }))

test.run()
