import { wireIn } from '@toolfault/protocols/translate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/wire-in')

test('a wire is the JSON of its text, with or without the mark that some editors put before it', () => {
  assert.equal(wireIn('\ufeff{"valid": true}', 'ncp'), { _tag: 'Right', right: { valid: true } })
})

test('a sentence need not be in quotes, and may be', () => {
  assert.equal(wireIn(' Not found \n', 'text'), { _tag: 'Right', right: 'Not found' })
  assert.equal(wireIn('"Not found"', 'text'), { _tag: 'Right', right: 'Not found' })
})

test('what a server says may itself be JSON, and a text block is one', () => {
  assert.equal(wireIn('[{"code":"too_big"}]', 'text'), {
    _tag: 'Right',
    right: '[{"code":"too_big"}]'
  })
  assert.equal(wireIn('{"type":"text","text":"no"}', 'text'), {
    _tag: 'Right',
    right: { type: 'text', text: 'no' }
  })
})

test('what is no JSON says where', () => {
  const read = wireIn('{valid: true}', 'f7')
  assert.is(read._tag === 'Left' && read.left.detail, 'line 1, column 2, expected a key or }')
})

test('what cannot even be made a text is none', () => {
  const given: unknown = Object.create(null)
  // A border: a caller without types.
  const read = wireIn(given as string, 'mcp')
  assert.match(read._tag === 'Left' ? read.left.detail : '', /this is no text/)
})

test.run()
