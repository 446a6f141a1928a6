import type { Fault } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { anyFault, strange } from '../../hostile/generated.js'
import { needles } from '../../hostile/texts.js'

const test = suite('protocols/json-rpc/question')

/** Seed 001, "Automatic Retry Detection", word for word. */
const isRetryCapableError = (error: {
  readonly message?: string
  readonly data?: { readonly retry_capable?: boolean }
}): boolean => {
  const message = error.message?.toLowerCase() || ''
  return (
    message.includes('question:') ||
    message.includes('what ') ||
    message.includes('please provide') ||
    message.includes('which ') ||
    message.includes('how ') ||
    message.includes('missing') ||
    error.data?.retry_capable === true
  )
}

/** The messages that the writers give a fault. */
const messagesOf = (fault: Fault): ReadonlyArray<string> => [
  jsonRpc.encode(fault).message,
  jsonRpc.encodeEdge(fault).body.error
]

/** The kinds outside the four categories that no retry can help. */
const hopeless: fc.Arbitrary<Fault> = anyFault.filter((fault) => {
  const { error_category, retry_capable } = jsonRpc.retryData(fault)
  return error_category === undefined && retry_capable === false
})

test("the detector finds the seed's own examples, the one its comment denies included [A6 A7]", () => {
  assert.ok(isRetryCapableError({ message: 'Question: Who should I send this to?' }))
  assert.ok(isRetryCapableError({ message: 'ValidationError: missing parameter' }))
  assert.ok(isRetryCapableError({ message: 'Invalid', data: { retry_capable: true } }))
  assert.not.ok(isRetryCapableError({ message: "Invalid parameters: 'to' is required" }))
})

test('where no retry can help no words start one [A9 A18]', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(hopeless, (fault) => {
      kinds.add(fault.kind)
      for (const message of messagesOf(fault))
        assert.not.ok(isRetryCapableError({ message }), message)
      assert.not.ok(isRetryCapableError(jsonRpc.encode(fault)))
    }),
    { numRuns: 2_000 }
  )
  // An explicit no of another party makes three more of them hopeless (row A9).
  const always = ['execution_failed', 'internal', 'invalid_schema']
  const told = ['malformed_request', 'unavailable', 'unknown_tool']
  assert.equal([...kinds].sort(), [...always, ...told].sort())
})

for (const needle of needles) {
  test(`a hopeless failure that says ${JSON.stringify(needle)} says it in data.detail alone [A7 A18]`, () => {
    for (const said of [needle, needle.toUpperCase(), `x${needle}x`]) {
      const faults: ReadonlyArray<Fault> = [
        { kind: 'execution_failed', message: `${said}disk` },
        { kind: 'execution_failed', message: 'x', hint: `${said}disk`, canRetry: false },
        { kind: 'execution_failed', message: 'x', guidance: `${said}disk` },
        { kind: 'invalid_schema', detail: `${said}disk` },
        { kind: 'invalid_schema', detail: 'x', guidance: `${said}disk` },
        { kind: 'internal', message: `${said}disk` },
        { kind: 'internal', guidance: `${said}disk` }
      ]
      for (const fault of faults) {
        const { data, message } = jsonRpc.encode(fault)
        assert.not.ok(isRetryCapableError({ message }), message)
        assert.ok(data?.detail?.includes(`${said}disk`), fault.kind)
      }
    }
  })
}

test('what says nothing of a retry is left as it was said [A18]', () => {
  const fault: Fault = { kind: 'execution_failed', message: 'The disk is read-only.' }
  assert.equal(jsonRpc.encode(fault).message, 'The disk is read-only.')
  assert.not.ok('detail' in Object(jsonRpc.encode(fault).data))
})

const categories = new Map([
  ['invalid_arguments', /^(?:missing|invalid)_parameter$/],
  ['authorization_required', /^authentication_required$/],
  ['misconfigured', /^service_configuration$/]
])

test('the four categories ask, and carry both fields [A5 A8 A9 A18]', () => {
  fc.assert(
    fc.property(anyFault, (fault) => {
      const category = categories.get(fault.kind)
      const { error_category, retry_capable } = jsonRpc.retryData(fault)
      if (category === undefined) return assert.is(error_category, undefined)
      assert.match(String(error_category), category)
      assert.is(retry_capable, fault.kind === 'invalid_arguments' && fault.canRetry !== false)
      for (const message of messagesOf(fault)) assert.match(message, /^question:/i)
    }),
    { numRuns: 1_000 }
  )
})

test('an unknown tool asks which tool instead, whatever its name [A18]', () => {
  fc.assert(
    fc.property(strange, (tool) => {
      const { data, message } = jsonRpc.encode({ kind: 'unknown_tool', tool })
      // One that nobody named has no colon before nothing.
      assert.match(message, tool === '' ? /^Unknown tool\. Which tool / : /^Unknown tool: ./s)
      assert.match(message, /Which tool .*\?$/)
      assert.equal(data, { retry_capable: true, tool_name: tool })
    })
  )
})

test.run()
