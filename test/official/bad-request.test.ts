import { faultKinds, own } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { generated } from '../hostile/generated.js'
import { samples } from '../laws/samples.js'
import { a2aResponse, rpcHttpBody, rpcStatus } from './schemas.js'

const test = suite('official/bad-request')

const all = [...samples, ...generated]

/** Through JSON, as a stranger sees it. */
const wireOf = (...args: Parameters<typeof badRequest.encode>): unknown =>
  JSON.parse(JSON.stringify(badRequest.encode(...args)))

test('every kind of fault is among the samples', () => {
  assert.equal([...new Set(samples.map(({ kind }) => kind))].sort(), [...faultKinds].sort())
  assert.equal([...badRequest.carries].sort(), [...faultKinds].sort())
})

for (const carrier of [false, true]) {
  const rides = carrier ? ', with what rides along' : ''

  test(`every fault fits google.rpc.Status${rides}`, () => {
    for (const fault of all) {
      const wire = wireOf(fault, { carrier })
      assert.equal(rpcStatus(wire), [], JSON.stringify(wire))
    }
  })

  test(`every fault fits the body of a Google API${rides}`, () => {
    for (const fault of all) {
      const wire = wireOf(fault, { shape: 'http', withStatus: true, carrier })
      const body = own(wire, 'body')
      assert.equal(rpcHttpBody(body), [], JSON.stringify(wire))
      assert.is(own(wire, 'status'), own(own(body, 'error'), 'code'))
    }
  })

  test(`every fault fits the response of A2A${rides}`, () => {
    for (const fault of all) {
      const wire = wireOf(fault, { shape: 'a2a', id: 'r-1', carrier })
      assert.equal(a2aResponse(wire), [], JSON.stringify(wire))
    }
  })
}

const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'NONE', domain: 'd' }

const violation = (field: string, reason = 'TYPE'): object => ({
  code: 3,
  message: 'm',
  details: [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field, description: 'd', reason }]
    },
    info
  ]
})

test('the schema takes what the text shows', () => {
  assert.equal(rpcStatus(violation('emailAddresses[0].email')), [])
  assert.equal(rpcStatus(violation('')), [])
  assert.equal(rpcStatus(violation('a["b.c"].d')), [])
  assert.equal(rpcStatus({ code: 13, message: 'm' }), [])
})

test('the schema refuses what the text forbids', () => {
  const wrong: ReadonlyArray<unknown> = [
    { code: 0, message: 'm' },
    { code: 17, message: 'm' },
    { code: 3 },
    { code: 3, message: 'm', details: [] },
    { code: 3, message: 'm', details: [{ ...info, reason: 'lower' }] },
    { code: 3, message: 'm', details: [{ ...info, metadata: { Key: 'v' } }] },
    { code: 3, message: 'm', details: [{ ...info, metadata: { key: 1 } }] },
    { code: 3, message: 'm', details: [info, info] },
    { code: 3, message: 'm', details: [info, { '@type': 'type.toolfault.dev/fault' }] },
    violation('a..b'),
    violation('.a'),
    violation('a[01]'),
    violation('a[b]'),
    violation('a', 'X'.repeat(64))
  ]
  for (const wire of wrong) assert.ok(rpcStatus(wire).length > 0, JSON.stringify(wire))
})

test.run()
