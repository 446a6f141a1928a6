import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import {
  createMcpHandler,
  inputRequired,
  type McpServer,
  WebStandardStreamableHTTPServerTransport as ServerTransport
} from '@modelcontextprotocol/server'
import { authorizationRequired, own, toolFault } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import type { McpRevision } from '@toolfault/types/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { fits, post, type Spy, input as schema, server, textOf, wire } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 elicit')

const MISSING = 'Invalid arguments for tool book: `city` is missing: add `city` (string).'

const asking = (spy?: Spy): McpServer =>
  server((bare) => {
    withToolfault(bare, { elicit: true })
    bare.registerTool('sign', {}, () => {
      throw toolFault(
        authorizationRequired('tool', [{ id: 'g', url: 'https://x.example/a' }], { service: 'G' })
      )
    })
  }, spy)

const accept = (content: object) => () => ({ result: { action: 'accept', content } })

const form = {
  message: 'Please fill in what is missing so I can book a room.',
  requestedSchema: {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city']
  }
}

const legacy: ReadonlyArray<readonly [McpRevision, object, object]> = [
  ['2025-11-25', { elicitation: { form: {} } }, { mode: 'form', ...form }],
  // An object without modes declares the form alone (2025-11-25, Elicitation, "Capabilities").
  ['2025-11-25', { elicitation: {} }, { mode: 'form', ...form }],
  // 2025-06-18 knows no modes.
  ['2025-06-18', { elicitation: {} }, form]
]

for (const [version, capabilities, params] of legacy) {
  test(`${version}, ${JSON.stringify(capabilities)}: the user is asked during the call`, async () => {
    const spy: Spy = { seen: [] }
    const answers = accept({ city: 'Rome' })
    const it = await wire(asking(spy), { version, capabilities, answers })
    assert.is(textOf(await it.call('book', { nights: 2 })), 'ran {"city":"Rome","nights":2}')
    assert.equal(it.asked, [params])
    assert.equal(spy.seen, [{ city: 'Rome', nights: 2 }])
    await it.close()
  })
}

const refusals: ReadonlyArray<readonly [string, object]> = [
  ['declined', { result: { action: 'decline' } }],
  ['cancelled', { result: { action: 'cancel' } }],
  ['answered with an error', { error: { code: -32603, message: 'no' } }],
  ['answered with no answer', { result: { hello: 1 } }],
  ['left it empty', { result: { action: 'accept', content: {} } }]
]

for (const [how, answer] of refusals) {
  test(`a user who ${how} is asked once, and the caller reads what is missing`, async () => {
    const spy: Spy = { seen: [] }
    const it = await wire(asking(spy), {
      capabilities: { elicitation: { form: {} } },
      answers: () => answer
    })
    assert.is(textOf(await it.call('book', {})), MISSING)
    assert.is(it.asked.length, 1)
    assert.equal(spy.seen, [])
    await it.close()
  })
}

test('what the user answers is checked before the tool runs, and the caller reads what its own call lacks', async () => {
  const spy: Spy = { seen: [] }
  const made = asking(spy)
  made.registerTool(
    'stay',
    { inputSchema: z.object({ city: z.string(), nights: z.int().min(1).max(30) }) },
    () => ({ content: [] })
  )
  const lacks =
    'Invalid arguments for tool stay:\n- `city` is missing: add `city` (string)\n- `nights` is missing: add `nights` (integer, at least 1, at most 30)'
  const capabilities = { elicitation: { form: {} } }
  const content = { city: 'Rome', nights: 99 }
  const it = await wire(made, { capabilities, answers: accept(content) })
  assert.is(textOf(await it.call('stay', {})), lacks)
  assert.is(it.asked.length, 1)
  await it.close()
  const other = await wire(asking(spy), { capabilities, answers: accept({ city: 7 }) })
  assert.is(textOf(await other.call('book', {})), MISSING)
  assert.equal(spy.seen, [])
  await other.close()
})

test('nobody is asked who cannot be, who need not be, or where nobody said so', async () => {
  const undeclared = await wire(asking())
  assert.is(textOf(await undeclared.call('book', {})), MISSING)
  const pages = await wire(asking(), { capabilities: { elicitation: { url: {} } } })
  assert.is(textOf(await pages.call('book', {})), MISSING)
  const able = { capabilities: { elicitation: { form: {} } }, answers: accept({ city: 'Rome' }) }
  const wrong = await wire(asking(), able)
  assert.match(String(textOf(await wrong.call('book', { city: 7 }))), /must be a string/)
  const off = await wire(
    server((bare) => withToolfault(bare)),
    able
  )
  assert.is(textOf(await off.call('book', {})), MISSING)
  for (const it of [undeclared, pages, wrong, off]) {
    assert.equal(it.asked, [])
    await it.close()
  }
})

test('a fault that lacks authorization is -32042 in 2025-11-25, where pages are declared (row M5)', async () => {
  const it = await wire(asking(), { capabilities: { elicitation: { url: {} } } })
  const answer = await it.call('sign')
  fits(answer)
  assert.equal(own(answer, 'error'), {
    code: -32042,
    message: 'Requirements of this tool are not met.',
    data: {
      elicitations: [
        {
          mode: 'url',
          elicitationId: 'g',
          url: 'https://x.example/a',
          message: 'Authorization required for G.'
        }
      ]
    }
  })
  await it.close()
  const other = await wire(asking(), { capabilities: { elicitation: {} } })
  assert.match(String(textOf(await other.call('sign'))), /^Authorization required for G\. Ask/)
  await other.close()
})

const capabilities = { elicitation: { form: {}, url: {} } }

test('2026-07-28: the answer asks, and the repeated call brings what the user said (MRTR)', async () => {
  const spy: Spy = { seen: [] }
  const handler = createMcpHandler(() => asking(spy))
  const first = await post(handler, 'book', { nights: 2 }, { capabilities })
  fits(first, '2026-07-28')
  const result = own(first, 'result')
  assert.is(own(result, 'resultType'), 'input_required')
  assert.equal(own(result, 'inputRequests'), {
    arguments: { method: 'elicitation/create', params: { mode: 'form', ...form } }
  })
  assert.equal(spy.seen, [])
  const answered = (answer: object): object => ({ inputResponses: { arguments: answer } })
  const good = await post(
    handler,
    'book',
    { nights: 2 },
    { capabilities, more: answered({ action: 'accept', content: { city: 'Rome' } }) }
  )
  assert.is(textOf(good), 'ran {"city":"Rome","nights":2}')
  for (const answer of [{ action: 'decline' }, { action: 'accept', content: {} }]) {
    const declined = await post(handler, 'book', {}, { capabilities, more: answered(answer) })
    fits(declined, '2026-07-28')
    assert.is(textOf(declined), MISSING)
  }
  const other = { inputResponses: { other: { action: 'accept' } } }
  assert.is(textOf(await post(handler, 'book', {}, { capabilities, more: other })), MISSING)
  assert.is(spy.seen.length, 1)
  assert.is(textOf(await post(handler, 'book', {})), MISSING)
  await handler.close()
})

test('2026-07-28: a user who was sent to a page is not sent there again', async () => {
  const handler = createMcpHandler(() => asking())
  const first = await post(handler, 'sign', {}, { capabilities })
  fits(first, '2026-07-28')
  assert.equal(own(own(first, 'result'), 'inputRequests'), {
    g: {
      method: 'elicitation/create',
      params: {
        mode: 'url',
        message: 'Authorization required for G.',
        url: 'https://x.example/a'
      }
    }
  })
  for (const action of ['accept', 'decline']) {
    const more = { inputResponses: { g: { action } } }
    const again = await post(handler, 'sign', {}, { capabilities, more })
    assert.match(String(textOf(again)), /^Authorization required for G\. Ask/)
  }
  await handler.close()
})

test('2026-07-28: the author’s state travels with the question', async () => {
  const handler = createMcpHandler(() =>
    server((bare) => withToolfault(bare, { elicit: { requestState: () => 'signed' } }))
  )
  const first = await post(handler, 'book', {}, { capabilities })
  assert.is(own(own(first, 'result'), 'requestState'), 'signed')
  await handler.close()
})

test('over HTTP the question goes the way of the call: no other stream is needed', async () => {
  const made = asking()
  const transport = new ServerTransport({ sessionIdGenerator: () => 'one' })
  await made.connect(transport)
  const client = new Client({ name: 'tests', version: '1' }, { capabilities: { elicitation: {} } })
  client.setRequestHandler('elicitation/create', () => ({
    action: 'accept',
    content: { city: 'Rome' }
  }))
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://127.0.0.1/mcp'), {
      fetch: async (url, init) =>
        init?.method === 'GET'
          ? new Response(null, { status: 405 })
          : transport.handleRequest(new Request(url, init))
    })
  )
  const result = await client.callTool({ name: 'book', arguments: {} })
  assert.equal(result.content, [{ type: 'text', text: 'ran {"city":"Rome"}' }])
  await client.close()
  await made.close()
})

test('a v2 client answers what 2026-07-28 asks, and calls again by itself', async () => {
  const handler = createMcpHandler(() => asking())
  const client = new Client(
    { name: 'tests', version: '1' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: 'auto' } }
  )
  let asked = 0
  client.setRequestHandler('elicitation/create', () => {
    asked += 1
    return asked === 1 ? { action: 'accept', content: { city: 'Rome' } } : { action: 'decline' }
  })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://127.0.0.1/mcp'), {
      fetch: (url, init) => handler.fetch(new Request(url, init))
    })
  )
  const good = await client.callTool({ name: 'book', arguments: {} })
  assert.equal(good.content, [{ type: 'text', text: 'ran {"city":"Rome"}' }])
  const declined = await client.callTool({ name: 'book', arguments: {} })
  assert.equal(declined.content, [{ type: 'text', text: MISSING }])
  assert.is(asked, 2)
  await client.close()
  await handler.close()
})

test('a tool that asks the user itself is entered again, and the form is not', async () => {
  const made = asking()
  made.registerTool('twice', { inputSchema: schema }, ({ city }, { mcpReq }) =>
    mcpReq.inputResponses === undefined
      ? inputRequired({
          inputRequests: {
            sure: inputRequired.elicit({
              message: `Sure of ${city}?`,
              requestedSchema: { type: 'object', properties: { yes: { type: 'boolean' } } }
            })
          }
        })
      : { content: [{ type: 'text', text: `${city} it is` }] }
  )
  const it = await wire(made, {
    capabilities: { elicitation: { form: {} } },
    answers: (request) =>
      accept(
        String(own(own(request, 'params'), 'message')).startsWith('Sure')
          ? { yes: true }
          : { city: 'Rome' }
      )()
  })
  assert.is(textOf(await it.call('twice', {})), 'Rome it is')
  assert.is(it.asked.length, 2)
  await it.close()
})

test.run()
