import { ServerCapabilitiesSchema } from '@modelcontextprotocol/sdk/types.js'
import { faultKinds } from '@toolfault/model'
import * as ncp from '@toolfault/protocols/ncp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { samples } from '../laws/samples.js'
import { type Check, ncpCapabilities, ncpResult, ncpTool, ncpVerdict } from '../official/schemas.js'
import { assertWire, type Vector, vectors, verdictOf } from '../vectors/vectors.js'

const test = suite('protocols/ncp')

const write = (vector: Vector): readonly [wire: unknown, check: Check] => {
  // A border: the arguments of a vector are what its function takes.
  const args = vector.arguments as never
  switch (vector.function) {
    case undefined:
      return [ncp.encode(verdictOf(vector), vector.form), ncpVerdict]
    case 'toolResult':
      return [ncp.toolResult(...(args as Parameters<typeof ncp.toolResult>)), ncpResult]
    case 'capability':
      return [ncp.capability(...(args as Parameters<typeof ncp.capability>)), ncpCapabilities]
    case 'validateTool':
      return [ncp.validateTool(...(args as Parameters<typeof ncp.validateTool>)), ncpTool]
    default:
      throw new TypeError(`no writer is called ${vector.function}`)
  }
}

for (const vector of vectors('ncp')) {
  test(`writes ${vector.description} [${vector.rows.join(' ')}]`, () => {
    const [wire, check] = write(vector)
    assertWire(wire, vector.wire)
    assert.equal(check(JSON.parse(JSON.stringify(wire))), [])
  })
}

test('carries every kind, each sample as an invalid verdict of one-line sentences', () => {
  assert.equal([...new Set(samples.map(({ kind }) => kind))].sort(), [...faultKinds].sort())
  for (const fault of samples) {
    const wire = ncp.encode({ valid: false, fault })
    assert.equal(ncpVerdict(wire), [])
    assert.is(wire.valid, false)
    for (const text of [...wire.errors, ...(wire.suggestions ?? [])]) assert.not.match(text, /\n/)
  }
})

test('announces what the protocol of the official SDK accepts under experimental', () => {
  const announced = ncp.capability({ batch: 3, caching: { enabled: true } })
  assert.equal(ServerCapabilitiesSchema.parse({ tools: {}, ...announced }), {
    tools: {},
    ...announced
  })
})

test('offers a tool under the very name that the capability announces', () => {
  for (const method of [undefined, 'check_call']) {
    const announced = ncp.capability(method === undefined ? {} : { method })
    assert.is(announced.experimental.toolValidation.method, ncp.validateTool(method).name)
  }
})

test('answers with the text of the verdict that it would write', () => {
  const verdict = { valid: true, warnings: [{ id: 'said', text: 'Slow' }] } as const
  assert.equal(JSON.parse(ncp.toolResult(verdict).content[0].text), ncp.encode(verdict))
})

test('takes nothing but true for a yes', () => {
  for (const valid of ['true', 1, {}, [], undefined, null]) {
    // A border: what a caller without types may send.
    const wire = ncp.encode({ valid } as never)
    assert.is(wire.valid, false)
    assert.equal(ncpVerdict(wire), [])
  }
})

test.run()
