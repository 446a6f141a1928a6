import { callOf, functionCallOutput, toolMessage } from '@toolfault/client/openai'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answers, call, hostile, junk, said } from './vendors.js'

const test = suite('client/openai')

// API reference, Responses, "Function tool call output": type, call_id, output (text or list of items).
test('an answer is a function_call_output', () => {
  const output = (given: unknown): unknown => ({
    type: 'function_call_output',
    call_id: 'call_1',
    output: given
  })
  assert.equal(functionCallOutput(call, answers.text), output('sunny'))
  assert.equal(functionCallOutput(call, answers.json), output('{"sky":"clear","days":[1,2]}'))
  assert.equal(functionCallOutput(call, answers.failure), output(said))
})

// The same, "input_image": "A fully qualified URL or base64 encoded image in a data URL."
test('pictures that the API takes are items, the others are told of', () => {
  assert.equal(functionCallOutput(call, answers.picture).output, [
    { type: 'input_text', text: 'map' },
    { type: 'input_image', image_url: 'data:image/png;base64,iVBORw0KGgo=' },
    { type: 'input_text', text: '{"type":"image","mimeType":"image/tiff"}' },
    { type: 'input_text', text: '{"type":"image","mimeType":"image/png"}' }
  ])
})

// API reference, Chat Completions, "Tool message": role, tool_call_id, content.
test('an answer is a tool message', () => {
  assert.equal(toolMessage(call, answers.failure), {
    role: 'tool',
    tool_call_id: 'call_1',
    content: said
  })
  assert.match(toolMessage(call, answers.picture).content, /^map\n\{"type":"image"/)
})

test('a call is read from either API', () => {
  const read = { ok: true, call }
  const text = '{"city":"Rome"}'
  assert.equal(
    callOf({
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_1',
      name: 'forecast',
      arguments: text
    }),
    read
  )
  const called = { name: 'forecast', arguments: text }
  assert.equal(callOf({ type: 'function', id: 'call_1', function: called }), read)
  assert.equal(callOf({ id: 'call_1', function: called }), read)
  assert.is(callOf({ type: 'custom', id: 'c', custom: { name: 'x', input: 'y' } }), undefined)
})

test('arguments that are no JSON are a failure to be answered', () => {
  const broken = callOf({ type: 'function_call', call_id: 'c', name: 't', arguments: '{"a":' })
  assert.ok(broken !== undefined && !broken.ok)
  assert.is(broken.fault.kind, 'malformed_request')
  assert.equal(functionCallOutput(broken.call, broken), {
    type: 'function_call_output',
    call_id: 'c',
    output: 'Parse error: the text ends too early, expected a value'
  })
})

test('no text and no member are no arguments', () => {
  for (const given of [{ arguments: '' }, { arguments: ' \n' }, {}]) {
    const read = callOf({ type: 'function_call', call_id: 'c', name: 't', ...given })
    assert.equal(read, { ok: true, call: { id: 'c', tool: 't', args: {} } })
  }
})

test('what is no call is none', () => {
  for (const item of junk) assert.is(callOf(item), undefined)
})

test('hostile names, ids and arguments stay data', () => {
  for (const text of hostile) {
    const read = callOf({ type: 'function_call', call_id: text, name: text, arguments: text })
    assert.is(read?.call.tool, text)
    assert.is(read?.call.id, text)
    const sent = functionCallOutput(read?.call ?? call, { ok: true, value: text })
    assert.equal(JSON.parse(JSON.stringify(sent)), sent)
    assert.is(sent.call_id, text)
  }
})

test.run()
