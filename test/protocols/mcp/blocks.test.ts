import { decode } from '@toolfault/protocols/mcp/read'
import { encode as encodeText } from '@toolfault/protocols/text'
import { translate } from '@toolfault/protocols/translate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/mcp/blocks')

const said = (wire: object): unknown => {
  const found = decode({ isError: true, ...wire })
  return found._tag === 'Left'
    ? found.left
    : [found.right.value.kind, encodeText(found.right.value)]
}

const blocks = (...texts: ReadonlyArray<string>): object => ({
  content: texts.map((text) => ({ type: 'text', text }))
})

test('the first of several blocks says what is wrong with the arguments, and the others stay', () => {
  assert.equal(said(blocks('Missing required parameter: city', 'Give a town of Europe.')), [
    'invalid_arguments',
    'Missing required parameter: city\nGive a town of Europe.\n- `city` is missing'
  ])
  // What was done before it says that something was done.
  for (const texts of [
    ['Booked 2 of 3 rooms.', 'Missing required parameter: city'],
    ['The file was read.', 'Unknown tool: x'],
    ['Too many requests', 'Sent to 3 of 5 recipients.']
  ])
    assert.equal(said(blocks(...texts)), ['execution_failed', texts.join('\n')])
})

// MCP 2025-06-18, Tools, "Structured Content"; row M9.
test('where the text says nothing, the structured content lists what is wrong', () => {
  const details = [{ field: 'nights', message: 'Must be 1 or more' }]
  const error = { code: 'VALIDATION_ERROR', message: 'Invalid input', details }
  assert.equal(said({ ...blocks('The booking failed.'), structuredContent: { error } }), [
    'invalid_arguments',
    'The booking failed.\n- `nights`: Must be 1 or more'
  ])
  assert.equal(said({ content: [], structuredContent: { error } }), [
    'invalid_arguments',
    'Invalid input\n- `nights`: Must be 1 or more'
  ])
  for (const structuredContent of [
    // What the tool found in files, and what says nowhere that the arguments are wrong.
    { errors: [{ path: '/nights', message: 'Must be 1 or more' }] },
    { error: { ...error, code: 'TIMEOUT', message: 'Took too long' } },
    { error, created: [{ id: 1 }] },
    { code: 'VALIDATION_ERROR' },
    { error: { code: 'VALIDATION_ERROR', message: 'x', errors: [{ file: 'a.ts', message: 'y' }] } },
    [error],
    null,
    'VALIDATION_ERROR'
  ])
    assert.equal(
      said({ ...blocks('The booking failed.'), structuredContent }),
      ['execution_failed', 'The booking failed.'],
      JSON.stringify(structuredContent)
    )
  // A text that says what is wrong needs nothing beside it.
  const text = blocks('Missing required parameter: city')
  assert.equal(said({ ...text, structuredContent: { error } }), [
    'invalid_arguments',
    'Invalid arguments: `city` is missing.'
  ])
})

test('both go to their own protocol as they came', () => {
  const error = { code: 400, message: 'Bad request', errors: [{ field: 'a', message: 'Is odd' }] }
  for (const wire of [
    { ...blocks('Missing required parameter: city', 'x'), isError: true },
    { structuredContent: { error }, content: [{ text: 'x', type: 'text' }], isError: true }
  ]) {
    const found = translate(wire, 'mcp', 'mcp')
    assert.equal(found._tag === 'Right' && found.right.wire, wire)
  }
})

test.run()
