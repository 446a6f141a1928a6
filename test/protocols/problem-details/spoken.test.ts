import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/problem-details'
import { decode } from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen } from '../../laws/read.js'

const test = suite('protocols/problem-details/spoken')

const read = (wire: unknown): { readonly value: Fault; readonly notes: unknown } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return { value: found.right.value, notes: own(found.right.form, 'notes') }
}

const of = (kind: string): string => `https://toolfault.dev/problems/${kind}`

test('a hint is of a tool that ran, a delay of what passes, a suggestion of a tool', () => {
  const more = {
    title: 'T',
    hint: 'h',
    retryAfterMs: 5,
    suggestion: 's',
    unlisted: 3,
    userId: true
  }
  for (const [type, members] of [
    ['unavailable', { retryAfterMs: 5 }],
    ['execution_failed', { retryAfterMs: 5, hint: 'h' }],
    ['internal', {}],
    ['invalid_arguments', { issues: [], unlisted: 3 }]
  ] as const) {
    const { value } = read({ status: 500, type: of(type), ...more })
    assert.equal(value, { kind: type, message: 'T', ...members }, type)
  }
})

// Row X1: the type tells the kind before the list and the text do.
test('a list of errors makes a 400 invalid arguments where no type says more', () => {
  const errors = [{ pointer: '#/a', detail: 'd' }]
  for (const [more, kind] of [
    [{ status: 400 }, 'invalid_arguments'],
    [{ status: 400, type: 'about:blank' }, 'invalid_arguments'],
    [{ detail: 'No.' }, 'invalid_arguments'],
    [{ status: 400, type: of('malformed_request') }, 'malformed_request'],
    [{ status: 500 }, 'internal'],
    [{ status: 503 }, 'unavailable']
  ] as const)
    assert.is(read({ title: 'T', errors, ...more }).value.kind, kind, JSON.stringify(more))
})

test('a text counts only where nothing else tells, and where it tells of what is not there', () => {
  for (const [wire, value, notes] of [
    [
      { status: 404, detail: 'Parse error: at 3' },
      { kind: 'execution_failed', message: 'Parse error: at 3' },
      undefined
    ],
    [
      { detail: 'Parse error: at 3' },
      { kind: 'malformed_request', reason: 'syntax', detail: 'at 3' },
      ['no_status', 'from_text']
    ],
    [
      { status: 500, detail: 'Unknown tool: t' },
      { kind: 'internal', message: 'Unknown tool: t' },
      undefined
    ]
  ] as const)
    assert.equal(read(wire), { value, notes }, JSON.stringify(wire))
})

test('what rides along leaves nothing to be doubted, and what says something else is left alone', () => {
  const fault: Fault = { kind: 'unavailable', tool: 't', retryAfterMs: 5, message: 'Busy.' }
  const wire = seen(encode(fault, { carrier: true }))
  assert.equal(read(wire), { value: fault, notes: undefined })
  assert.equal(read(own(wire, 'body')), { value: fault, notes: undefined })
  const edited = JSON.parse(JSON.stringify(wire).replace('"tool":"t"', '"tool":"u"'))
  assert.equal(read(edited).notes, ['carrier_contradicts'])
})

const errors = (advised: object, verbosity: 'normal' | 'full' = 'normal'): unknown => {
  const advice = [{ path: ['a'], kind: 'rule', ...advised }]
  const fault: Fault = JSON.parse(JSON.stringify({ kind: 'invalid_arguments', issues: [], advice }))
  return encode(fault, { verbosity }).body.errors?.map(({ detail }) => detail)
}

test('a sentence of somebody else stands without its place, as long as it is all that is known', () => {
  const expected = { id: 'said', text: 'x' }
  assert.equal(errors({ expected }), ['x'])
  const described = String(errors({ expected, about: { description: 'How many' } }, 'full'))
  assert.match(described, /x/)
  assert.match(described, /How many/)
  const fixed = String(errors({ expected, fix: { id: 'send', types: ['integer'] } }))
  assert.match(fixed, /^`a`/)
})

test('no list is written of a fault without points, and two that say the same are one', () => {
  const none = encode({ kind: 'invalid_arguments', issues: [], message: 'No.' })
  assert.not.ok('errors' in none.body)
  const issue = { path: ['a'], kind: 'unknown', message: 'x' } as const
  const other = { ...issue, path: ['b'] }
  const twice = encode({ kind: 'invalid_arguments', issues: [issue, issue, other] })
  assert.equal(twice.body.errors, [
    { detail: 'x', pointer: '#/a' },
    { detail: 'x', pointer: '#/b' }
  ])
})

test.run()
