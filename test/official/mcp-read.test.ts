import { isList, isRecord, own } from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import { decode } from '@toolfault/protocols/mcp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, readShared } from '../corpus/shared.js'
import { writtenBack } from '../laws/read.js'

const test = suite('official/mcp-read')

/** The published payloads of MCP, by name. */
const examples = (): ReadonlyMap<string, unknown> => {
  const all = readShared('protocol-examples.json')
  assert.ok(isList(all))
  const ours = all.filter((example) => own(example, 'protocol') === 'MCP')
  return new Map(ours.map((example) => [String(own(example, 'name')), own(example, 'wire')]))
}

/** Whether a payload is a failed call, by its own members and not by our reader. */
const isFailure = (wire: unknown): boolean => {
  const answer = own(wire, 'result') ?? wire
  const ended = own(answer, 'result') ?? answer
  const requests = own(answer, 'inputRequests')
  return (
    isRecord(own(wire, 'error')) ||
    // The schema shows some errors without their response.
    (typeof own(wire, 'code') === 'number' && typeof own(wire, 'message') === 'string') ||
    isRecord(own(answer, 'error')) ||
    own(ended, 'isError') === true ||
    (own(answer, 'resultType') === 'input_required' &&
      JSON.stringify(requests ?? null).includes('elicitation/create'))
  )
}

if (isShared) {
  test('every published failure is read and written back as it stood', () => {
    const failures = [...examples()].filter(([, wire]) => isFailure(wire))
    assert.ok(failures.length >= 35, `${failures.length}`)
    for (const [, wire] of failures) {
      writtenBack(wire, decode, (value, form) => mcp.encode(value, form))
    }
  })

  test('every other published payload is refused in a sentence', () => {
    const others = [...examples()].filter(([, wire]) => !isFailure(wire))
    assert.ok(others.length > 150, `${others.length}`)
    for (const [name, wire] of others) {
      const read = decode(wire)
      assert.is(read._tag, 'Left', name)
      if (read._tag === 'Left') assert.type(read.left[0]?.message, 'string', name)
    }
  })
}

test('what a revision shows of a failure is told from what succeeds', () => {
  assert.ok(isFailure({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'm' } }))
  assert.not.ok(isFailure({ jsonrpc: '2.0', id: 1, result: { content: [], isError: false } }))
})

test.run()
