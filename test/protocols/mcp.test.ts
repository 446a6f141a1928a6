import { isDeepStrictEqual } from 'node:util'
import { type Fault, faultKinds, own } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import type { Json } from '@toolfault/types/json'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { almost } from '../hostile/faults.js'
import { anyFault } from '../hostile/generated.js'
import { SECRET } from '../hostile/texts.js'
import { branching, scraps } from '../hostile/values.js'
import { assertWire, faultOf, vectors } from '../vectors/vectors.js'

const test = suite('protocols/mcp')

const withoutResultType = (wire: Json): Json =>
  JSON.parse(JSON.stringify(wire, (key, value) => (key === 'resultType' ? undefined : value)))

for (const vector of vectors('mcp')) {
  const { form = {}, rows, wire } = vector
  // A vector that names no revision is the wire of all, but for the member that row M8 adds.
  const dated = own(form, 'version') !== undefined
  for (const version of dated ? [mcp.latest] : mcp.revisions) {
    const when = dated ? '' : ` in ${version}`
    test(`writes ${vector.description}${when} [${rows.join(' ')}]`, () => {
      const wanted = dated || version === '2026-07-28' ? wire : withoutResultType(wire)
      assertWire(mcp.encode(faultOf(vector), { version, ...form }), wanted)
    })
  }
}

test('the vectors hold every kind of fault', () => {
  const held = new Set(vectors('mcp').map((vector) => faultOf(vector).kind))
  assert.equal([...held].sort(), [...faultKinds].sort())
})

const channel = fc.constantFrom('result' as const, 'protocol' as const)

const anyForm: fc.Arbitrary<mcp.McpForm> = fc.record(
  {
    version: fc.constantFrom(...mcp.revisions),
    carrier: fc.boolean(),
    invalidArguments: channel,
    unknownTool: channel,
    others: channel,
    baseUrl: fc.constant('https://app.example'),
    elicit: fc.record({
      capabilities: fc.constantFrom({}, { form: {} }, { url: {} }),
      insist: fc.boolean()
    })
  },
  { requiredKeys: [] }
)

const holds = (claim: (fault: Fault, form: mcp.McpForm) => void): void =>
  fc.assert(fc.property(anyFault, anyForm, claim), { numRuns: 500 })

/** MCP, error codes by revision; those of JSON-RPC are in all. */
const codes: { readonly [revision in mcp.McpForm['version'] & string]: ReadonlyArray<number> } = {
  '2024-11-05': [],
  '2025-03-26': [],
  '2025-06-18': [],
  '2025-11-25': [-32042],
  '2026-07-28': [-32021]
}

test('writes no code that its revision lacks, none of -32000 to -32019, no -32002 [M4 M5 M10 M11]', () => {
  holds((fault, form) => {
    const answer = mcp.encode(fault, form)
    if (!('error' in answer)) return
    const allowed = [-32700, -32602, -32603, ...codes[form.version ?? mcp.latest]]
    assert.ok(allowed.includes(answer.error.code), String(answer.error.code))
    assert.is.not(answer.error.message, '')
  })
})

test('a result says resultType in 2026-07-28 alone, and never structuredContent [M8 M9]', () => {
  holds((fault, form) => {
    const answer = mcp.encode(fault, form)
    if ('error' in answer) return
    assert.is('resultType' in answer, (form.version ?? mcp.latest) === '2026-07-28')
    assert.not.ok('structuredContent' in answer)
    if (!('content' in answer)) return
    assert.is(answer.isError, true)
    assert.equal(answer.content.length, 1)
    assert.is(answer.content[0].type, 'text')
  })
})

test('every result has the retry data of JSON-RPC under a prefixed key [A14 A5]', () => {
  holds((fault, form) => {
    const answer = mcp.encode(fault, form)
    if ('error' in answer) return
    const { [mcp.RETRY]: retry, [mcp.FAULT]: carried, ...others } = answer._meta ?? {}
    assert.equal(retry, jsonRpc.retryData(fault))
    assert.is(carried === undefined, form.carrier === false)
    assert.equal(others, {})
  })
})

test('what is for operators never leaves', () => {
  holds((fault, form) => {
    assert.not.ok(JSON.stringify(mcp.encode(fault, form)).includes(SECRET))
  })
})

test('what is written is plain JSON', () => {
  holds((fault, form) => {
    const answer = mcp.encode(fault, form)
    // Not uvu's `equal`: it takes an own key `constructor` for the constructor.
    assert.ok(isDeepStrictEqual(JSON.parse(JSON.stringify(answer)), answer))
  })
})

for (const [what, value] of [...scraps, ...branching, ...almost]) {
  test(`answers ${what} with plain JSON that says something`, () => {
    // A border: what a caller without types may send.
    const fault = value as Fault
    for (const version of mcp.revisions) {
      const answer = mcp.encode(fault, { version, elicit: { capabilities: { url: {} } } })
      assert.equal(answer, JSON.parse(JSON.stringify(answer)))
      const said =
        'error' in answer ? answer.error.message : 'content' in answer && answer.content[0].text
      assert.match(String(said), /\w/)
    }
  })
}

test.run()
