import { decode } from '@toolfault/protocols/oxp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/oxp/messages')

const read = (wire: unknown): unknown => {
  const found = decode(wire)
  return found._tag === 'Right' ? found.right.value : found.left
}

// Row X1: the status and the members decide; our own words say nothing beyond the kind.
test('a message is what another party said: neither nothing nor our own words for the kind', () => {
  for (const [status, message, fault] of [
    [422, 'Internal error', { kind: 'invalid_arguments', issues: [], message: 'Internal error' }],
    [422, 'Invalid input parameters', { kind: 'invalid_arguments', issues: [] }],
    [503, 'The tool is unavailable at the moment.', { kind: 'unavailable' }],
    [503, 'Busy.', { kind: 'unavailable', message: 'Busy.' }],
    [503, '', { kind: 'unavailable' }],
    [503, 'Internal error', { kind: 'unavailable', message: 'Internal error' }],
    [400, 'Internal error', { kind: 'internal' }],
    [400, '', { kind: 'internal' }]
  ] as const)
    assert.equal(read({ status, body: { message } }), fault, `${status} ${message}`)
  for (const [message, more] of [
    ['', {}],
    ['The tool ran and failed.', {}],
    ['Disk full.', { message: 'Disk full.' }]
  ] as const) {
    const body = { success: false, error: { message } }
    assert.equal(read({ status: 200, body }), { kind: 'execution_failed', ...more }, message)
  }
})

test.run()
