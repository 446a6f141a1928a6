import { changeOf, hasCapability, validationOf } from '@toolfault/client/capability'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/capability')

/** Seed 004, "Announce Capability in Initialize Response". */
const initialized = {
  protocolVersion: '2024-11-05',
  capabilities: { tools: {}, experimental: { toolValidation: { supported: true } } },
  serverInfo: { name: 'my-mcp', version: '1.0.0' }
}

// Row N3: the seed's own sample path is always false.
test('only the boolean true at the path is a capability [N3]', () => {
  const { capabilities } = initialized
  assert.is(hasCapability(capabilities, 'experimental.toolValidation.supported'), true)
  assert.is(hasCapability(capabilities, 'experimental.toolValidation'), false)
  for (const supported of ['true', 1, {}, [true], null]) {
    assert.is(hasCapability({ a: { supported } }, 'a.supported'), false)
  }
})

test('only own members count, and nothing makes it throw', () => {
  const inherited = Object.create({ a: true })
  assert.is(hasCapability(inherited, 'a'), false)
  assert.is(hasCapability(JSON.parse('{"__proto__":{"x":true}}'), '__proto__.x'), true)
  assert.is(hasCapability({}, '__proto__.x'), false)
  assert.is(hasCapability({ '': true }, ''), true)
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  assert.is(hasCapability(proxy, 'a'), false)
  assert.is(hasCapability({}, undefined as never), false)
  fc.assert(
    fc.property(fc.anything(), fc.string(), (given, path) => {
      assert.type(hasCapability(given, path), 'boolean')
      validationOf(given)
      changeOf(given)
    })
  )
})

// Row N12.
test('it is read from capabilities, initialize and server/discover alike [N12]', () => {
  const expected = { method: 'validate', contextAware: false }
  assert.equal(validationOf(initialized.capabilities), expected)
  assert.equal(validationOf(initialized), expected)
  assert.equal(validationOf({ jsonrpc: '2.0', id: 1, result: initialized }), expected)
  const discovered = { resultType: 'complete', supportedVersions: [], ...initialized }
  assert.equal(validationOf(discovered), expected)
  const extended = { extensions: { 'com.example/tool-validation': { supported: true } } }
  assert.equal(validationOf(extended), expected)
})

test('what does not say supported: true validates nothing [N3]', () => {
  for (const supported of [undefined, false, 'true', 1]) {
    assert.is(validationOf({ experimental: { toolValidation: { supported } } }), undefined)
  }
  assert.is(validationOf(undefined), undefined)
  assert.is(validationOf({ tools: {} }), undefined)
})

const announced = (more: object): unknown =>
  validationOf({ experimental: { toolValidation: { supported: true, ...more } } })

// Seed 004, "Advanced Options", "Batch Validation", "Validation Caching"; rows N4, N5.
test('the method, batches and caching are as announced [N4, N5]', () => {
  assert.equal(
    announced({
      method: 'check',
      async: true,
      contextAware: true,
      cacheable: true,
      batchValidation: true,
      maxBatchSize: 10,
      caching: { enabled: true, ttl: 3600, invalidateOn: ['resource_change', 'tool_update'] }
    }),
    {
      method: 'check',
      contextAware: true,
      batch: 10,
      caching: { ttlMs: 3_600_000, invalidateOn: ['resource_change', 'tool_update'] }
    }
  )
})

test('nothing is kept where the server forbids it, or contradicts itself', () => {
  const bare = { method: 'validate', contextAware: false }
  assert.equal(announced({ cacheable: true }), { ...bare, caching: {} })
  assert.equal(announced({ caching: { enabled: true, ttl: 5 } }), {
    ...bare,
    caching: { ttlMs: 5_000 }
  })
  for (const forbidding of [
    { cacheable: false, caching: { enabled: true, ttl: 5 } },
    { cacheable: true, caching: { enabled: false } },
    { caching: { enabled: true, ttl: 0 } },
    { caching: { enabled: true, ttl: -1 } },
    { caching: { enabled: true, ttl: Number.MAX_VALUE } }
  ]) {
    assert.equal(announced(forbidding), bare, JSON.stringify(forbidding))
  }
})

test('what is announced wrongly is not believed, and the rest is', () => {
  const bare = { method: 'check', contextAware: false }
  assert.equal(announced({ method: 'check', maxBatchSize: 'ten', caching: true }), bare)
  assert.equal(announced({ method: 'check', caching: { ttl: 5 } }), bare)
  assert.equal(announced({ method: 7 }), { method: 'validate', contextAware: false })
  for (const maxBatchSize of [0, -1, 1.5]) {
    assert.equal(announced({ method: 'check', batchValidation: true, maxBatchSize }), bare)
  }
  assert.equal(announced({ method: 'check', batchValidation: true, maxBatchSize: 1e9 }), {
    ...bare,
    batch: 100
  })
  assert.equal(announced({ method: 'check', maxBatchSize: 10 }), bare)
})

// Row N5.
test('two notifications tell of a change [N5]', () => {
  assert.is(changeOf('notifications/tools/list_changed'), 'tool_update')
  assert.is(
    changeOf({ jsonrpc: '2.0', method: 'notifications/resources/updated' }),
    'resource_change'
  )
  for (const other of ['notifications/prompts/list_changed', 'toString', undefined, {}]) {
    assert.is(changeOf(other), undefined)
  }
})

test.run()
