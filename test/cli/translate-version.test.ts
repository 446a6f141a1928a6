import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toolfault } from './toolfault.js'

const test = suite('cli/translate-version')

const made = async (wire: unknown, ...more: ReadonlyArray<string>): Promise<unknown> => {
  const { out } = await toolfault(['translate', '--from', 'mcp', '--to', 'mcp', ...more], {
    input: JSON.stringify(wire)
  })
  return JSON.parse(out)
}

const result = { content: [{ type: 'text', text: 'kaboom' }], isError: true }

const elicitation = {
  mode: 'url',
  elicitationId: 'e1',
  url: 'https://auth.example.com/a',
  message: 'Sign in.'
}

const required = {
  jsonrpc: '2.0',
  id: 2,
  error: { code: -32042, message: 'More is needed.', data: { elicitations: [elicitation] } }
}

test('an answer of MCP stands as it was where no version is asked for', async () => {
  assert.equal(await made(result), result)
  assert.equal(await made(required), required)
})

test('an answer of MCP is written for the version that is asked for', async () => {
  assert.equal(await made(result, '--mcp-version', '2026-07-28'), {
    ...result,
    resultType: 'complete'
  })
  assert.equal(await made(result, '--mcp-version', '2025-06-18'), result)
  assert.not.match(JSON.stringify(await made(required, '--mcp-version', '2026-07-28')), '-32042')
})

test.run()
