import { judge } from '@toolfault/advice/judge'
import { type Fault, faultKinds, hash32, own, type Verdict } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import { compile } from '@toolfault/validators/ajv'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { almost } from '../hostile/faults.js'
import { anyFault } from '../hostile/generated.js'
import { SECRET } from '../hostile/texts.js'
import { branching, scraps } from '../hostile/values.js'
import { assertWire, faultOf, type Vector, vectors } from '../vectors/vectors.js'

const test = suite('protocols/json-rpc')

const written = (vector: Vector): unknown => {
  const [id, error] = vector.arguments ?? []
  switch (vector.function) {
    case 'response':
      // A border: the vector's own arguments, as another program would pass them.
      return jsonRpc.response(id as number, error as Parameters<typeof jsonRpc.response>[1])
    case 'encodeEdge':
      return jsonRpc.encodeEdge(faultOf(vector), vector.form)
    case 'retryData':
      return jsonRpc.retryData(faultOf(vector))
    default:
      return jsonRpc.encode(faultOf(vector), vector.form)
  }
}

for (const vector of vectors('json-rpc')) {
  test(`writes ${vector.description} [${vector.rows.join(' ')}]`, () => {
    assertWire(written(vector), vector.wire)
  })
}

test('the vectors hold every kind of fault', () => {
  const told = vectors('json-rpc').filter((vector) => vector.arguments === undefined)
  assert.equal(
    [...new Set(told.map((vector) => faultOf(vector).kind))].sort(),
    [...faultKinds].sort()
  )
})

const tool = {
  name: 'send_email',
  inputSchema: {
    type: 'object',
    properties: { to: { type: 'string' }, subject: { type: 'string' } },
    required: ['to']
  }
}

const dataOf = (verdict: Verdict): unknown =>
  verdict.valid ? undefined : jsonRpc.encode(verdict.fault).data

test('a blank that the schema accepts is missing where the judge is told so [A16]', () => {
  const blank = { to: ' \t', subject: '' }
  assert.is(judge(compile)(tool, blank).valid, true)
  const data = dataOf(judge(compile, { blankIsMissing: true })(tool, blank))
  assert.is(own(data, 'error_category'), 'missing_parameter')
  assert.is(own(data, 'required_parameter'), 'to')
  assert.is(own(data, 'missing_parameters'), undefined)
})

test('a blank that breaks two rules is one missing parameter [A3 A16]', () => {
  const to = { type: 'string', format: 'email', minLength: 1 }
  const strict = {
    name: 't',
    inputSchema: { type: 'object', properties: { to }, required: ['to'] }
  }
  const data = dataOf(judge(compile)(strict, { to: '' }))
  assert.is(own(data, 'required_parameter'), 'to')
  assert.is(own(data, 'missing_parameters'), undefined)
})

/** Seed 001's own names; the lists are what a tool takes, and never what is missing (row A3). */
const names = ['type', 'required_parameters', 'optional_parameters']

const holds = (claim: (fault: Fault) => void): void =>
  fc.assert(fc.property(anyFault, claim), { numRuns: 500 })

test('every error says whether a retry can help, and never by other names [A2 A3 A5]', () => {
  holds((fault) => {
    const { data } = jsonRpc.encode(fault)
    assert.type(own(data, 'retry_capable'), 'boolean')
    for (const name of names) assert.is(own(data, name), undefined)
  })
})

/** The code is -32602 for all that stands in the call, -32603 never (row A1). */
const codes: { readonly [kind in Fault['kind']]: ReadonlyArray<number> } = {
  invalid_arguments: [-32602],
  malformed_request: [-32602, -32700],
  unknown_tool: [-32602],
  authorization_required: [-32602],
  misconfigured: [-32602],
  invalid_schema: [-32603],
  unavailable: [-32603],
  execution_failed: [-32603],
  internal: [-32603]
}

test('a kind has its code, whatever it says [A1]', () => {
  holds((fault) => assert.ok(codes[fault.kind].includes(jsonRpc.encode(fault).code)))
})

test('a value that came is never shown [A12]', () => {
  const value = 'hunter2@'
  const inputSchema = { properties: { to: { type: 'string', format: 'email' } } }
  const verdict = judge(compile)({ name: 't', inputSchema }, { to: value })
  assert.is(own(dataOf(verdict), 'provided_value'), '[REDACTED]')
  assert.not.ok(JSON.stringify(verdict).includes(value))
})

test('what is for operators never leaves, with the carrier or without', () => {
  holds((fault) => {
    const wires = [
      jsonRpc.encode(fault),
      jsonRpc.encode(fault, { carrier: true }),
      jsonRpc.encodeEdge(fault)
    ]
    assert.not.ok(JSON.stringify(wires).includes(SECRET))
  })
})

test('the mark of the carrier is the hash of the message', () => {
  holds((fault) => {
    const { data, message } = jsonRpc.encode(fault, { carrier: true })
    assert.is(own(own(data, 'dev.toolfault/fault'), 'mark'), hash32(message))
  })
})

test('the carrier is off unless it is asked for', () => {
  holds((fault) => assert.not.ok('dev.toolfault/fault' in Object(jsonRpc.encode(fault).data)))
})

for (const [what, value] of [...scraps, ...branching, ...almost]) {
  test(`answers ${what} with plain JSON that says something`, () => {
    // A border: what a caller without types may send.
    const fault = value as Fault
    const wires = [jsonRpc.encode(fault), jsonRpc.encodeEdge(fault), jsonRpc.retryData(fault)]
    assert.equal(wires, JSON.parse(JSON.stringify(wires)))
    assert.match(jsonRpc.encode(fault).message, /\w{5}/)
    assert.type(own(jsonRpc.encode(fault).data, 'retry_capable'), 'boolean')
  })
}

test.run()
