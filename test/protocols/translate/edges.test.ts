import type { Fault } from '@toolfault/model'
import { encode as encodeStatus } from '@toolfault/protocols/bad-request'
import * as statusWire from '@toolfault/protocols/bad-request/read'
import { encode } from '@toolfault/protocols/json-rpc'
import { decode } from '@toolfault/protocols/json-rpc/read'
import { decode as decodeResult } from '@toolfault/protocols/mcp/read'
import { translate, type WireName } from '@toolfault/protocols/translate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/edges')

const made = (wire: unknown, from: WireName, to: WireName): unknown => {
  const found = translate(wire, from, to)
  return found._tag === 'Right' ? found.right.wire : found.left
}

const page = 'https://auth.example.com/a?service=google'
const check = 'https://auth.example.com/check'
const fault: Fault = {
  kind: 'authorization_required',
  of: 'tool',
  challenges: [{ id: 'g', url: page, checkUrl: check }]
}

for (const message of ['Sign in first', 'Question: Your account needs to be set up.']) {
  test(`the page of a challenge is not lost to Agentopia behind ${message}`, () => {
    const wire = {
      status: 400,
      body: { message, missing_requirements: { authorization: [{ id: 'g', url: page }] } }
    }
    const error = made(wire, 'oxp', 'json-rpc')
    assert.match(JSON.stringify(error), `Please open ${page} to authorize access.`)
    assert.match(JSON.stringify(error), `"setup_url":"${page}"`)
    // Read and written again, the page is not said twice.
    assert.equal(made(error, 'json-rpc', 'json-rpc'), error)
    const again = encode({ ...fault, message: `Question: Please open ${page}` })
    assert.is(again.message, `Question: Please open ${page}`)
  })
}

for (const [status, body] of [
  [401, { error: 'Unauthorized' }],
  [403, { error: 'Tool execution is disabled.' }],
  [500, { content: [{ type: 'text', text: 'error message' }], isError: true }]
] as const) {
  test(`what F7's /call answers with ${status} goes back to F7 as it stood`, () => {
    assert.equal(made({ status, body }, 'f7', 'f7'), { status, body })
  })
}

test('what F7 has no form for is not written from another wire', () => {
  const found = translate({ kind: 'unavailable', version: 1 }, 'fault', 'f7')
  assert.is(found._tag, 'Left')
})

test('a page to poll at another site does not ride along in JSON-RPC', () => {
  const text = JSON.stringify(encode(fault, { carrier: true }))
  const read = decode(JSON.parse(text.replace(check, 'https://evil.example/check')))
  assert.is(read._tag, 'Right')
  if (read._tag === 'Right') {
    assert.not.match(JSON.stringify(read.right.value), 'evil')
    assert.equal(read.right.form.notes, ['carrier_contradicts'])
  }
  const clean = decode(JSON.parse(text))
  if (clean._tag === 'Right') assert.equal(clean.right.value, fault)
})

test('a page that nobody sees does not ride along in JSON-RPC', () => {
  const wire: unknown = JSON.parse(
    JSON.stringify(encode(fault, { carrier: true })).replace(
      /"challenges":\[/,
      `"challenges":[{"id":"g","url":"${page}"},{"id":"b","url":"https://evil.example/"},`
    )
  )
  const read = decode(wire)
  assert.is(read._tag, 'Right')
  if (read._tag === 'Right') assert.not.match(JSON.stringify(read.right.value), 'evil')
})

test('a page to poll at another site does not ride along in google.rpc.Status', () => {
  const text = JSON.stringify(encodeStatus(fault, { carrier: true }))
  const read = statusWire.decode(JSON.parse(text.replace(check, 'https://evil.example/check')))
  assert.is(read._tag, 'Right')
  if (read._tag === 'Right') assert.not.match(JSON.stringify(read.right.value), 'evil')
})

test('a kind that was made out from a text is noted, a text that says nothing is not', () => {
  const notesOf = (text: string): unknown => {
    const read = decodeResult({ content: [{ type: 'text', text }], isError: true })
    return read._tag === 'Right' ? read.right.form.notes : read.left
  }
  assert.equal(notesOf('API rate limit exceeded'), ['from_text'])
  assert.is(notesOf('kaboom'), undefined)
})

test.run()
