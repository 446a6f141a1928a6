import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport as InMemoryTransportV1 } from '@modelcontextprotocol/sdk/inMemory.js'
import type { Answer } from '@toolfault/client/call'
import { mcpCaller as callerV1 } from '@toolfault/client/mcp-sdk-v1'
import { mcpCaller as callerV2 } from '@toolfault/client/mcp-sdk-v2'
import { worthRetry } from '@toolfault/client/retry-capable'
import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/unread')

const tool = {
  name: 'pay',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
}

const unfit =
  '[{"expected":"object","code":"invalid_type","path":[],"message":"Invalid input: expected object, received undefined"}]'

/** A server that has run the tool, and then answers a call as told. */
const answering =
  (end: unknown, answer: object) =>
  (message: unknown): void => {
    const id = own(message, 'id')
    if (id === undefined) return
    const results: Record<string, object> = {
      initialize: {
        result: {
          protocolVersion: '2025-06-18',
          capabilities: { tools: {} },
          serverInfo: { name: 'bare', version: '1' }
        }
      },
      'tools/list': { result: { tools: [tool] } },
      'tools/call': answer
    }
    const said = results[String(own(message, 'method'))]
    // A border: both SDKs have this member.
    void (end as InMemoryTransport).send({ jsonrpc: '2.0', id, ...said } as never)
  }

const called = async (version: 1 | 2, answer: object): Promise<Answer> => {
  const about = { name: 'test', version: '1' }
  const [near, far] =
    version === 1 ? InMemoryTransportV1.createLinkedPair() : InMemoryTransport.createLinkedPair()
  far.onmessage = answering(far, answer)
  await far.start()
  const client = version === 1 ? new ClientV1(about) : new Client(about)
  await client.connect(near as never)
  await client.listTools()
  const call = version === 1 ? callerV1(client) : callerV2(client)
  const came = await call({ id: '1', tool: 'pay', args: {} })
  await client.close()
  return came
}

for (const version of [1, 2] as const) {
  for (const [what, answer] of [
    ['content is no list', { result: { content: 'paid' } }],
    ['a block lacks its text', { result: { content: [{ type: 'text' }] } }],
    ['a result breaks its schema', { result: { content: [], structuredContent: { id: 5 } } }],
    ['a result lacks its data', { result: { content: [] } }],
    // Row M4: what the SDK of a server says of a handler's result, with the code of wrong arguments.
    [
      'a server cannot read the result of its own tool',
      { error: { code: -32602, message: `Invalid tools/call result: ${unfit}` } }
    ],
    [
      'the same behind the code, as version 1 has it',
      { error: { code: -32602, message: `MCP error -32602: Invalid tools/call result: ${unfit}` } }
    ],
    [
      'a server cannot read the task of its own tool',
      { error: { code: -32602, message: 'Invalid task creation result: x' } }
    ]
  ] as const) {
    test(`v${version}: ${what}: nobody is asked for other arguments, for the tool may have run`, async () => {
      const came = await called(version, answer)
      assert.equal(came.ok || [came.fault.kind, came.unsure, worthRetry(came)], [
        'internal',
        true,
        false
      ])
    })
  }

  test(`v${version}: what a server says counts more than the status that it names`, async () => {
    const data = {
      retry_capable: true,
      error_category: 'missing_parameter',
      required_parameter: 'to',
      status: 400
    }
    for (const code of [-32602, 422]) {
      const came = await called(version, { error: { code, message: 'Question: To whom?', data } })
      assert.is(came.ok || came.fault.kind, 'invalid_arguments')
      assert.is(came.ok || came.fault.message, 'Question: To whom?')
    }
    const busy = await called(version, { error: { code: 429, message: 'Too many' } })
    assert.is(busy.ok || busy.fault.kind, 'unavailable')
  })
}

for (const version of [1, 2] as const) {
  test(`version ${version}: \`Internal error\` is an answer, and of no result`, async () => {
    const error = { code: -32603, message: 'Internal error' }
    const came = await called(version, { error })
    assert.equal(came.ok || [came.fault.kind, came.unsure, came.confidence], [
      'internal',
      undefined,
      undefined
    ])
    const data = 'Missing required arguments: city'
    const lacks = await called(version, { error: { ...error, data } })
    assert.equal(lacks.ok || [lacks.fault.kind, own(lacks.fault, 'issues')], [
      'invalid_arguments',
      [{ path: ['city'], kind: 'missing', keyword: 'required', message: data }]
    ])
  })
}

test.run()
