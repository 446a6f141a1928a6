import { ToolMessage } from '@langchain/core/messages'
import { callOf, toolMessage } from '@toolfault/client/langchain'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answers, call, hostile, junk, said } from './vendors.js'

const test = suite('client/langchain')

test('an answer is what a ToolMessage is made of', () => {
  const fields = { tool_call_id: 'call_1', name: 'forecast' }
  assert.equal(toolMessage(call, answers.text), { ...fields, content: 'sunny', status: 'success' })
  assert.equal(toolMessage(call, answers.json), {
    ...fields,
    content: '{"sky":"clear","days":[1,2]}',
    status: 'success',
    artifact: answers.json.value
  })
  assert.equal(toolMessage(call, answers.failure), {
    ...fields,
    content: said,
    status: 'error',
    artifact: { kind: 'execution_failed', message: said }
  })
})

test('the real ToolMessage takes it, and a copy of it is the same', () => {
  const message = new ToolMessage(toolMessage(call, answers.failure))
  assert.is(message.getType(), 'tool')
  assert.is(message.content, said)
  assert.is(message.status, 'error')
  assert.is(message.tool_call_id, 'call_1')
  assert.is(message.name, 'forecast')
  assert.not.match(JSON.stringify(message), 'db-3')
})

test('a call is read from tool_calls and from invalid_tool_calls', () => {
  const fields = { id: 'call_1', name: 'forecast' }
  assert.equal(callOf({ ...fields, args: { city: 'Rome' }, type: 'tool_call' }), { ok: true, call })
  const broken = callOf({ ...fields, args: '{"city', type: 'invalid_tool_call', error: 'x' })
  assert.ok(broken !== undefined && !broken.ok)
  assert.is(toolMessage(broken.call, broken).status, 'error')
})

test('what is no call is none, and hostile texts stay data', () => {
  for (const item of junk) assert.is(callOf(item), undefined)
  for (const text of hostile) {
    const read = callOf({ id: text, name: text, args: {} })
    assert.is(read?.call.tool, text)
    const sent = toolMessage(read?.call ?? call, { ok: true, value: text })
    assert.equal(JSON.parse(JSON.stringify(sent)), sent)
  }
})

test.run()
