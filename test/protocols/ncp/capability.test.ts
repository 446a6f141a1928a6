import { capability } from '@toolfault/protocols/ncp'
import { decodeCapability, decodeRequest, toolOf } from '@toolfault/protocols/ncp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/ncp/capability')

const yes = { supported: true, method: 'check' }

const at = (wire: unknown): string | undefined => {
  const read = decodeCapability(wire)
  if (read._tag === 'Left') return undefined
  assert.equal(read.right.capability, yes)
  return read.right.at.join(' ')
}

test('the capability is found wherever it may be announced [N12, facts 5.1, 5.5]', () => {
  const experimental = { toolValidation: yes }
  const path = 'experimental toolValidation'
  assert.is(at({ experimental }), path)
  assert.is(at({ capabilities: { experimental } }), `capabilities ${path}`)
  const result = { protocolVersion: '2026-07-28', capabilities: { tools: {}, experimental } }
  assert.is(at({ jsonrpc: '2.0', id: 1, result }), `result capabilities ${path}`)
  assert.is(at({ capabilities: { toolValidation: yes } }), 'capabilities toolValidation')
  for (const key of ['com.example/tool-validation', 'com.example/toolValidation']) {
    const extensions = { 'com.example/other': {}, [key]: yes }
    assert.is(at({ capabilities: { extensions } }), `capabilities extensions ${key}`)
  }
})

test('only the boolean true counts, and the first place that says it [N3]', () => {
  const no = { toolValidation: { supported: false } }
  const refusal = (wire: unknown): unknown => {
    const read = decodeCapability(wire)
    return read._tag === 'Left' && [read.left[0]?.path.join(' '), read.left[0]?.message]
  }
  assert.equal(refusal({ experimental: no }), [
    'experimental toolValidation supported',
    'this is announced as not supported: only `true` counts'
  ])
  assert.is(at({ experimental: { toolValidation: { supported: 'true' } } }), undefined)
  assert.equal(refusal({ capabilities: { tools: {} } }), [
    '',
    'no `toolValidation` is announced here'
  ])
  assert.is(at({ experimental: no, toolValidation: yes }), 'toolValidation')
})

test('a member of another type is named', () => {
  const read = decodeCapability({ experimental: { toolValidation: { ...yes, maxBatchSize: 'x' } } })
  assert.equal(read._tag === 'Left' && read.left.map(({ path }) => path.join(' ')), [
    'experimental toolValidation maxBatchSize'
  ])
})

test('what we announce is read as it was', () => {
  const written = capability({ batch: 4, levels: { syntax: true } })
  const read = decodeCapability({ capabilities: written })
  assert.equal(read._tag === 'Right' && read.right.capability, written.experimental.toolValidation)
})

test('a request with arguments or with parameters [N1], alone and in its call', () => {
  const args = { path: '/a' }
  const asked = { tool: 'm:t', arguments: args }
  for (const wire of [
    asked,
    { tool: 'm:t', parameters: args, schedule: 'daily' },
    { tool: 'm:t', arguments: args, parameters: {} },
    { name: 'validate', arguments: asked },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'validate', arguments: asked } }
  ]) {
    const read = decodeRequest(wire)
    assert.equal(read._tag === 'Right' && read.right, asked)
  }
})

test('what asks for no validation is refused', () => {
  for (const wire of [{ tool: 't' }, { arguments: {} }, { tool: 't', arguments: [] }, 'x', null]) {
    assert.is(decodeRequest(wire)._tag, 'Left')
  }
})

test('a prefix ends at the first colon, and a second one ends the name [N2, facts 5.3]', () => {
  assert.equal(toolOf('files:read'), { server: 'files', tool: 'read' })
  assert.equal(toolOf('files:read:more'), { server: 'files', tool: 'read' })
  assert.equal(toolOf('read'), { tool: 'read' })
  assert.equal(toolOf(':read'), { server: '', tool: 'read' })
})

test('an extension has a prefix and the name of the capability, in whatever case [facts 5.5]', () => {
  const found = (key: string): boolean =>
    at({ capabilities: { extensions: { [key]: yes } } }) !== undefined
  for (const key of ['a/toolvalidation', 'A.b/Tool-Validation', 'a/b/toolValidation'])
    assert.ok(found(key), key)
  for (const key of ['toolValidation', '/toolValidation', 'a/toolValidation2', 'a/tool_validation'])
    assert.not(found(key), key)
  assert.not(found('a/tool--validation'))
})

test.run()
