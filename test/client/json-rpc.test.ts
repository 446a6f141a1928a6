import { edge, jsonRpc } from '@toolfault/client/json-rpc'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { against, walk } from './http/against.js'
import { call, options } from './http/callers.js'
import { exchange } from './http/exchange.js'
import { bodyOf } from './http/raw.js'

const test = suite('client/json-rpc')

// JSON-RPC 2.0, sections 4 and 5; seed 001, "WebSocket MCP Message".
test('tools/call goes out, the result comes back', async () => {
  const result = { content: [{ type: 'text', text: 'went' }] }
  const { answer, request } = await exchange(jsonRpc, '/rpc', '200 OK', {
    jsonrpc: '2.0',
    id: 'c1',
    result
  })
  assert.match(request, /^POST \/rpc HTTP/)
  assert.equal(bodyOf(request), {
    jsonrpc: '2.0',
    id: 'c1',
    method: 'tools/call',
    params: { name: 'walk', arguments: { steps: 3 } }
  })
  assert.equal(answer, { ok: true, value: result })
})

// Seed 001, "Error Response Format".
test('an error is read with its data', async () => {
  const { answer } = await exchange(jsonRpc, '/rpc', '200 OK', {
    jsonrpc: '2.0',
    id: 'c1',
    error: {
      code: -32603,
      message: 'Question: What email address should I send this to?',
      data: {
        retry_capable: true,
        error_category: 'missing_parameter',
        required_parameter: 'to',
        parameter_type: 'email_address'
      }
    }
  })
  if (answer.ok || answer.fault.kind !== 'invalid_arguments') throw new Error('wrong')
  assert.equal(
    answer.fault.issues.map(({ kind, path }) => [kind, path]),
    [['missing', ['to']]]
  )
})

// Row M4: -32602 is said of a result, too.
test('what is said of a result is of a tool that ran, whatever the code', async () => {
  const told = async (message: string): Promise<unknown> => {
    const error = { code: -32602, message }
    const { answer } = await exchange(jsonRpc, '/rpc', '200 OK', {
      jsonrpc: '2.0',
      id: 'c1',
      error
    })
    return answer.ok || [answer.fault.kind, answer.unsure]
  }
  const unfit = 'Invalid tools/call result: Invalid input: expected object, received undefined'
  assert.equal(await told(unfit), ['internal', true])
  assert.equal(await told(`MCP error -32602: ${unfit}`), ['internal', true])
  assert.equal(await told('Output validation error: `id` is required'), ['internal', true])
  assert.equal(await told('Invalid arguments: result is required'), [
    'invalid_arguments',
    undefined
  ])
  assert.equal(await told('The tools/call result is required'), ['invalid_arguments', undefined])
})

// MCP, "Error Handling": a tool execution error is a result.
test('a result that is an error is no success', async () => {
  const { answer } = await exchange(jsonRpc, '/rpc', '200 OK', {
    jsonrpc: '2.0',
    id: 'c1',
    result: { content: [{ type: 'text', text: 'no such city' }], isError: true }
  })
  assert.is(answer.ok || answer.fault.kind, 'execution_failed')
  assert.is(answer.ok || answer.fault.message, 'no such city')
})

// JSON-RPC 2.0, section 5: the id "MUST be the same as the value of the id member in the Request Object".
test('the answer to another request is none', async () => {
  const { answer } = await exchange(jsonRpc, '/rpc', '200 OK', {
    jsonrpc: '2.0',
    id: 'c2',
    result: {}
  })
  assert.equal(
    [answer.ok, answer.ok || answer.unsure, answer.ok || answer.fault.developerMessage],
    [false, true, 'the answer has the id of another request']
  )
  const number = { ...call, id: '7' }
  const same = await exchange(
    jsonRpc,
    '/rpc',
    '200 OK',
    { jsonrpc: '2.0', id: 7, result: {} },
    number
  )
  assert.ok(same.answer.ok)
  const none = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }
  const unread = await exchange(jsonRpc, '/rpc', '400 Bad Request', none)
  assert.is(unread.answer.ok || unread.answer.fault.kind, 'malformed_request')
})

// Seed 001, "Edge Function Response".
test('an Edge Function is asked by name and says whether it succeeded', async () => {
  const well = await exchange(edge, '/rpc', '200 OK', { success: true, data: [1] })
  assert.equal(bodyOf(well.request), { name: 'walk', arguments: { steps: 3 } })
  assert.equal(well.answer, { ok: true, value: [1] })
  const { answer } = await exchange(edge, '/rpc', '200 OK', {
    success: false,
    error: 'Question: What email address should I send this to?',
    metadata: {
      tool_name: 'walk',
      error_category: 'missing_parameter',
      retry_capable: true,
      required_parameter: 'to'
    }
  })
  if (answer.ok || answer.fault.kind !== 'invalid_arguments') throw new Error('wrong')
  assert.equal(
    answer.fault.issues.map(({ path }) => path),
    [['to']]
  )
})

test('against toolfault serve', () =>
  against(walk, ['--allow-execute'], async (url, clock) => {
    const at = options(`${url}/tools/call`, clock)
    assert.equal(await edge(at)(call), { ok: true, value: { steps: 3 } })
    const answer = await jsonRpc(at)(call)
    assert.equal(answer, {
      ok: true,
      value: {
        content: [{ type: 'text', text: '{"steps":3}' }],
        structuredContent: { steps: 3 }
      }
    })
    for (const make of [edge, jsonRpc]) {
      const refused = await make(at)({ ...call, args: { steps: 0 } })
      assert.is(refused.ok || refused.fault.kind, 'invalid_arguments')
      const none = await make(at)({ ...call, tool: 'constructor' })
      assert.is(none.ok || none.fault.kind, 'unknown_tool')
    }
  }))

// JSON-RPC 1.0, section 1.2: both members are there, one of them null.
test('an error beside an empty result is an error', async () => {
  const error = { code: -32602, message: 'Question: To whom?' }
  const { answer } = await exchange(jsonRpc, '/rpc', '200 OK', { id: 'c1', result: null, error })
  assert.is(answer.ok || answer.fault.kind, 'invalid_arguments')
  const well = await exchange(jsonRpc, '/rpc', '200 OK', { id: 'c1', result: 5, error: null })
  assert.equal(well.answer, { ok: true, value: 5 })
})

test('what does not say that it failed may have run', async () => {
  for (const body of [
    { code: 0, message: 'Question: What else?', data: {} },
    { message: "Tool 'walk' was not found" },
    { title: 'Dune', type: 'https://a.example/book', status: 404, detail: 'Which part?' }
  ]) {
    for (const status of ['200 OK', '201 Created']) {
      const { answer } = await exchange(edge, '/rpc', status, body)
      assert.equal(answer.ok || [answer.fault.kind, answer.unsure], ['internal', true])
    }
  }
})

// An answer that says that the call failed is one, whatever its status; a gateway's is none.
test('an Edge Function that says that the tool failed leaves no doubt, unless a gateway speaks', async () => {
  const told = async (status: string, body: object): Promise<unknown> => {
    const { answer } = await exchange(edge, '/', status, body)
    return answer.ok || [answer.fault.kind, answer.fault.message, answer.unsure]
  }
  const no = { success: false, error: 'No such city.' }
  assert.equal(await told('500 Oh', no), ['internal', 'No such city.', undefined])
  assert.equal(await told('504 Late', no), ['unavailable', 'No such city.', true])
  assert.equal(await told('500 Oh', { error: 'Oh' }), ['internal', undefined, true])
  const late = { error: { code: 504, message: 'upstream timeout' } }
  assert.equal(await told('504 Late', late), ['unavailable', 'upstream timeout', true])
})

test.run()
