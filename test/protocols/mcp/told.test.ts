import { type Fault, own } from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import { decode, type McpReadForm } from '@toolfault/protocols/mcp/read'
import * as attempts from '@toolfault/words/attempt'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from '../../words/missing.js'
import { changed, repeated } from '../repeated.js'

const test = suite('protocols/mcp/told')

const read = (wire: unknown): { readonly value: Fault; readonly form: McpReadForm } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify([wire, found.left]))
  return found.right
}

const viaJson = (answer: mcp.McpAnswer): object => Object(JSON.parse(JSON.stringify(answer)))

const failed = (text: string, more: object = {}): object => ({
  content: [{ type: 'text', text }],
  isError: true,
  ...more
})

// 2026-07-28, MRTR: whoever asks again asks in the same words, under the same name.
test('a form that was read is written again for another fault, and nothing rides along', () => {
  const inputRequests = {
    fill: {
      method: 'elicitation/create',
      params: {
        mode: 'form',
        message: 'What is your name?',
        requestedSchema: {
          type: 'object',
          properties: { name: { type: 'string' } },
          required: ['name']
        }
      }
    }
  }
  const { form, value } = read({ resultType: 'input_required', inputRequests })
  assert.equal([form.version, form.carrier, form.notes], ['2026-07-28', false, undefined])
  const { read: _, ...bare } = form
  const again = viaJson(mcp.encode({ ...value, tool: 't' }, bare))
  assert.is(own(again, 'resultType'), 'input_required')
  assert.equal(own(again, 'inputRequests'), inputRequests)
  assert.equal(Object.keys(Object(own(again, '_meta'))), [mcp.RETRY])
})

// JSON-RPC 2.0, section 5.
test('the rest of a response is told, of an error as of a result', () => {
  const rest = { jsonrpc: '2.0', id: 4 }
  const error = { code: -32603, message: 'No' }
  assert.equal(read({ ...rest, error }).form.envelope, rest)
  assert.equal(read({ ...rest, result: failed('No') }).form.envelope, rest)
  assert.is(read({ error }).form.envelope, undefined)
})

// Row M4: -32602 alone says of a resource that it is not there.
test('an address in the data of another code is no resource', () => {
  const of = (code: number): Fault =>
    read({ error: { code, message: 'Unknown tool: x', data: { uri: 'x:1' } } }).value
  assert.is(of(-32602).kind, 'internal')
  assert.equal(of(-32000), { kind: 'unknown_tool', tool: 'x' })
})

test('nothing is doubtful of pages that an error asks to visit', () => {
  const page = { mode: 'url', elicitationId: 'e', url: 'https://a.example/x', message: 'Log in' }
  const error = { code: -32042, message: 'Visit', data: { elicitations: [page] } }
  assert.is(read({ error }).form.notes, undefined)
})

// SEP-2663, "Task Execution Errors".
test('a task that has ended holds an error, or a result that is complete', () => {
  const task = { resultType: 'task', taskId: 't', status: 'failed' }
  const error = { code: -32602, message: 'Unknown tool: x' }
  assert.equal(read({ ...task, error }).value, { kind: 'unknown_tool', tool: 'x' })
  assert.equal(
    read({ jsonrpc: '2.0', id: 1, result: { ...task, error: { code: -32603, message: 'No' } } })
      .value,
    { kind: 'internal', message: 'No' }
  )
  const whole = missing('city')
  const result = viaJson(mcp.encode(whole, { version: '2025-11-25' }))
  const { form, value } = read({ jsonrpc: '2.0', id: 1, result: { ...task, result } })
  assert.equal(value, whole)
  assert.equal([form.version, form.notes], ['2026-07-28', undefined])
})

test('a task that has not ended, or holds no answer, is no failed call', () => {
  const task = { resultType: 'task', taskId: 't', status: 'working' }
  for (const held of [task, { ...task, result: 5 }, { ...task, result: null }]) {
    const found = decode({ jsonrpc: '2.0', id: 1, result: held })
    assert.is(found._tag === 'Left' && found.left[0]?.path.at(-1), 'resultType')
  }
})

// SEP-2663, "Response": tasks/get says `complete`, and the examples of the page say `task`.
test('a task is one by its type or by its name, in a response or bare', () => {
  const error = { code: -32602, message: 'Unknown tool: x' }
  const result = { content: [{ type: 'text', text: 'No' }], isError: true }
  for (const resultType of ['task', 'complete', undefined]) {
    const task = { ...(resultType === undefined ? {} : { resultType }), taskId: 't', ttlMs: 5 }
    for (const [held, value] of [
      [
        { ...task, status: 'failed', error },
        { kind: 'unknown_tool', tool: 'x' }
      ],
      [
        { ...task, status: 'completed', result },
        { kind: 'execution_failed', message: 'No' }
      ]
    ] as const)
      for (const wire of [held, { jsonrpc: '2.0', id: 1, result: held }]) {
        const got = read(wire)
        assert.equal(got.value, value)
        assert.equal(viaJson(mcp.encode(got.value, got.form)), wire)
        if ('result' in held) assert.is(got.form.version, '2026-07-28')
      }
  }
})

test('what has changed is written into the task, and nothing beside it', () => {
  const task = { resultType: 'task', taskId: 't', status: 'completed', ttlMs: 5 }
  const result = { content: [{ type: 'text', text: 'No' }], isError: true }
  const wire = { jsonrpc: '2.0', id: 1, result: { ...task, result } }
  const { form } = read(wire)
  assert.equal(viaJson(mcp.encode({ kind: 'execution_failed', message: 'Never' }, form)), {
    ...wire,
    result: {
      ...task,
      result: { ...result, content: [{ type: 'text', text: 'Never' }] }
    }
  })
  // A failed task has an error (SEP-2663, "Task Status").
  const lost = viaJson(mcp.encode({ kind: 'unknown_tool', tool: 'x' }, form))
  assert.equal(own(own(lost, 'result'), 'status'), 'failed')
  assert.equal(own(own(own(lost, 'result'), 'error'), 'code'), -32602)
  assert.is(own(own(lost, 'result'), 'result'), undefined)
})

test('what is refused inside a response or a task is refused in its place', () => {
  const path = (wire: unknown): unknown => {
    const found = decode(wire)
    return found._tag === 'Left' && found.left.map((issue) => issue.path.join('/'))
  }
  const id = { jsonrpc: '2.0', id: 1 }
  const task = { resultType: 'task', taskId: 't', status: 'completed' }
  const good = { content: [], isError: false }
  for (const [wire, wanted] of [
    [{ ...id, result: good }, 'result/isError'],
    [{ ...id, result: { content: 5, isError: true } }, 'result/content'],
    [{ ...id, result: { resultType: 'bogus' } }, 'result/resultType'],
    [{ ...id, result: 5 }, 'result'],
    [{ ...id, result: { ...task, result: good } }, 'result/result/isError'],
    [{ ...id, result: { ...task, error: { code: 'x', message: 'm' } } }, 'result/error/code'],
    [{ ...task, result: good }, 'result/isError'],
    [{ ...task, error: { code: 'x', message: 'm' } }, 'error/code'],
    [{ ...id, error: { code: 'x', message: 'm' } }, 'error/code']
  ] as const)
    assert.equal(path(wire), [wanted], JSON.stringify(wire))
})

test('what has changed since the last attempt rides along, however it was said', () => {
  for (const fault of [
    repeated(missing('city'), 2),
    repeated(missing('city'), 3),
    changed(missing('city', 'guest'), missing('city', 'nights'))
  ]) {
    for (const form of [{ attempts }, {}]) {
      const { form: spelled, value } = read(viaJson(mcp.encode(fault, form)))
      assert.equal(value, fault)
      assert.is(spelled.notes, undefined)
    }
  }
})

test('data that say what a text says count in a result, with the flag and the tool', () => {
  const of = (text: string, retry: object): Fault =>
    read(failed(text, { _meta: { [mcp.RETRY]: retry } })).value
  assert.equal(of('Unknown tool: x', { retry_capable: true, tool_name: 'x' }), {
    kind: 'unknown_tool',
    tool: 'x'
  })
  const text = 'Invalid request: no name'
  // A protocol error it is not: the tool said it.
  assert.equal(of(text, { retry_capable: false, tool_name: 't' }), {
    kind: 'execution_failed',
    tool: 't',
    canRetry: false,
    message: text
  })
  assert.equal(of(text, {}), { kind: 'execution_failed', message: text })
})

test.run()
