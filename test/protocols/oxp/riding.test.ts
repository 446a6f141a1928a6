import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/oxp'
import { decode } from '@toolfault/protocols/oxp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen } from '../../laws/read.js'

const test = suite('protocols/oxp/riding')

const read = (wire: unknown): { readonly value: Fault; readonly notes: unknown } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify([wire, found.left]))
  return { value: found.right.value, notes: own(found.right.form, 'notes') }
}

/** What rides along, read with its status and without. */
const both = (wire: unknown): ReadonlyArray<{ readonly value: Fault; readonly notes: unknown }> =>
  [wire, own(wire, 'body')].map(read)

const page = 'https://a.example/x'

test('a place of set-up rides along where the text or one of the challenges shows it', () => {
  const challenges = Array.from({ length: 12 }, (_, at) => ({
    id: `c${at}`,
    url: `https://a.example/${at}`
  }))
  const faults: ReadonlyArray<Fault> = [
    { kind: 'misconfigured', service: 'pay', requirements: ['A'], setupUrl: page },
    { kind: 'authorization_required', of: 'tool', challenges: [], setupUrl: page },
    { kind: 'authorization_required', of: 'tool', challenges, setupUrl: 'https://a.example/11' },
    { kind: 'authorization_required', of: 'tool', challenges, service: 'mail' }
  ]
  for (const fault of faults)
    for (const { value } of both(seen(encode(fault, { carrier: true })))) assert.equal(value, fault)
})

test('a member that says something else than what rides along is noticed', () => {
  const fault: Fault = {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [],
    userId: true,
    action: 'connect'
  }
  const wire = JSON.stringify(encode(fault, { carrier: true }))
  for (const { value } of both(JSON.parse(wire))) assert.equal(value, fault)
  const edited = wire.replace(
    '"missing_requirements":{"user_id":true}',
    '"missing_requirements":{"user_id":false}'
  )
  assert.is.not(edited, wire)
  for (const { notes, value } of both(JSON.parse(edited))) {
    assert.is(own(value, 'userId'), false)
    assert.is(own(value, 'action'), undefined)
    assert.ok(Array.isArray(notes) && notes.includes('carrier_contradicts'))
  }
})

test('a delay that rides along comes before the header', () => {
  const fault: Fault = { kind: 'unavailable', retryAfterMs: 5 }
  const wire = { ...encode(fault, { carrier: true }), headers: { 'Retry-After': '7' } }
  assert.equal(read(seen(wire)).value, fault)
})

test.run()
