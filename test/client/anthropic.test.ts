import { callOf, toolResult } from '@toolfault/client/anthropic'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answers, call, hostile, junk, said } from './vendors.js'

const test = suite('client/anthropic')

// Messages API, "Handle tool calls": type, tool_use_id, content; is_error where the tool failed.
test('an answer is a tool_result', () => {
  const result = { type: 'tool_result', tool_use_id: 'call_1' }
  assert.equal(toolResult(call, answers.text), { ...result, content: 'sunny' })
  assert.equal(toolResult(call, answers.json), {
    ...result,
    content: '{"sky":"clear","days":[1,2]}'
  })
  assert.equal(toolResult(call, answers.failure), { ...result, content: said, is_error: true })
})

test('pictures that the API takes are blocks, the others are told of, and no block is empty', () => {
  assert.equal(toolResult(call, answers.picture).content, [
    { type: 'text', text: 'map' },
    {
      type: 'image',
      source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' }
    },
    { type: 'text', text: '{"type":"image","mimeType":"image/tiff"}' },
    { type: 'text', text: '{"type":"image","mimeType":"image/png"}' }
  ])
})

test('a failure is text alone', () => {
  const value = { ...answers.picture.value, isError: true }
  const { content, is_error } = toolResult(call, { ok: true, value })
  assert.is(typeof content, 'string')
  assert.is(is_error, true)
})

test('a call is read, whether its input is an object or the text of a stream', () => {
  const block = { type: 'tool_use', id: 'call_1', name: 'forecast' }
  const read = { ok: true, call }
  assert.equal(callOf({ ...block, input: { city: 'Rome' } }), read)
  assert.equal(callOf({ ...block, input: '{"city":"Rome"}' }), read)
  const broken = callOf({ ...block, input: '{"city' })
  assert.ok(broken !== undefined && !broken.ok)
  assert.equal(toolResult(broken.call, broken).is_error, true)
})

test('what is no call is none, and hostile texts stay data', () => {
  for (const item of junk) assert.is(callOf(item), undefined)
  for (const text of hostile) {
    const read = callOf({
      type: 'tool_use',
      id: text,
      name: text,
      input: JSON.parse('{"__proto__":1}')
    })
    assert.is(read?.call.tool, text)
    const sent = toolResult(read?.call ?? call, { ok: true, value: text })
    assert.equal(JSON.parse(JSON.stringify(sent)), sent)
  }
})

test.run()
