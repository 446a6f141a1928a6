import { type Advice, type Fault, own } from '@toolfault/model'
import { encode, encodeEdge, retryData } from '@toolfault/protocols/json-rpc'
import { decode } from '@toolfault/protocols/json-rpc/read'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/told')

const read = (wire: unknown): { readonly value: Fault; readonly form: object } => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new Error(JSON.stringify([wire, answer.left]))
  return answer.right
}

const adviceOf = (data: Json): unknown =>
  own(read({ code: -32602, message: 'Question: What?', data }).value, 'advice')

// Seed 001, "Error Data": `parameter_type` stands beside `required_parameter`, and is of that one.
test('a type that is told is that of the first parameter, of those that lack before the wrong one', () => {
  const about = { parameterType: 'string' }
  const lacks = (name: string, more: object = {}): object => ({
    path: [name],
    kind: 'missing',
    ...more
  })
  const wrong = { path: ['c'], kind: 'range' }
  const told = { parameter_type: 'string' }
  assert.equal(adviceOf({ ...told, missing_parameters: ['a', 'b'] }), [
    lacks('a', { about }),
    lacks('b')
  ])
  assert.equal(
    adviceOf({
      ...told,
      required_parameter: 'a',
      parameter: 'c',
      validation_error: 'out_of_range'
    }),
    [lacks('a', { about }), wrong]
  )
  assert.equal(adviceOf({ ...told, parameter: 'c', validation_error: 'out_of_range' }), [
    { ...wrong, about }
  ])
})

const dataOf = (...advice: ReadonlyArray<Advice>): object =>
  encode({ kind: 'invalid_arguments', issues: [], advice }).data ?? {}

// Row A2: where only the whole lacks, a bare `parameter` would be read as the one that is missing.
test('a wrong parameter beside a whole that lacks is named where something is said of it', () => {
  const whole: Advice = { path: [], kind: 'missing' }
  const named = (more: Partial<Advice>): unknown => {
    const data = dataOf(whole, { path: ['a'], kind: 'unknown', ...more })
    return own(data, 'parameter')
  }
  assert.is(named({}), undefined)
  assert.is(named({ kind: 'type' }), 'a')
  assert.is(named({ expected: { id: 'format', format: 'email' } }), 'a')
  assert.is(named({ received: { id: 'redacted' } }), 'a')
  assert.is(named({ received: { id: 'absent' } }), undefined)
  // Alone, or beside a name, there is nothing that it could be taken for.
  assert.is(own(dataOf({ path: ['a'], kind: 'unknown' }), 'parameter'), 'a')
  const beside = dataOf({ path: ['b'], kind: 'missing' }, { path: ['a'], kind: 'unknown' })
  assert.equal([own(beside, 'required_parameter'), own(beside, 'parameter')], ['b', 'a'])
})

// Facts 2.2: what a server behind says counts where the body says nothing, and `null` says nothing.
test('guidance that is null is none', () => {
  const guided = (body: object): unknown =>
    own(read({ success: false, error: 'x', ...body }).value, 'guidance')
  const behind = { mcp_error: { data: { guidance: 'c' } } }
  assert.is(guided({ metadata: { guidance: null, ...behind } }), 'c')
  assert.is(guided({ guidance: null, metadata: { guidance: 'b', ...behind } }), 'b')
  assert.is(guided({ guidance: null, metadata: behind }), 'c')
  assert.is(guided({ guidance: null }), undefined)
})

test('what is no fault can be helped by no retry, in each of the shapes', () => {
  // A border: what a careless caller may give.
  const { proxy, revoke } = Proxy.revocable<Fault>({ kind: 'internal' }, {})
  revoke()
  assert.equal(retryData(proxy), { retry_capable: false })
  const answer = {
    status: 500,
    body: { success: false, error: 'Internal error', metadata: { retry_capable: false } }
  }
  assert.equal(encodeEdge(proxy), answer)
  assert.equal(encode(proxy, { shape: 'edge', withStatus: true }), answer)
  assert.equal(encode(proxy, { shape: 'edge' }), answer.body)
})

const many: Fault = {
  kind: 'invalid_arguments',
  tool: 't',
  issues: [
    { path: ['a'], kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 1 } },
    { path: ['b'], kind: 'type', keyword: 'type', params: { type: 'string' } },
    { path: ['c'], kind: 'missing', keyword: 'required' },
    { path: ['d'], kind: 'unexpected', keyword: 'additionalProperties' },
    { path: ['e'], kind: 'choice', keyword: 'enum', params: { allowedValues: ['x', 'y'] } }
  ]
}

test('a fault that rides along is read whole, however long it was said, and nothing is doubtful', () => {
  for (const verbosity of [undefined, 'brief', 'full'] as const) {
    const form = verbosity === undefined ? {} : { verbosity }
    const wire: unknown = JSON.parse(JSON.stringify(encode(many, { carrier: true, ...form })))
    const { form: spelled, value } = read(wire)
    assert.equal(value, many)
    assert.equal(
      [own(spelled, 'carrier'), own(spelled, 'verbosity'), own(spelled, 'notes')],
      [true, verbosity, undefined]
    )
    assert.is('verbosity' in spelled, verbosity !== undefined)
  }
})

test('a suggestion stands right behind the name; behind another sentence it is a part of that', () => {
  const of = (message: string): Fault => read({ code: -32602, message, data: {} }).value
  assert.equal(of('Unknown tool: x. Did you mean `y`?'), {
    kind: 'unknown_tool',
    tool: 'x',
    suggestion: 'y'
  })
  const message = 'Unknown tool: x. It is old. Did you mean `y`?'
  assert.equal(of(message), { kind: 'unknown_tool', tool: 'x', message })
})

test.run()
