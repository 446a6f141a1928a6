import { invalid, unknownTool, type Verdict, valid } from '@toolfault/model'
import { batchResult, validateTool } from '@toolfault/protocols/ncp'
import { decode, decodeResults } from '@toolfault/protocols/ncp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/ncp/batch')

const yes = '{"valid":true,"errors":[],"warnings":[],"suggestions":[]}'
const no = '{"valid":false,"errors":["Unknown tool: bok"],"warnings":[],"suggestions":[]}'

test('the verdicts on several calls stand in their order, as text in a normal result [N5, N11]', () => {
  assert.equal(batchResult([valid, invalid(unknownTool('bok'))]), {
    resultType: 'complete',
    content: [{ type: 'text', text: `{"results":[${yes},${no}]}` }]
  })
  assert.equal(batchResult([], { version: '2025-06-18' }), {
    content: [{ type: 'text', text: '{"results":[]}' }]
  })
})

test('what is no list has no verdicts, what is no verdict is no yes', () => {
  const junk: ReadonlyArray<unknown> = [null, 'x', { length: 1 }]
  for (const list of junk) {
    const [{ text }] = batchResult(list as ReadonlyArray<Verdict>).content
    assert.is(text, '{"results":[]}')
  }
  const [{ text }] = batchResult([null] as unknown as ReadonlyArray<Verdict>).content
  assert.is((JSON.parse(text) as { results: [{ valid: boolean }] }).results[0].valid, false)
})

test('the tool takes either form where the server takes batches, and says no alternative at the root', () => {
  const { inputSchema } = validateTool('check', 4)
  assert.equal(Object.keys(inputSchema), ['type', 'properties'])
  assert.equal(Object.keys(inputSchema.properties), ['tool', 'arguments', 'calls'])
  assert.is(inputSchema.properties.calls?.maxItems, 4)
  assert.equal(inputSchema.properties.calls?.items, validateTool().inputSchema)
})

test('a batch of none, or of part of a call, is none', () => {
  for (const batch of [0, -1, 1.5, Number.NaN, Infinity]) {
    assert.equal(validateTool('validate', batch), validateTool())
  }
})

test('an answer to a batch is read in each of its wrappers, and each verdict as it came [N5]', () => {
  const results = [JSON.parse(yes), JSON.parse(no), 'odd']
  const text = JSON.stringify({ results })
  for (const wire of [
    { results },
    text,
    { content: [{ type: 'text', text }] },
    {
      content: [
        { type: 'text', text: 'Done' },
        { type: 'text', text }
      ]
    },
    { content: [], structuredContent: { results } },
    { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text }] } }
  ]) {
    const read = decodeResults(wire)
    assert.ok(read._tag === 'Right')
    assert.equal(read.right, results)
    assert.equal(
      read.right.map((verdict) => decode(verdict)._tag),
      ['Right', 'Right', 'Left']
    )
  }
})

test('what holds no results is refused with a reason', () => {
  for (const [wire, message] of [
    [{ results: 'yes' }, 'here is no verdict'],
    [{ content: [{ type: 'text', text: 'no' }], isError: true }, 'the validation itself failed'],
    [undefined, 'this is no JSON']
  ] as const) {
    const read = decodeResults(wire)
    assert.ok(read._tag === 'Left')
    assert.match(read.left[0]?.message ?? '', message)
  }
})

test.run()
