import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  UrlElicitationRequiredError
} from '@modelcontextprotocol/server'
import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import {
  authorizationRequired,
  executionFailed,
  type Fault,
  internal,
  invalidArguments,
  own,
  toolFault,
  unavailable
} from '@toolfault/model'
import type { McpOptions } from '@toolfault/plugins/mcp-sdk-v2'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { fits, isTold, textOf, type Wire, wire } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 thrown')

/** A server of one tool, which throws. */
const throwing = (thrown: () => unknown, options?: McpOptions): Promise<Wire> => {
  const made = withToolfault(new McpServer({ name: 'tests', version: '1' }), options)
  made.registerTool('go', { inputSchema: z.object({}) }, () => {
    throw thrown()
  })
  made.registerTool('bare', {}, async () => {
    throw await Promise.resolve(thrown())
  })
  return wire(made)
}

const rows: ReadonlyArray<readonly [Fault, string]> = [
  [
    unavailable({ retryAfterMs: 2_000 }),
    'The tool is unavailable at the moment. Try again in 2 seconds.'
  ],
  [
    authorizationRequired('tool', [{ id: 'g', url: 'https://x.example/a' }], { service: 'G' }),
    'Authorization required for G. Ask the user to open https://x.example/a and then repeat the call.'
  ],
  [
    invalidArguments('go', { issues: [{ path: ['city'], kind: 'missing', keyword: 'required' }] }),
    'Invalid arguments for tool go: `city` is missing: add `city`.'
  ]
]

for (const [fault, text] of rows) {
  test(`throw toolFault(${fault.kind}): a result, with and without a schema`, async () => {
    const it = await throwing(() => toolFault(fault))
    isTold(await it.call('go', {}), text)
    isTold(await it.call('bare'), text)
    await it.close()
  })
}

test('a plain error is internal, and its text is told to onFault alone', async () => {
  const told: Array<unknown> = []
  const it = await throwing(() => new Error('password hunter2'), {
    onFault: (fault, { tool }) => told.push([fault.kind, fault.developerMessage, tool])
  })
  for (const name of ['go', 'bare']) {
    const answer = await it.call(name, {})
    isTold(answer, 'Internal error')
    assert.not.match(JSON.stringify(answer), /hunter2/)
  }
  assert.equal(told, [
    ['internal', 'password hunter2', 'go'],
    ['internal', 'password hunter2', 'bare']
  ])
  await it.close()
})

const loop: Record<string, unknown> = {}
loop['self'] = loop

const malformed: ReadonlyArray<readonly [string, unknown, RegExp]> = [
  ['nothing', undefined, /returned no object/],
  ['null', null, /returned no object/],
  ['a text', 'done', /returned no object/],
  ['a list', [{ type: 'text', text: 'x' }], /returned no object/],
  ['an error', new Error('hunter2'), /hunter2/],
  ['a content that is a text', { content: 'x' }, /content that is no list/],
  ['a content of texts', { content: ['x'] }, /content with what is no block/],
  [
    'a text that is none',
    { content: [{ type: 'text', text: 5 }] },
    /content with what is no block/
  ],
  // Of each the SDK would say -32602, as if the arguments were wrong.
  ...[
    { type: 'image', data: new Uint8Array(3), mimeType: 'image/png' },
    { type: 'audio', data: 'aaaa' },
    { type: 'resource_link', uri: 'a:b' },
    { type: 'resource', resource: { text: 'x' } },
    { type: 'resource', resource: { uri: 'a:b' } },
    { type: 'resource' }
  ].map(
    (block) =>
      [
        `a block that lacks what ${JSON.stringify(block)} should have`,
        { content: [block] },
        /no block/
      ] as const
  ),
  ['a bigint', { content: [], structuredContent: { n: 1n } }, /BigInt/],
  ['a circle', { content: [], structuredContent: loop }, /circular/],
  ['a bigint in a block', { content: [{ type: 'text', text: 'x', _meta: { n: 1n } }] }, /BigInt/],
  ['a circle in a block', { content: [{ type: 'text', text: 'x', _meta: loop }] }, /circular/],
  ['a bigint in a member of its own', { content: [], n: 1n }, /BigInt/],
  [
    'what throws when it is read',
    {
      get content() {
        throw new Error('hunter2')
      }
    },
    /hunter2/
  ]
]

for (const [what, returned, told] of malformed) {
  test(`a handler that returns ${what} is internal, and onFault is told why`, async () => {
    const seen: Array<unknown> = []
    const made = withToolfault(new McpServer({ name: 'tests', version: '1' }), {
      onFault: (fault, { thrown }) => seen.push([fault.kind, String(thrown)])
    })
    // A border: a program in JavaScript may return what it likes.
    const run = (): never => returned as never
    made.registerTool('go', { inputSchema: z.object({}) }, run)
    made.registerTool('bare', {}, run)
    const it = await wire(made)
    isTold(await it.call('go', {}), 'Internal error')
    isTold(await it.call('bare'), 'Internal error')
    assert.is(seen.length, 2)
    for (const one of seen) assert.match(String(one), told)
    await it.close()
  })
}

test('whatever is a result is sent as it is', async () => {
  const results: ReadonlyArray<CallToolResult> = [
    { content: [] },
    { content: [{ type: 'text', text: '' }], isError: true },
    { content: [{ type: 'image', data: 'aaaa', mimeType: 'image/png' }] },
    { content: [{ type: 'audio', data: 'aaaa', mimeType: 'audio/wav' }] },
    { content: [{ type: 'resource_link', uri: 'https://a.example/', name: 'a' }] },
    { content: [{ type: 'resource', resource: { uri: 'a:b', text: '' } }] },
    { content: [{ type: 'resource', resource: { uri: 'a:b', blob: 'aaaa' } }] },
    { content: [], structuredContent: { at: 'x' }, _meta: { a: 1 } }
  ]
  for (const result of results) {
    const made = withToolfault(new McpServer({ name: 'tests', version: '1' }))
    made.registerTool('go', {}, () => result)
    const it = await wire(made)
    assert.equal(own(await it.call('go'), 'result'), result)
    await it.close()
  }
})

test('arguments that a tool itself finds wrong are advised by its schema', async () => {
  const made = withToolfault(new McpServer({ name: 'tests', version: '1' }))
  made.registerTool('go', { inputSchema: z.object({ city: z.string() }) }, () => {
    const params = { allowedValues: ['Rome', 'Oslo'] }
    throw toolFault(
      invalidArguments('go', {
        issues: [{ path: ['city'], kind: 'choice', keyword: 'enum', params }]
      })
    )
  })
  const it = await wire(made)
  isTold(
    await it.call('go', { city: 'Roma' }),
    'Invalid arguments for tool go: `city` must be one of "Rome" or "Oslo", received "Roma": send "Rome".'
  )
  await it.close()
})

// A gateway declares less than the tool behind it, so that the tool's own advice knows more.
test('what was advised where it was known stands, whatever the schema at hand', async () => {
  const made = withToolfault(new McpServer({ name: 'tests', version: '1' }))
  made.registerTool('go', { inputSchema: z.looseObject({}) }, (args) => {
    const schema = { type: 'object', properties: { city: { type: 'string' } } }
    const issues = [
      { path: ['city'], kind: 'missing', keyword: 'required' },
      { path: ['town'], kind: 'unexpected', keyword: 'additionalProperties' }
    ] as const
    throw toolFault(advise(invalidArguments('go', { issues }), { schema, value: args, meant }))
  })
  const it = await wire(made)
  isTold(
    await it.call('go', { town: 'Oslo' }),
    'Invalid arguments for tool go: `city` is missing: rename `town` to `city`.'
  )
  await it.close()
})

test('decide says what an error means; where it says nothing or throws, it is internal', async () => {
  const decide = (thrown: unknown): Fault | undefined => {
    if (thrown instanceof RangeError) return executionFailed({ message: 'The room is taken.' })
    if (thrown instanceof TypeError) throw new Error('no idea')
    return undefined
  }
  const taken = await throwing(() => new RangeError('room 12'), { decide })
  assert.match(String(textOf(await taken.call('go', {}))), /The room is taken\./)
  const lost = await throwing(() => new TypeError('x'), { decide })
  isTold(await lost.call('go', {}), 'Internal error')
  await taken.close()
  await lost.close()
})

test('whatever is thrown, the answer is one', async () => {
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  for (const thrown of [
    undefined,
    null,
    'text',
    7n,
    Symbol('s'),
    {},
    revoked.proxy,
    { fault: { kind: 'authorization_required' } }
  ]) {
    const it = await throwing(() => thrown)
    const answer = await it.call('go', {})
    fits(answer)
    assert.is(own(own(answer, 'result'), 'isError'), true)
    await it.close()
  }
})

test('an onFault that throws or rejects changes no answer', async () => {
  for (const onFault of [
    () => {
      throw new Error('x')
    },
    () => Promise.reject(new Error('x'))
  ]) {
    const it = await throwing(() => toolFault(internal()), { onFault })
    isTold(await it.call('go', {}), 'Internal error')
    await it.close()
  }
})

// The SDK throws these to be told: they stay what they were.
test('protocol errors of the SDK pass: -32042 as an error, the others as its result', async () => {
  const elicitations = [
    { mode: 'url' as const, elicitationId: 'e', url: 'https://x.example/', message: 'Sign in' }
  ]
  const url = await throwing(() => new UrlElicitationRequiredError(elicitations))
  assert.equal(own(await url.call('go', {}), 'error'), {
    code: -32042,
    message: 'URL elicitation required',
    data: { elicitations }
  })
  const other = await throwing(() => new ProtocolError(-32602, 'Question: Who?', { lost: true }))
  assert.equal(own(await other.call('go', {}), 'result'), {
    content: [{ type: 'text', text: 'Question: Who?' }],
    isError: true
  })
  await url.close()
  await other.close()
})

test('a call that was cancelled is no fault', async () => {
  const told: Array<unknown> = []
  const made = withToolfault(new McpServer({ name: 'tests', version: '1' }), {
    onFault: (fault) => told.push(fault)
  })
  let started = (): void => {}
  const running = new Promise<void>((done) => {
    started = done
  })
  let ended = (): void => {}
  const over = new Promise<void>((done) => {
    ended = done
  })
  made.registerTool('slow', {}, async ({ mcpReq: { signal } }) => {
    started()
    await new Promise((_, refuse) => signal.addEventListener('abort', refuse)).finally(ended)
    return { content: [] }
  })
  const it = await wire(made)
  void it.call('slow')
  await running
  await it.notify('notifications/cancelled', { requestId: 2 })
  await over
  // Whoever would tell of it has had the time.
  await new Promise((done) => setTimeout(done, 20))
  assert.ok(own(await it.request('ping'), 'result'))
  assert.equal(told, [])
  await it.close()
})

test('what a tool answers itself, isError and all, is left as it is', async () => {
  const made = withToolfault(new McpServer({ name: 'tests', version: '1' }))
  const answer = { content: [{ type: 'text' as const, text: 'no' }], isError: true }
  made.registerTool('go', {}, () => answer)
  const it = await wire(made)
  assert.equal(own(await it.call('go'), 'result'), answer)
  await it.close()
})

test.run()
