import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import {
  acceptedContent,
  createMcpHandler,
  inputRequired,
  inputResponse,
  McpServer
} from '@modelcontextprotocol/server'
import { judge } from '@toolfault/advice/judge'
import type { Call } from '@toolfault/client/call'
import { clock } from '@toolfault/client/clock'
import { jsonRpc } from '@toolfault/client/json-rpc'
import { mcpCaller } from '@toolfault/client/mcp-sdk-v2'
import { type Effects, type Run, retrying } from '@toolfault/client/retry'
import { type FormShown, type Reaching, user } from '@toolfault/client/user'
import { own } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'

const test = suite('client/resuming')

const text = (said: string) => ({ content: [{ type: 'text' as const, text: said }] })

const seat = inputRequired.elicit({
  message: 'Which seat?',
  requestedSchema: { type: 'object', properties: { seat: { type: 'string' } }, required: ['seat'] }
})

const pay = inputRequired.elicitUrl({ message: 'Pay there', url: 'https://pay.example/x' })

/** A server of the SDK, without a word of ours; what it was called with stands in `heard`. */
const flights = (heard: Array<unknown>): McpServer => {
  const server = new McpServer({ name: 'flights', version: '1.0.0' })
  const inputSchema = z.object({ city: z.string().optional() })
  server.registerTool('seat', { inputSchema }, (args, { mcpReq }) => {
    heard.push([args, mcpReq.requestState() ?? null])
    const got = acceptedContent(mcpReq.inputResponses, 'where')
    return got === undefined
      ? inputRequired({ inputRequests: { where: seat }, requestState: 'state' })
      : text(String(got['seat']))
  })
  server.registerTool('pay', { inputSchema }, (args, { mcpReq }) => {
    heard.push(args)
    const paid = own(inputResponse(mcpReq.inputResponses, 'page'), 'action') === 'accept'
    const sat = acceptedContent(mcpReq.inputResponses, 'where')
    return paid && sat !== undefined
      ? text('paid')
      : inputRequired({ inputRequests: { where: seat, page: pay } })
  })
  return server
}

const connected = async (heard: Array<unknown>): Promise<Client> => {
  const handler = createMcpHandler(() => flights(heard))
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      versionNegotiation: { mode: { pin: '2026-07-28' } },
      capabilities: { elicitation: { form: {}, url: {} } }
    }
  )
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: (url, init) => handler.fetch(new Request(url, init))
    })
  )
  return client
}

const schema = { type: 'object', properties: { city: { type: 'string' } } }

const tools = ['seat', 'pay'].map((name) => ({ name, inputSchema: schema }))

const filling = (ask: (form: FormShown) => unknown): NonNullable<Reaching['fill']> => ({
  tools,
  judge: judge(compile),
  ask
})

const ran = (call: Call, tool: string, reach: Reaching, more: Partial<Effects> = {}) =>
  retrying([{ id: 'c', tool, args: { city: 'Rome' } }], { call, clock, ...user(reach), ...more })

const endOf = ({ threads: [thread] }: Run): unknown =>
  thread?.ending?.end === 'given_up' ? thread.ending.because : thread?.ending?.end

const accepted = { action: 'accept', content: { seat: '7A' } }

// MRTR, "Client Requirements": answers under the names of the requests, the exact state, the same arguments.
test('a form of the server’s own is answered to the server, and not put into the arguments', async () => {
  const heard: Array<unknown> = []
  const client = await connected(heard)
  const forms: Array<FormShown> = []
  const fill = filling((form) => {
    forms.push(form)
    return accepted
  })
  const run = await ran(mcpCaller(client, { allowInputRequired: true }), 'seat', { fill })
  assert.is(endOf(run), 'succeeded')
  const answer = run.threads[0]?.answer
  assert.equal(own(answer?.ok === true ? answer.value : undefined, 'content'), text('7A').content)
  assert.equal(
    forms.map(({ message, tool }) => [message, tool]),
    [['Which seat?', 'seat']]
  )
  assert.equal(heard, [
    [{ city: 'Rome' }, null],
    [{ city: 'Rome' }, 'state']
  ])
  await client.close()
})

test('a page beside a form is visited once, and both are answered at once', async () => {
  const heard: Array<unknown> = []
  const client = await connected(heard)
  const shown: Array<string> = []
  const call = mcpCaller(client, { allowInputRequired: true })
  const show = (url: string): boolean => shown.push(url) > 0
  const visit = { clock, server: 'https://pay.example', show }
  const run = await ran(call, 'pay', { visit, fill: filling(() => accepted) })
  assert.is(endOf(run), 'succeeded')
  assert.equal(shown, ['https://pay.example/x'])
  assert.is(heard.length, 2)
  // Half an answer is none, and nobody is asked twice.
  const half = await ran(call, 'pay', { fill: filling(() => accepted) })
  assert.is.not(endOf(half), 'succeeded')
  for (const [no, end] of [
    [{ action: 'decline' }, 'declined'],
    [{ action: 'cancel' }, 'declined'],
    [7, 'user_must_act'],
    [undefined, 'user_must_act']
  ]) {
    heard.length = 0
    assert.is(endOf(await ran(call, 'pay', { visit, fill: filling(() => no) })), end)
    assert.is(heard.length, 1)
  }
  await client.close()
})

const asks =
  (inputRequests: object): Call =>
  () => ({
    ok: false,
    fault: { kind: 'invalid_arguments', issues: [{ path: ['x'], kind: 'missing' }] },
    wire: { resultType: 'input_required', inputRequests }
  })

const formOf = (properties: object): object => ({
  method: 'elicitation/create',
  params: { mode: 'form', message: 'x', requestedSchema: { type: 'object', properties } }
})

test('a form for a secret is not shown, and what cannot be read asks nothing', async () => {
  let count = 0
  const fill = filling(() => {
    count += 1
    return accepted
  })
  for (const requests of [
    { a: formOf({ password: { type: 'string' } }) },
    { a: formOf({ x: { type: 'string', title: 'Your API key' } }) },
    { a: { method: 'sampling/createMessage', params: {} } },
    {}
  ]) {
    assert.is(endOf(await ran(asks(requests), 'seat', { fill })), 'user_must_act')
  }
  assert.is(count, 0)
})

test('the model is given neither the answers nor the state', async () => {
  const called: Array<unknown> = []
  const given: Array<unknown> = []
  const call: Call = (made, signal) => {
    called.push(made.resumed ?? null)
    if (called.length === 1) return asks({ a: formOf({ seat: { type: 'string' } }) })(made, signal)
    const issues = [{ path: ['city'], kind: 'type' as const }]
    return called.length === 2
      ? { ok: false, fault: { kind: 'invalid_arguments', issues } }
      : { ok: true, value: 1 }
  }
  const run = await ran(
    call,
    'seat',
    { fill: filling(() => accepted) },
    {
      model: ({ failures, replies }) => {
        given.push(failures, replies)
        return failures.map((failure) => failure.call)
      }
    }
  )
  assert.is(endOf(run), 'succeeded')
  assert.equal(called, [null, { inputResponses: { a: accepted } }, null])
  assert.not.match(JSON.stringify(given), '7A')
  assert.not.match(JSON.stringify(run.transcript), '7A')
})

test('by JSON-RPC over HTTP as well, and with a model that could be asked', async () => {
  const sent: Array<unknown> = []
  const fetch = async (_: string, init: object): Promise<Response> => {
    const body: unknown = JSON.parse(String(own(init, 'body')))
    sent.push(own(body, 'params'))
    const result =
      sent.length === 1
        ? {
            resultType: 'input_required',
            inputRequests: { a: formOf({ seat: { type: 'string' } }) },
            requestState: 's'
          }
        : { content: [] }
    return Response.json({ jsonrpc: '2.0', id: own(body, 'id'), result })
  }
  const call = jsonRpc({ url: 'https://a.example/rpc', fetch, clock })
  const fill = filling(() => accepted)
  const run = await ran(call, 'seat', { fill }, { model: () => [] })
  assert.is(endOf(run), 'succeeded')
  assert.equal(sent, [
    { name: 'seat', arguments: { city: 'Rome' } },
    {
      name: 'seat',
      arguments: { city: 'Rome' },
      inputResponses: { a: accepted },
      requestState: 's'
    }
  ])
})

test.run()
