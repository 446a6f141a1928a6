import { CallToolResultSchema, JSONRPCErrorSchema } from '@modelcontextprotocol/sdk/types.js'
import { isRecord, own } from '@toolfault/model'
import { response } from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { faultOf, vectors } from '../vectors/vectors.js'
import { published } from './published.js'

const test = suite('official/mcp')

const wireOf = (answer: mcp.McpAnswer): unknown =>
  JSON.parse(JSON.stringify('error' in answer ? response(1, answer.error) : answer))

/** What an answer is, of which a revision's vectors must hold more than one. */
const sortOf = (answer: mcp.McpAnswer): string =>
  'error' in answer
    ? `error ${answer.error.code}`
    : 'content' in answer
      ? 'result'
      : 'input required'

const checks = isShared ? published() : undefined

for (const version of checks === undefined ? [] : mcp.revisions) {
  test(`the vectors fit the published schema of ${version}`, () => {
    const seen = new Set<string>()
    for (const vector of vectors('mcp')) {
      const form = { version, ...vector.form }
      if (form.version !== version) continue
      const answer = mcp.encode(faultOf(vector), form)
      seen.add(sortOf(answer))
      assert.equal(checks?.mcp(version)(wireOf(answer)), [], vector.description)
    }
    assert.ok(seen.has('result') && seen.size > 1)
  })
}

test('the vectors are read by the official SDK as what they are', () => {
  for (const vector of vectors('mcp')) {
    for (const version of mcp.revisions) {
      const answer = mcp.encode(faultOf(vector), { version, ...vector.form })
      const wire = wireOf(answer)
      if ('error' in answer) JSONRPCErrorSchema.parse(wire)
      else if ('isError' in answer) {
        const read: unknown = CallToolResultSchema.parse(wire)
        assert.is(own(read, 'isError'), true)
        assert.ok(isRecord(own(own(read, '_meta'), mcp.RETRY)))
      }
    }
  }
})

test('the official SDK refuses what is no result', () => {
  assert.not.ok(CallToolResultSchema.safeParse({ content: [{ type: 'text' }] }).success)
  assert.not.ok(
    JSONRPCErrorSchema.safeParse({ jsonrpc: '2.0', id: 1, error: { code: 'x' } }).success
  )
})

test.run()
