import { type Fault, hash32, invalid, own } from '@toolfault/model'
import { carrier, encode } from '@toolfault/protocols/fault'
import { read } from '@toolfault/protocols/translate/read'
import { write } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/fault/edges')

/** A fault as a program in JavaScript hands it over. */
const ridden = (fault: object | null): unknown =>
  carrier(JSON.parse(JSON.stringify(fault)), 'It broke.')

test('what is no fault is written, and rides along, as internal', () => {
  assert.equal(encode(JSON.parse('{"kind":"odd","tool":"t"}')), { version: 1, kind: 'internal' })
  assert.equal(encode(JSON.parse('null')), { version: 1, kind: 'internal' })
  assert.equal(ridden({ kind: 'odd' }), {
    version: 1,
    kind: 'internal',
    mark: hash32('It broke.')
  })
  assert.is(ridden(null), undefined)
})

// What a carrier says of the wording is what a reader takes of it: of any other type it was not said.
test('a wording of another type does not ride along', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  for (const odd of [circle, 'loud', 7, Number.NaN, null, []]) {
    const form = { carrier: true, verbosity: odd, budget: typeof odd, baseUrl: [odd] }
    // A border: what a caller in JavaScript may hand in.
    const wire = write({ valid: false, fault: { kind: 'execution_failed' } }, 'mcp', Object(form))
    assert.equal(own(own(wire, '_meta'), 'dev.toolfault/fault'), {
      version: 1,
      kind: 'execution_failed',
      mark: hash32(String(own(own(own(wire, 'content'), '0'), 'text')))
    })
  }
})

const challenge = (url: string, checkUrl: string): Fault => ({
  kind: 'authorization_required',
  of: 'tool',
  challenges: [{ id: 'g', url, checkUrl }]
})

const polled = (url: string, checkUrl: string): unknown =>
  own(own(own(carrier(challenge(url, checkUrl), ''), 'challenges'), '0'), 'checkUrl')

// RFC 6454, section 4: scheme, host and port are the origin, whatever stands before or behind them.
test('a page to poll rides along only at the site of the visible one', () => {
  const site = 'https://a.example'
  for (const [url, check] of [
    [site, `${site}/check`],
    [`${site}/x`, site],
    [`${site}?a`, `${site}#b`],
    ['https://A.example/x', `${site}/check`]
  ] as const)
    assert.is(polled(url, check), check, check)
  for (const check of [
    'https://b.example/check',
    'http://a.example/check',
    'https://a.example:8443/check',
    'https://a.example.evil.example/check',
    'https://u@a.example/check',
    'https://u@evil.example/?n=https://a.example/check',
    'https://evil.example/https://a.example/check'
  ])
    assert.is(polled(`${site}/x`, check), undefined, check)
})

test('lists that are too long are cut to their first items, one that fits is not', () => {
  const issues = ['a', 'b'].map((key) => ({ path: [key], kind: 'type' }))
  const advice = Array.from({ length: 100 }, (_, at) => ({
    path: [`${'k'.repeat(100)}${at}`],
    kind: 'type'
  }))
  const wire = ridden({ kind: 'invalid_arguments', issues, advice })
  assert.equal(own(wire, 'issues'), issues)
  assert.is(own(wire, 'unlisted'), undefined)
  const kept = own(wire, 'advice')
  const count = Array.isArray(kept) ? kept.length : 0
  assert.ok(count > 10 && count < 100, `${count}`)
  assert.equal(kept, advice.slice(0, count))
  assert.is(own(wire, 'unadvised'), 100 - count)
})

test('a fault of which a member is too long keeps its kind and its text, whatever that member is', () => {
  for (const long of ['x'.repeat(9_000), { x: 'x'.repeat(9_000) }])
    for (const name of ['advice', 'guidance'])
      assert.equal(ridden({ kind: 'execution_failed', tool: 't', [name]: long }), {
        version: 1,
        kind: 'execution_failed',
        mark: hash32('It broke.'),
        tool: 't',
        message: 'It broke.'
      })
})

test('a fault that is cut to its text keeps what its kind cannot be without', () => {
  const guidance = 'x'.repeat(9_000)
  const cut = (fault: object): object => {
    const { version: _, mark: __, ...members } = Object(ridden({ ...fault, guidance }))
    return members
  }
  assert.equal(cut({ kind: 'unknown_tool' }), {
    kind: 'unknown_tool',
    message: 'It broke.',
    tool: ''
  })
  assert.equal(cut({ kind: 'malformed_request' }), {
    kind: 'malformed_request',
    message: 'It broke.',
    reason: 'shape',
    detail: ''
  })
  assert.equal(cut({ kind: 'authorization_required' }), {
    kind: 'authorization_required',
    message: 'It broke.',
    of: 'tool',
    challenges: []
  })
  assert.equal(cut({ kind: 'invalid_schema', detail: 'no type' }), {
    kind: 'invalid_schema',
    message: 'It broke.',
    detail: ''
  })
  assert.equal(cut({ kind: 'misconfigured', service: 's', requirements: ['r'] }), {
    kind: 'misconfigured',
    message: 'It broke.',
    service: '',
    requirements: []
  })
})

// What a reader must know to say the same again (design, "Carrier").
test('a fault that was said within a budget comes back whole', () => {
  const names = Array.from({ length: 12 }, (_, at) => `${'k'.repeat(40)}${at}`)
  const issues = names.map((name) => ({ path: [name], kind: 'missing' }) as const)
  const fault: Fault = { kind: 'invalid_arguments', tool: 't', issues }
  for (const wire of ['mcp', 'oxp', 'problem-details'] as const) {
    const written = (budget: number): unknown =>
      JSON.parse(JSON.stringify(write(invalid(fault), wire, { budget, carrier: true })))
    assert.ok(JSON.stringify(written(200)).length < JSON.stringify(written(9_000)).length, wire)
    const { form, value } = Object(own(read(written(200), wire), 'right'))
    assert.equal(value, { valid: false, fault }, wire)
    assert.is(own(form, 'notes'), undefined, wire)
  }
})

test.run()
