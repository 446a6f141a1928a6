import { callOf, functionResponse } from '@toolfault/client/gemini'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answers, call, hostile, junk, said } from './vendors.js'

const test = suite('client/gemini')

// Gemini API, FunctionResponse.response: 'Use "output" key to specify function output and "error" key
// to specify error details (if any).'
test('an answer is a functionResponse', () => {
  const part = (response: unknown): unknown => ({
    functionResponse: { id: 'call_1', name: 'forecast', response }
  })
  assert.equal(functionResponse(call, answers.text), part({ output: 'sunny' }))
  assert.equal(functionResponse(call, answers.json), part({ output: answers.json.value }))
  assert.equal(functionResponse(call, answers.failure), part({ error: said }))
  assert.equal(functionResponse(call, { ok: true, value: null }), part({ output: null }))
})

// The same, `id`: "Optional."
test('a call without an id has an answer without one', () => {
  const read = callOf({ functionCall: { name: 'forecast', args: { city: 'Rome' } } })
  assert.equal(read, { ok: true, call: { ...call, id: '' } })
  assert.equal(functionResponse({ ...call, id: '' }, answers.text), {
    functionResponse: { name: 'forecast', response: { output: 'sunny' } }
  })
})

test('a call is read from a part, or alone; args may be absent', () => {
  const functionCall = { id: 'call_1', name: 'forecast', args: { city: 'Rome' } }
  assert.equal(callOf({ functionCall }), { ok: true, call })
  assert.equal(callOf(functionCall), { ok: true, call })
  assert.equal(callOf({ name: 'ping' }), { ok: true, call: { id: '', tool: 'ping', args: {} } })
})

test('what is no call is none, and hostile texts stay data', () => {
  for (const item of junk.filter((one) => !JSON.stringify(one)?.includes('name'))) {
    assert.is(callOf(item), undefined)
  }
  for (const text of hostile) {
    const read = callOf({ functionCall: { id: text, name: text, args: { [text]: text } } })
    assert.is(read?.call.tool, text)
    const sent = functionResponse(read?.call ?? call, { ok: true, value: text })
    assert.equal(JSON.parse(JSON.stringify(sent)), sent)
  }
})

test.run()
