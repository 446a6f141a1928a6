import { McpError } from '@modelcontextprotocol/sdk/types.js'
import { executionFailed, type Fault, invalidArguments, own, toolFault } from '@toolfault/model'
import type { FaultContext } from '@toolfault/plugins/mcp-sdk-v1'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { newest, sdks } from './sdks.js'
import { assertResult, dataOf, plainTalk, talk } from './talk.js'

const test = suite('plugins/mcp-sdk-v1 thrown')

for (const sdk of sdks) {
  test(`${sdk.name}: a fault that a tool throws is the answer, also where output has a schema`, async () => {
    const seen: Array<readonly [Fault, FaultContext]> = []
    const { call, close, ran } = await talk(sdk, {
      onFault: (fault, context) => seen.push([fault, context])
    })
    const answer = await call({ name: 'busy', arguments: {} })
    assertResult(answer, 'The tool is unavailable at the moment. Try again in 1 second.')
    assert.equal(dataOf(answer), { retry_capable: true })
    assert.equal(ran, ['busy'])
    assert.not.match(JSON.stringify(answer), 'pool')
    const [[fault, context] = []] = seen
    assert.is(fault?.developerMessage, 'pool of 10 is empty')
    assert.is(context?.tool, 'busy')
    await close()
  })

  test(`${sdk.name}: the text of a plain error is shown to nobody but onFault, unless decided`, async () => {
    const seen: Array<Fault> = []
    const hidden = await talk(sdk, { onFault: (fault) => seen.push(fault) })
    const answer = await hidden.call({ name: 'boom', arguments: {} })
    assertResult(answer, 'Internal error')
    assert.not.match(JSON.stringify(answer), 'kaboom')
    assert.is(seen[0]?.developerMessage, 'kaboom')
    await hidden.close()
    const decided = await talk(sdk, {
      decide: (thrown) => executionFailed({ message: String(own(thrown, 'message')) })
    })
    assertResult(await decided.call({ name: 'boom', arguments: {} }), 'kaboom')
    await decided.close()
  })

  test(`${sdk.name}: what a handler returns that is no result is internal, and onFault is told why`, async () => {
    const seen: Array<unknown> = []
    const { call, close, server } = await talk(sdk, {
      onFault: (fault, { thrown }) => seen.push([fault.kind, String(thrown)])
    })
    const returned = [
      undefined,
      'done',
      { content: ['x'] },
      { content: [{ type: 'image', data: 'aaaa' }] },
      { content: [{ type: 'text', text: 'x', _meta: { n: 1n } }], structuredContent: { n: 1 } },
      { content: [], structuredContent: { n: 1n } }
    ]
    for (const [at, value] of returned.entries()) {
      server.registerTool(`n${at}`, { inputSchema: {} }, () => value)
      server.registerTool(
        `o${at}`,
        { inputSchema: {}, outputSchema: { n: sdk.z.number() } },
        () => value
      )
      for (const letter of ['n', 'o']) {
        assertResult(await call({ name: `${letter}${at}`, arguments: {} }), 'Internal error')
      }
    }
    assert.is(seen.length, 2 * returned.length)
    for (const one of seen)
      assert.match(String(one), /^internal,TypeError: (?:the handler returned|.*BigInt)/)
    await close()
  })

  test(`${sdk.name}: arguments that a tool itself finds wrong are told as the schema's would be`, async () => {
    const { call, close, server } = await talk(sdk)
    server.registerTool('pay', { inputSchema: { note: sdk.z.string().optional() } }, () => {
      const issues = [{ path: ['note'], kind: 'missing', keyword: 'required' }] as const
      throw toolFault(invalidArguments('pay', { issues }))
    })
    assertResult(
      await call({ name: 'pay', arguments: {} }),
      'Invalid arguments for tool pay: `note` is missing: add `note` (string).'
    )
    await close()
  })

  test(`${sdk.name}: -32042 is answered as the SDK does (row M5)`, async () => {
    const plain = await plainTalk(sdk)
    const ours = await talk(sdk)
    assert.equal(await ours.call({ name: 'visit' }), await plain.call({ name: 'visit' }))
    await plain.close()
    await ours.close()
  })
}

test('an error of the protocol that a tool throws is an error like any other', async () => {
  const hidden = await talk(newest)
  assertResult(await hidden.call({ name: 'coded' }), 'Internal error')
  await hidden.close()
  const shown = await talk(newest, {
    decide: (thrown) =>
      thrown instanceof McpError ? executionFailed({ message: thrown.message }) : undefined
  })
  assertResult(await shown.call({ name: 'coded' }), 'MCP error -32602: Question: Who?')
  await shown.close()
})

test('whatever is thrown is answered, and nothing of it is shown', async () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('secret')
      }
    }
  )
  const { call, close, server } = await talk(newest, { attempts: false })
  for (const [at, thrown] of [
    null,
    undefined,
    'secret',
    7,
    hostile,
    { fault: 'secret' }
  ].entries()) {
    server.registerTool(`throw${at}`, {}, () => {
      throw thrown
    })
    assertResult(await call({ name: `throw${at}` }), 'Internal error')
  }
  await close()
})

test('of a call that was taken back nobody is told', async () => {
  const seen: Array<Fault> = []
  const { ask, close, send, server } = await talk(newest, { onFault: (fault) => seen.push(fault) })
  const started = new Promise<AbortSignal>((resolve) => {
    server.registerTool('wait', {}, (extra) => {
      // A border: the SDK hands the signal of the request to every handler.
      const { signal } = extra as { readonly signal: AbortSignal }
      resolve(signal)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    })
  })
  void ask('tools/call', { name: 'wait' })
  const signal = await started
  await send({ method: 'notifications/cancelled', params: { requestId: 2 } })
  await ask('ping')
  assert.is(signal.aborted, true)
  await new Promise((resolve) => setTimeout(resolve, 10))
  await ask('ping')
  assert.equal(seen, [])
  await close()
})

test.run()
