import { type Fault, toolFault, unavailable } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as fault from '@toolfault/protocols/fault'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as oxp from '@toolfault/protocols/oxp'
import * as problemDetails from '@toolfault/protocols/problem-details'
import * as text from '@toolfault/protocols/text'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/thrown')

/** `catch (error) { return encode(error) }` in JavaScript. A border: an error is no fault. */
const thrown = (error: unknown): Fault => error as Fault

const busy = unavailable({ retryAfterMs: 5000, developerMessage: 'pool db-3' })
const secret = 'postgres://admin:hunter2@db'

const writers: { readonly [wire: string]: (fault: Fault) => unknown } = {
  mcp: mcp.encode,
  'json-rpc': jsonRpc.encode,
  edge: jsonRpc.encodeEdge,
  oxp: oxp.encode,
  'problem-details': problemDetails.encode,
  'bad-request': badRequest.encode,
  fault: fault.encode,
  text: text.encode,
  digest
}

for (const [wire, encode] of Object.entries(writers)) {
  test(`${wire}: an error that carries a fault is written as that fault`, () => {
    assert.equal(encode(thrown(toolFault(busy))), encode(busy))
  })

  test(`${wire}: nothing is shown of another error`, () => {
    for (const error of [
      new Error(secret),
      Object.assign(new Error(secret), { kind: 'internal' }),
      { message: secret }
    ]) {
      assert.not.match(JSON.stringify(encode(thrown(error))), 'hunter2')
      assert.equal(encode(thrown(error)), encode(thrown({})))
    }
  })
}

test('another error is an internal one', () => {
  assert.is(text.encode(thrown(new Error(secret))), 'Internal error')
  assert.equal(mcp.encode(thrown(new Error(secret))), {
    error: { code: -32603, message: 'Internal error', data: { retry_capable: false } }
  })
  assert.equal(oxp.encode(thrown(new Error(secret))), {
    status: 400,
    body: { message: 'Internal error' }
  })
})

test.run()
