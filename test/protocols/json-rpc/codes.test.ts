import { decode } from '@toolfault/protocols/json-rpc/read'
import { translate } from '@toolfault/protocols/translate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/codes')

const faultOf = (code: number, message: string, data?: unknown): unknown => {
  const found = decode({ code, message, ...(data === undefined ? {} : { data }) })
  return found._tag === 'Left' ? found.left : found.right.value
}

const page = {
  mode: 'url',
  elicitationId: 'e-1',
  url: 'https://calendar.example.com/consent?state=a1',
  message: 'Please let us read your calendar.'
}

// MCP 2025-11-25, "URL Elicitation Required Error"; row M5: mandatory to understand.
test('pages that the user must visit are told of the tool [M5]', () => {
  const data = { elicitations: [page, { ...page, elicitationId: 'e-2', message: 'Then this.' }] }
  assert.equal(faultOf(-32042, 'This needs more.', data), {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [
      { id: 'e-1', url: page.url },
      { id: 'e-2', url: page.url }
    ],
    message: 'Please let us read your calendar.'
  })
  const wire = { code: -32042, message: 'This needs more.', data: { elicitations: [page] } }
  const found = translate(wire, 'json-rpc', 'oxp')
  assert.equal(found._tag === 'Right' && found.right.wire, {
    status: 400,
    body: {
      message: `Please let us read your calendar. Ask the user to open ${page.url} and then repeat the call.`,
      missing_requirements: { authorization: [{ id: 'e-1', url: page.url }] }
    }
  })
  const same = translate(wire, 'json-rpc', 'json-rpc')
  assert.equal(same._tag === 'Right' && same.right.wire, wire)
  for (const odd of [undefined, null, {}, { elicitations: [] }, { elicitations: [{ url: 1 }] }])
    assert.is(own(faultOf(-32042, 'This needs more.', odd)), 'internal', JSON.stringify(odd))
  assert.is(own(faultOf(-32043, 'This needs more.', data)), 'internal')
})

// MCP 2026-07-28, Basic, "Error Codes".
test('a capability that the client lacks is for who runs it', () => {
  const requiredCapabilities = { elicitation: { url: {} }, sampling: {} }
  const message = 'The client cannot show pages.'
  assert.equal(faultOf(-32021, message, { requiredCapabilities }), {
    kind: 'misconfigured',
    service: '',
    requirements: ['elicitation.url', 'sampling'],
    message
  })
  assert.is(own(faultOf(-32021, message)), 'internal')
})

// Seed 001, "Parameter Validation Template"; row A12.
test('an example of a format does not tell a credential that works', () => {
  const data = {
    error_category: 'invalid_parameter',
    parameter: 'api_key',
    expected_format: 'a key like sk-proj-a1b2c3d4e5f6g7h8i9j0k1l2'
  }
  const found = translate(
    { code: -32602, message: 'Question: Which key?', data },
    'json-rpc',
    'text'
  )
  assert.equal(
    found._tag === 'Right' && found.right.wire,
    'Question: Which key?\n- `api_key` must be a key like [secret]'
  )
})

const own = (fault: unknown): unknown =>
  typeof fault === 'object' && fault !== null && 'kind' in fault ? fault.kind : fault

test.run()
