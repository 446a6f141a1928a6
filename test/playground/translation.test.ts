import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { translation } from './parts.js'

const test = suite('playground/translation')

const asked = { kind: 'translate', from: 'oxp', to: 'f7', form: '2026-07-28' } as const

test('a wire is handed on, with what is lost', () => {
  const text =
    '{"status":422,"body":{"message":"Invalid input","parameter_errors":{"n":"is missing"}}}'
  const answer = translation({ ...asked, text })
  if (answer.kind !== 'translated') throw new TypeError(JSON.stringify(answer))
  const wire = JSON.parse(answer.text)
  // F7, "Invalid (200)": a list of errors with their paths.
  assert.equal([wire.status, wire.body.valid, wire.body.errors[0].path], [200, false, '/n'])
  assert.is(answer.way, 'HTTP 200, valid: false')
})

test('what another wire could be is offered where the one that was named cannot be read', () => {
  const answer = translation({ ...asked, from: 'ncp', text: '{"isError":true,"content":[]}' })
  assert.is(answer.kind === 'unusable' && answer.guess, 'mcp')
})

test('a sentence that was taken for JSON is offered as a sentence', () => {
  const answer = translation({ ...asked, text: 'Tool walk not found' })
  assert.equal(answer, {
    kind: 'unusable',
    where: 'wire',
    detail: 'This is not JSON: line 1, column 1, expected a value.',
    at: 0,
    guess: 'text'
  })
})

test('a sentence that is read as one is translated, and its reader says what it has read from', () => {
  const answer = translation({
    ...asked,
    from: 'text',
    to: 'json-rpc',
    text: 'Tool walk not found'
  })
  if (answer.kind !== 'translated') throw new TypeError(JSON.stringify(answer))
  assert.is(JSON.parse(answer.text).code, -32602)
})

test('a wire that has no form for it says so', () => {
  const answer = translation({
    ...asked,
    from: 'ncp',
    to: 'mcp',
    text: '{"valid":true,"errors":[]}'
  })
  assert.match(answer.kind === 'unusable' ? answer.detail : '', /mcp has no form for valid/)
})

test.run()
