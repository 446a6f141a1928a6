import { judge } from '@toolfault/advice/judge'
import type { Fault, Registry } from '@toolfault/model'
import { call } from '@toolfault/protocols/json-rpc/exchange'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/exchange')

const tools: Registry = [{ name: 'add', inputSchema: { type: 'object', required: ['a'] } }]
const exchange = { judge: judge(compile), run: (_: unknown, args: unknown): unknown => args }
const answer = (body: unknown): ReturnType<typeof call> =>
  call(tools, { text: JSON.stringify(body) }, exchange)

// JSON-RPC 2.0, section 5: "If there was an error in detecting the id … it MUST be Null".
test('an id that is none is answered as null, one that is absent not at all', async () => {
  const request = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'add' } }
  assert.is(Object((await answer({ ...request, id: { a: 1 } })).body).id, null)
  assert.is(Object((await answer({ ...request, id: 0 })).body).id, 0)
  assert.equal(await answer(request), { status: 202 })
  assert.equal(await answer({ jsonrpc: '2.0', method: 'else' }), { status: 202 })
})

test('a request whose id is none is invalid, and nothing runs for it', async () => {
  let ran = 0
  const params = { name: 'add', arguments: { a: 1 } }
  for (const id of [{ a: 1 }, [1], true]) {
    const value = { jsonrpc: '2.0', id, method: 'tools/call', params }
    const { body } = await call(tools, { value }, { ...exchange, run: () => (ran += 1) })
    assert.equal([Object(body).id, Object(body).error.code], [null, -32600])
  }
  assert.is(ran, 0)
})

test('what becomes of a notification is told to the author, though not to the caller', async () => {
  const told: Array<string> = []
  const value = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'nope' } }
  const settle = (fault: Fault): Fault => {
    told.push(fault.kind)
    return fault
  }
  assert.equal(await call(tools, { value }, { ...exchange, settle }), { status: 202 })
  assert.equal(told, ['unknown_tool'])
})

// Row M2: `arguments` that are no object break CallToolRequest.
test('arguments that are no object run nothing, also where no schema says so', async () => {
  const open: Registry = [{ name: 'bare' }]
  let ran = 0
  const run = (): number => (ran += 1)
  const bodyOf = async (value: object): Promise<unknown> =>
    (await call(open, { value }, { ...exchange, run })).body
  const said =
    'Question: There seems to be an issue with the arguments. Please correct this: the arguments must be an object.'
  for (const args of ['x', '{}', 5, 0, true, [], [{}]]) {
    const params = { name: 'bare', arguments: args }
    const rpc = await bodyOf({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    assert.is(Object(rpc).error.code, -32602)
    assert.is(Object(rpc).error.message, said)
    assert.is(Object(await bodyOf(params)).error, said)
    await bodyOf({ jsonrpc: '2.0', method: 'tools/call', params })
  }
  assert.is(ran, 0)
  for (const args of [{ a: 1 }, null, undefined]) {
    assert.is(Object(await bodyOf({ name: 'bare', arguments: args })).success, true)
  }
  assert.is(ran, 3)
})

test('a notification runs its tool all the same', async () => {
  let ran = 0
  const body = {
    jsonrpc: '2.0',
    method: 'tools/call',
    params: { name: 'add', arguments: { a: 1 } }
  }
  await call(tools, { value: body }, { ...exchange, run: () => (ran += 1) })
  assert.is(ran, 1)
})

test('a request without a tool is malformed, in its own shape', async () => {
  const rpc = await answer({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: [] })
  assert.is(Object(rpc.body).error.code, -32602)
  for (const body of [{}, [], 5, null, { name: 5 }]) {
    const edge = await answer(body)
    // Whoever made the call can make it again, better.
    assert.is(edge.status, 200)
    assert.is(Object(edge.body).success, false)
  }
})

test('an unknown tool asks which, without a category (A18)', async () => {
  const edge = await answer({ name: 'nope', arguments: {} })
  const { error_category, retry_capable } = Object(edge.body).metadata
  assert.equal([retry_capable, error_category], [true, undefined])
})

test('a tool that returns nothing is a success without data', async () => {
  const body = { name: 'add', arguments: { a: 1 } }
  const none = await call(tools, { value: body }, { ...exchange, run: () => undefined })
  assert.equal(none, { status: 200, body: { success: true } })
})

// JSON-RPC 2.0, section 5, and MCP, Tools, "Structured Content".
test('what a tool returned is the result of the request', async () => {
  const params = { name: 'add', arguments: { a: 1 } }
  assert.equal(await answer({ jsonrpc: '2.0', id: 'x', method: 'tools/call', params }), {
    status: 200,
    body: {
      jsonrpc: '2.0',
      id: 'x',
      result: { content: [{ type: 'text', text: '{"a":1}' }], structuredContent: { a: 1 } }
    }
  })
})

// JSON-RPC 2.0, section 5.1.
test('a method that is no text makes no request; one that nobody has is not found', async () => {
  const codeOf = async (body: object): Promise<unknown> =>
    Object((await answer({ id: 1, ...body })).body).error.code
  assert.is(await codeOf({ jsonrpc: '2.0', method: 5 }), -32600)
  assert.is(await codeOf({ jsonrpc: '2.0' }), -32600)
  assert.is(await codeOf({ jsonrpc: '1.0', method: 'tools/call' }), -32600)
  assert.is(await codeOf({ method: 'tools/call' }), -32600)
  assert.is(await codeOf({ jsonrpc: '2.0', method: 'tools/list' }), -32601)
})

test.run()
