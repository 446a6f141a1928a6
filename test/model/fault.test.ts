import {
  authorizationRequired,
  executionFailed,
  type Fault,
  faultKinds,
  internal,
  invalidArguments,
  invalidSchema,
  isInvalidArguments,
  type Mender,
  malformedRequest,
  mendedBy,
  misconfigured,
  retryCapable,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'

const test = suite('model/fault')

const issue = { path: ['a'], kind: 'type' } as const

const table: ReadonlyArray<readonly [Fault, Mender]> = [
  [malformedRequest('syntax', 'x'), 'caller'],
  [malformedRequest('shape', 'x'), 'caller'],
  [unknownTool('t'), 'caller'],
  [invalidArguments('t', { issues: [issue] }), 'caller'],
  [authorizationRequired('server'), 'user'],
  [authorizationRequired('tool'), 'user'],
  [misconfigured('mail'), 'operator'],
  [invalidSchema('x'), 'operator'],
  [unavailable(), 'time'],
  [unavailable({ retryAfterMs: 5 }), 'time'],
  [executionFailed(), 'nobody'],
  [executionFailed({ canRetry: false, hint: 'x' }), 'nobody'],
  [executionFailed({ canRetry: true }), 'caller'],
  [executionFailed({ canRetry: true, retryAfterMs: 5 }), 'time'],
  [executionFailed({ canRetry: true, retryAfterMs: 5, hint: 'x' }), 'caller'],
  [internal(), 'nobody']
]

for (const [fault, who] of table) {
  const { kind, ...rest } = fault
  test(`${kind} ${JSON.stringify(rest)} is mended by ${who}`, () => {
    assert.is(mendedBy(fault), who)
    assert.is(retryCapable(fault), who === 'caller' || who === 'time')
  })
}

test('the table above has every kind, and so has the list', () => {
  const kinds = [...new Set(table.map(([{ kind }]) => kind))].sort()
  assert.equal(kinds, [...faultKinds].sort())
  assert.is(kinds.length, 9)
})

test('a fault of findings keeps their issues and that they were cut', () => {
  const issues = frozen([issue])
  assert.equal(invalidArguments('t', { issues, truncated: true }, { callId: 'c' }), {
    kind: 'invalid_arguments',
    tool: 't',
    callId: 'c',
    issues: [issue],
    truncated: true
  })
})

test('findings without an issue, and what is no findings, are one issue of kind unknown', () => {
  // A border: a sloppy caller.
  for (const findings of [{ issues: [] }, null, 7, { issues: 'x' }] as Array<never>) {
    assert.equal(invalidArguments(undefined, findings), {
      kind: 'invalid_arguments',
      issues: [{ path: [], kind: 'unknown' }]
    })
  }
})

test('no detail replaces what a constructor was given', () => {
  // A border: a hostile caller.
  const details = { kind: 'internal', tool: 'other', suggestion: 'other' } as object
  assert.equal(unknownTool('t', 's', details), { kind: 'unknown_tool', tool: 't', suggestion: 's' })
})

test('a member that is undefined is left out', () => {
  // A border: a sloppy caller without exactOptionalPropertyTypes.
  const details = { tool: undefined, callId: undefined } as object
  assert.equal(Object.keys(internal(details)), ['kind'])
  assert.equal(Object.keys(unavailable({ ...details, retryAfterMs: -1 })), ['kind'])
})

test('a text or a list is no details', () => {
  // A border: a sloppy caller.
  for (const details of ['text', ['a'], null] as Array<never>) {
    assert.equal(internal(details), { kind: 'internal' })
  }
})

test('details whose getter throws cost the details, not the fault', () => {
  const details = {
    get tool(): string {
      throw new Error('no')
    }
  }
  assert.equal(internal(details), { kind: 'internal' })
})

for (const [given, wanted] of [
  [0, 0],
  [1, 1],
  [0.2, 1],
  [1500.5, 1501],
  [-0, 0],
  [-0.5, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [1e300, undefined]
] as const) {
  test(`a delay of ${given} ms is ${wanted} [O3]`, () => {
    for (const make of [unavailable, executionFailed]) {
      assert.ok(Object.is(make({ retryAfterMs: given }).retryAfterMs, wanted))
    }
  })
}

test('a delay that is no number is left out', () => {
  // A border: a sloppy caller.
  for (const retryAfterMs of ['5', null, 5n] as Array<never>) {
    assert.equal(unavailable({ retryAfterMs }), { kind: 'unavailable' })
  }
})

test('of the faults one kind is about arguments', () => {
  const kinds = table.filter(([fault]) => isInvalidArguments(fault)).map(([fault]) => fault.kind)
  assert.equal(kinds, ['invalid_arguments'])
  // A border: a sloppy caller.
  for (const junk of [null, undefined, 7, 'x', {}, []] as Array<never>) {
    assert.not(isInvalidArguments(junk))
  }
})

test('what is no fault is mended by nobody', () => {
  // A border: a hostile caller.
  for (const junk of [null, undefined, 7, {}, { kind: 'constructor' }] as Array<never>) {
    assert.is(mendedBy(junk), 'nobody')
    assert.is(retryCapable(junk), false)
  }
})

// Row A9: what another party calls hopeless is nobody's; a user or an operator may mend it all the same.
for (const [fault, who] of [
  [malformedRequest('shape', 'x'), 'nobody'],
  [unknownTool('t'), 'nobody'],
  [unavailable(), 'nobody'],
  [authorizationRequired('tool'), 'user'],
  [misconfigured('mail'), 'operator']
] as const) {
  test(`${fault.kind} that cannot be retried is mended by ${who} [A9]`, () => {
    assert.is(mendedBy({ ...fault, canRetry: false }), who)
    assert.is(mendedBy({ ...fault, canRetry: true }), mendedBy(fault))
  })
}

test.run()
