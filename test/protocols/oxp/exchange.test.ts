import { judge } from '@toolfault/advice/judge'
import { authorizationRequired, executionFailed, type Registry, toolFault } from '@toolfault/model'
import { call, check, type OxpExchange } from '@toolfault/protocols/oxp/exchange'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/oxp/exchange')

const tools: Registry = [
  { name: 'Calculator.Add', inputSchema: { type: 'object', required: ['a'] } }
]
const exchange: OxpExchange = { judge: judge(compile), run: (_, args) => args }
const text = (body: unknown): { readonly text: string } => ({ text: JSON.stringify(body) })
const add = { tool_id: 'Calculator.Add', call_id: 'c' }

test('a call without input has the input {}', async () => {
  assert.is((await call(tools, text(add), exchange)).status, 422)
})

test('input comes as `input`; what a text calls `inputs` is none (row O7)', async () => {
  assert.is((await call(tools, text({ ...add, input: { a: 1 } }), exchange)).status, 200)
  assert.is((await call(tools, text({ ...add, inputs: { a: 1 } }), exchange)).status, 422)
})

// openapi, CallToolRequest: `tool_id` and `input`; what MCP calls it is in no place, and was not left out.
test('an object under the name of another protocol in place of the input is no tool call', async () => {
  for (const name of ['arguments', 'args', 'parameters', 'params']) {
    const { body, status } = await call(tools, text({ ...add, [name]: { a: 1 } }), exchange)
    assert.is(status, 400)
    assert.match(JSON.stringify(body), 'with `tool_id` and `input`')
    assert.is((await call(tools, text({ ...add, [name]: 'x' }), exchange)).status, 422)
    const both = { ...add, input: { a: 1 }, [name]: {} }
    assert.is((await call(tools, text(both), exchange)).status, 200)
  }
})

// openapi, CallToolRequest: `input` is an object, whatever the schema of a tool leaves open.
test('input that is no object runs nothing, also where no schema says so', async () => {
  const open: Registry = [{ name: 'bare' }, { name: 'open', inputSchema: { required: ['a'] } }]
  const bodyOf = async (tool_id: string, input: unknown): Promise<unknown> => {
    const { body, status } = await call(open, text({ tool_id, call_id: 'c', input }), exchange)
    return [status, body]
  }
  const wrong = [422, { message: 'Invalid input parameters: the arguments must be an object' }]
  for (const input of ['x', '', '{"a":1}', 5, 0, true, false, [], [{ a: 1 }]]) {
    assert.equal(await bodyOf('bare', input), wrong)
    assert.equal(await bodyOf('open', input), wrong)
  }
  // `null` and nothing are left to the schema.
  assert.equal(await bodyOf('bare', null), [200, { call_id: 'c', success: true, value: null }])
  assert.equal(await bodyOf('bare', undefined), [200, { call_id: 'c', success: true, value: {} }])
  assert.equal(await bodyOf('bare', { b: 1 }), [
    200,
    { call_id: 'c', success: true, value: { b: 1 } }
  ])
  assert.is(Object(await bodyOf('open', {}))[0], 422)
  // What the schema says of it says more.
  assert.match(
    JSON.stringify((await call(tools, text({ ...add, input: '{"a":1}' }), exchange)).body),
    'send the object itself, not JSON text'
  )
})

// OXP, "Call Tool": a 400 for an unsupported version of OXP.
test('another version of OXP than the first is not served, and runs nothing', async () => {
  let ran = 0
  const run = (): number => (ran += 1)
  const statusOf = async (version: string | undefined): Promise<number> =>
    (await call(tools, text({ ...add, input: { a: 1 } }), { ...exchange, run, version })).status
  const served = [undefined, '', ' ', '1', '1.0', '1.0.0', ' 1.0 ', '1.7', '1.0, 1.0', '1.0,']
  for (const version of served) assert.is(await statusOf(version), 200, version)
  assert.is(ran, served.length)
  for (const version of [
    '9.0',
    '2',
    '0.9',
    '10.0',
    '11',
    '1.',
    '1.x',
    '1.0.0.0',
    'v1',
    'x',
    '1.0, 2.0',
    '1 0',
    '-1'
  ]) {
    assert.is(await statusOf(version), 400, version)
  }
  assert.is(ran, served.length)
  const { body } = await call(tools, { text: '{' }, { ...exchange, version: '2.0' })
  assert.equal(body, {
    message:
      'Invalid request: this version of OXP is not served here: send `OXP-Version: 1.0`, or none'
  })
})

test('a clock and ids are used where they are given', async () => {
  let time = 10
  const answer = await call(tools, text({ tool_id: 'Calculator.Add', input: { a: 1 } }), {
    ...exchange,
    newCallId: () => 'fresh',
    now: () => (time += 5)
  })
  assert.equal(answer.body, { call_id: 'fresh', duration: 5, success: true, value: { a: 1 } })
})

test('the caller and the id reach the tool', async () => {
  let seen: unknown
  await call(tools, text({ ...add, input: { a: 1 }, context: { user_id: 'u' } }), {
    ...exchange,
    run: (_tool, _args, given) => {
      seen = given
    }
  })
  assert.equal(seen, {
    tool: 'Calculator.Add',
    args: { a: 1 },
    callId: 'c',
    context: { user_id: 'u' }
  })
})

test('a tool that fails says what OXP has room for, in a 200', async () => {
  const failing = {
    ...exchange,
    run: () => {
      throw toolFault(
        executionFailed({ canRetry: true, retryAfterMs: 20.5, message: 'busy', hint: 'wait' })
      )
    }
  }
  assert.equal(await call(tools, text({ ...add, input: { a: 1 } }), failing), {
    status: 200,
    body: {
      call_id: 'c',
      success: false,
      // Row O3: a whole number, rounded up.
      error: {
        message: 'busy',
        can_retry: true,
        additional_prompt_content: 'wait',
        retry_after_ms: 21
      }
    }
  })
})

test('row O12: with requirementsIn validation one 422 says what is missing and what is wrong', async () => {
  const challenge = { id: 'gh', url: 'https://example.com' }
  const lacking: OxpExchange = {
    ...exchange,
    requires: () => authorizationRequired('tool', [challenge]),
    form: { requirementsIn: 'validation' }
  }
  const both = await call(tools, text(add), lacking)
  assert.is(both.status, 422)
  const body = Object(both.body)
  assert.equal(body.missing_requirements, { authorization: [challenge] })
  assert.equal(Object.keys(body.parameter_errors), ['a'])
  const alone = await call(tools, text(add), { ...lacking, form: {} })
  assert.is(alone.status, 400)
})

test('a requirement that cannot be checked is a failure of the server, and the tool does not run', async () => {
  let ran = false
  const answer = await call(tools, text({ ...add, input: { a: 1 } }), {
    ...exchange,
    run: () => {
      ran = true
    },
    requires: () => Promise.reject(new Error('secret'))
  })
  assert.equal([answer.status, ran], [400, false])
})

test('a challenge is 200 whatever becomes of it; one that nobody knows has failed', async () => {
  assert.equal(await check(() => 'completed', 'x'), { status: 200, body: { status: 'completed' } })
  assert.equal(await check(() => undefined, 'x'), { status: 200, body: { status: 'failed' } })
  const failing = (): Promise<undefined> => Promise.reject(new Error('x'))
  assert.equal(await check(failing, 'x'), { status: 200, body: { status: 'failed' } })
  // A border: a program in JavaScript may hand over what it likes.
  for (const state of ['true', '"done"', '{}']) {
    const odd = await check(() => JSON.parse(state), 'x')
    assert.equal(odd, { status: 200, body: { status: 'failed' } }, state)
  }
})

test.run()
