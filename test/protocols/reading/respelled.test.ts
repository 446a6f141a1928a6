import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/bad-request'
import { decode } from '@toolfault/protocols/bad-request/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/respelled')

/** What is written of a wire that was read, after the fault was changed. */
const again = (wire: unknown, change: (fault: Fault) => Fault): unknown => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return JSON.parse(JSON.stringify(encode(change(found.right.value), found.right.form)))
}

const kept = (fault: Fault): Fault => fault

const type = (name: string): object => ({ '@type': `type.googleapis.com/google.rpc.${name}` })
const violation = (field: string, more: object = {}): object => ({
  field,
  description: `${field} is bad`,
  ...more
})
const bad = (...fieldViolations: ReadonlyArray<object>): object => ({
  ...type('BadRequest'),
  fieldViolations
})
const wireOf = (...details: ReadonlyArray<object>): object => ({
  code: 11,
  message: 'Out of range',
  trace: { id: 7, steps: ['a', null, { b: true }], none: [] },
  details
})

test('what was read and not changed goes back as it stood, whatever else stands there', () => {
  const wire = wireOf(bad(violation('a', { at: 1 }), violation('b')), { ...type('Else'), n: [1] })
  assert.equal(again(wire, kept), wire)
})

test('what cannot be seen is left out of a text that came from outside, and nothing else', () => {
  const seen = { plain: 'a b', deep: [{ text: 'cd' }, 'ef', 5, null, true] }
  const sent = { plain: 'a b', deep: [{ text: 'c\u202ed' }, 'e\u200bf', 5, null, true] }
  const wire = { ...wireOf(bad(violation('a'))), extra: sent }
  assert.equal(again(wire, kept), { ...wireOf(bad(violation('a'))), extra: seen })
})

test('a change shows where it was made, and the rest stays as it was spelled', () => {
  const wire = wireOf(bad(violation('a', { at: 1 }), violation('b', { at: 2 })), type('Else'))
  assert.equal(
    again(wire, (fault) => ({ ...fault, message: 'No' })),
    { ...wire, message: 'No' }
  )
  // The second alone is left, with what stood beside it.
  const less = again(wire, (fault) =>
    fault.kind === 'invalid_arguments' ? { ...fault, issues: fault.issues.slice(1) } : fault
  )
  assert.equal(own(own(own(own(less, 'details'), '0'), 'fieldViolations'), '0'), {
    field: 'b',
    description: 'b is bad',
    at: 2
  })
  // The other way round.
  const turned = again(wire, (fault) =>
    fault.kind === 'invalid_arguments' ? { ...fault, issues: fault.issues.toReversed() } : fault
  )
  assert.equal(own(own(own(turned, 'details'), '0'), 'fieldViolations'), [
    violation('b', { at: 2 }),
    violation('a', { at: 1 })
  ])
})

test('what is new among others has nothing of those that stood in its place', () => {
  const wire = wireOf(bad(violation('a', { at: 1 }), violation('b', { at: 2 })))
  const fresh = { path: ['c'], kind: 'unknown', message: 'c is bad' } as const
  const more = again(wire, (fault) =>
    fault.kind === 'invalid_arguments' ? { ...fault, issues: [fresh, ...fault.issues] } : fault
  )
  assert.equal(own(own(own(more, 'details'), '0'), 'fieldViolations'), [
    violation('c'),
    violation('a', { at: 1 }),
    violation('b', { at: 2 })
  ])
})

test('details that the wire did not have are ours, all of them, once one is to be said', () => {
  assert.equal(again({ code: 14, message: 'Later' }, kept), { code: 14, message: 'Later' })
  const info = { ...type('ErrorInfo'), reason: 'UNAVAILABLE', domain: 'toolfault.dev' }
  const later = again({ code: 14, message: 'Later', x: 1 }, (fault) =>
    fault.kind === 'unavailable' ? { ...fault, retryAfterMs: 2_000 } : fault
  )
  assert.equal(own(later, 'details'), [info, { ...type('RetryInfo'), retryDelay: '2s' }])
  assert.equal([own(later, 'code'), own(later, 'x')], [14, 1])
})

test.run()
