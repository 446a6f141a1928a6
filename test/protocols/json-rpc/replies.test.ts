import { judge } from '@toolfault/advice/judge'
import { type Fault, own, type Registry } from '@toolfault/model'
import { type BodySource, call } from '@toolfault/protocols/json-rpc/exchange'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/replies')

const tools: Registry = [
  { name: 'add', inputSchema: { type: 'object', required: ['a'] } },
  { name: 'any', inputSchema: { type: 'object' } }
]

const answer = (body: BodySource): ReturnType<typeof call> =>
  call(tools, body, { judge: judge(compile), run: (_: unknown, args: unknown): unknown => args })

const refused = (id: unknown, code: number, message: string): object => ({
  status: 200,
  body: { jsonrpc: '2.0', id, error: { code, message, data: { retry_capable: false } } }
})

const invalid = (id: unknown): object => refused(id, -32600, 'Invalid Request')

const returned = (id: unknown, structuredContent: object): object => ({
  status: 200,
  body: {
    jsonrpc: '2.0',
    id,
    result: {
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
      structuredContent
    }
  }
})

const made = { jsonrpc: '2.0', method: 'tools/call' } as const
const add = { name: 'add', arguments: { a: 1 } } as const

// JSON-RPC 2.0, sections 4, 5 and 5.1: the id of the request, `null` where it could not be told.
const rows: ReadonlyArray<readonly [request: object, wanted: object]> = [
  [{ jsonrpc: '2.0', id: 7, method: 5 }, invalid(7)],
  [{ jsonrpc: '2.0', id: 0, method: 5 }, invalid(0)],
  [{ jsonrpc: '2.0', id: '', method: 5 }, invalid('')],
  [{ jsonrpc: '2.0', id: null, method: 5 }, invalid(null)],
  [{ jsonrpc: '2.0', method: 5 }, invalid(null)],
  [{ jsonrpc: '1.0', id: 'x', method: 'tools/call', params: add }, invalid('x')],
  [{ id: 'x', method: 'tools/call', params: add }, invalid('x')],
  [{ ...made, id: true, params: add }, invalid(null)],
  [{ jsonrpc: '2.0', id: 7 }, invalid(7)],
  [{ jsonrpc: '2.0', name: 'add', arguments: { a: 1 } }, invalid(null)],
  [{ ...made, id: 7, method: 'tools/list' }, refused(7, -32601, 'Method not found')],
  [{ ...made, id: null, method: 'tools/list' }, refused(null, -32601, 'Method not found')],
  // Section 4: an id that is null is one, though no good one.
  [{ ...made, id: null, params: add }, returned(null, { a: 1 })],
  [{ ...made, id: 'x', params: add }, returned('x', { a: 1 })],
  [{ ...made, id: '', params: add }, returned('', { a: 1 })],
  [{ ...made, id: 1.5, params: add }, returned(1.5, { a: 1 })],
  // MCP, `CallToolRequestParams`: arguments may be left out.
  [{ ...made, id: 1, params: { name: 'any' } }, returned(1, {})],
  [{ name: 'any' }, { status: 200, body: { success: true, data: {} } }],
  [add, { status: 200, body: { success: true, data: { a: 1 } } }]
]

for (const [request, wanted] of rows) {
  test(JSON.stringify(request), async () => {
    assert.equal(await answer({ value: request }), wanted)
    assert.equal(await answer({ text: JSON.stringify(request) }), wanted)
  })
}

// Row A1, and seed 001: what lacks is named in either shape.
test('what lacks in a call is named in the shape of the call', async () => {
  const rpc = await answer({ value: { ...made, id: 1, params: { name: 'add' } } })
  const error = own(rpc.body, 'error')
  assert.is(own(error, 'code'), -32602)
  assert.is(own(own(error, 'data'), 'required_parameter'), 'a')
  const edge = await answer({ value: { name: 'add' } })
  assert.is(own(edge.body, 'success'), false)
  assert.is(own(own(edge.body, 'metadata'), 'required_parameter'), 'a')
})

test('what is no JSON, and what names no tool, is answered as an Edge Function does', async () => {
  for (const body of [{ text: '{' }, { value: { arguments: {} } }, { value: { name: null } }]) {
    const edge = await answer(body)
    assert.is(own(edge.body, 'success'), false)
    assert.is(own(edge.body, 'jsonrpc'), undefined)
    assert.is(own(own(edge.body, 'metadata'), 'error_category'), undefined)
  }
})

test('a request whose params name no tool is one that no call was made with', async () => {
  for (const params of [undefined, [], { name: 5 }, { arguments: {} }]) {
    const { body } = await answer({ value: { ...made, id: 7, params } })
    assert.equal([own(body, 'id'), own(own(body, 'error'), 'code')], [7, -32602])
  }
  assert.equal(await answer({ value: made }), { status: 202 })
})

test('who settles a fault is told that a call without a tool has no shape of one', async () => {
  const told: Array<unknown> = []
  const settle = (fault: Fault): Fault => {
    told.push([fault.kind, own(fault, 'reason')])
    return fault
  }
  const exchange = { judge: judge(compile), run: () => 1, settle }
  for (const value of [{ ...made, id: 1 }, {}, 5]) await call(tools, { value }, exchange)
  await call(tools, { text: '{' }, exchange)
  const shape = ['malformed_request', 'shape']
  assert.equal(told, [shape, shape, shape, ['malformed_request', 'syntax']])
})

test('an exchange that cannot be used is an internal error, and no rejection', async () => {
  const exchange = {
    get judge(): never {
      throw new Error('no judge')
    },
    run: () => 1
  }
  for (const value of [add, { ...made, id: 1, params: add }]) {
    assert.equal(await call(tools, { value }, exchange), {
      status: 500,
      body: { success: false, error: 'Internal error', metadata: { retry_capable: false } }
    })
  }
})

test.run()
