import { type Fault, own } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import { decode } from '@toolfault/protocols/bad-request/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/bad-request/edges')

const read = (wire: unknown): { readonly value: Fault; readonly form: object } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return found.right
}

const type = (name: string): object => ({ '@type': `type.googleapis.com/google.rpc.${name}` })

/** What is written of a fault that a program in JavaScript hands over. */
const written = (fault: object | null, form?: badRequest.BadRequestForm): unknown =>
  JSON.parse(JSON.stringify(badRequest.encode(JSON.parse(JSON.stringify(fault)), form)))

const ours = (reason: string): object => ({
  ...type('ErrorInfo'),
  reason,
  domain: 'toolfault.dev'
})

// Total: what is no fault is INTERNAL; an ErrorInfo stands there always.
test('what is no fault is INTERNAL, with a detail that says so', () => {
  const internal = { code: 13, message: 'Internal error', details: [ours('INTERNAL')] }
  assert.equal(written({ kind: 'odd' }), internal)
  const riding = written(null, { carrier: true })
  assert.equal([own(riding, 'code'), own(riding, 'message')], [13, 'Internal error'])
  assert.equal(own(own(riding, 'details'), '0'), ours('INTERNAL'))
})

// A reason is UPPER_SNAKE_CASE and of our domain; what is empty is left out (ProtoJSON).
const violations: ReadonlyArray<readonly [issue: object, violation: object]> = [
  [
    { path: ['a'], message: 'bad' },
    { field: 'a', description: 'bad' }
  ],
  [
    { path: ['a'], kind: 'Odd Kind', message: 'bad' },
    { field: 'a', description: 'bad' }
  ],
  [
    { path: ['a'], kind: 'unknown', message: 'bad' },
    { field: 'a', description: 'bad' }
  ],
  [
    { path: ['a'], kind: 'rule', message: 'bad' },
    { field: 'a', description: 'bad', reason: 'RULE' }
  ],
  [
    { kind: 'rule', message: 'bad' },
    { field: '', reason: 'RULE' }
  ]
]

for (const [issue, violation] of violations) {
  test(`${JSON.stringify(issue)} is told as a bad field`, () => {
    const wire = written({ kind: 'invalid_arguments', issues: [issue] })
    assert.is(own(wire, 'code'), 3)
    assert.equal(own(own(wire, 'details'), '0'), {
      ...type('BadRequest'),
      fieldViolations: [violation]
    })
  })
}

test('a violation is said as briefly or as fully as it is asked for', () => {
  const advice = {
    path: ['n'],
    kind: 'type',
    expected: { id: 'type', types: ['integer'] },
    received: { id: 'type', type: 'string' },
    fix: { id: 'put', value: 3 },
    about: { description: 'How long' }
  }
  const said = (verbosity: 'brief' | 'normal' | 'full'): string =>
    JSON.stringify(
      own(
        written(
          { kind: 'invalid_arguments', issues: [{ path: ['n'], kind: 'type' }], advice: [advice] },
          { verbosity }
        ),
        'details'
      )
    )
  assert.not.match(said('brief'), 'received')
  assert.match(said('normal'), 'received')
  assert.not.match(said('normal'), 'How long')
  assert.match(said('full'), 'How long')
})

test('of a fault that is too long to ride along, kind and text do', () => {
  const fault = { kind: 'execution_failed', message: 'It broke', guidance: 'x'.repeat(9_000) }
  const wire = written(fault, { carrier: true })
  assert.is(own(wire, 'code'), 2)
  const { value } = read(wire)
  assert.is(value.kind, 'execution_failed')
  assert.match(String(value.message), /^It broke\nx/)
})

// code.proto, "HTTP Mapping": the status says the code where no code and no name does.
test('an error without a code and a name is what its HTTP status says', () => {
  for (const [status, kind] of [
    [400, 'invalid_arguments'],
    [401, 'authorization_required'],
    [418, 'execution_failed'],
    [500, 'internal'],
    [503, 'unavailable']
  ] as const) {
    const { form, value } = read({ status, body: { message: 'm', details: [type('Help')] } })
    assert.is(value.kind, kind, `${status}`)
    assert.is(own(form, 'notes'), undefined)
  }
})

test('a code of a hundred or more is a status of HTTP; a bare error needs no word of what is around', () => {
  const shapeOf = (code: number): unknown => own(read({ error: { code } }).form, 'shape')
  assert.equal([99, 100, 101].map(shapeOf), ['status', 'http', 'http'])
  assert.not.ok(Object.hasOwn(read({ code: 3 }).form, 'wrapped'))
  assert.not.ok(Object.hasOwn(read({ code: -32_602 }).form, 'wrapped'))
})

test('what is unavailable has no hint, which only a tool that ran gives', () => {
  const info = { ...ours('UNAVAILABLE'), metadata: { hint: 'h' } }
  assert.equal(read({ code: 14, details: [info] }).value, { kind: 'unavailable' })
})

test('a carrier says how its text was said; one of twice the size is not read', () => {
  const fault: Fault = { kind: 'execution_failed', hint: 'h', message: 'It broke' }
  for (const verbosity of ['brief', 'normal', 'full'] as const) {
    const { form, value } = read(written(fault, { carrier: true, verbosity }))
    assert.equal(value, fault)
    assert.is(own(form, 'verbosity'), verbosity)
  }
  const text = JSON.stringify(written(fault, { carrier: true }))
  const longer = (length: number): unknown =>
    own(
      read(JSON.parse(text.replace('"mark"', `"x":"${'y'.repeat(length)}","mark"`))).form,
      'notes'
    )
  assert.is(longer(15_000), undefined)
  assert.equal(longer(17_000), ['carrier_unreadable'])
})

test.run()
