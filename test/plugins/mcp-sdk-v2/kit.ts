import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  createMcpHandler,
  fromJsonSchema,
  InMemoryTransport,
  type McpHttpHandler,
  McpServer
} from '@modelcontextprotocol/server'
import { own } from '@toolfault/model'
import { FAULT, RETRY } from '@toolfault/protocols/mcp'
import type { McpRevision } from '@toolfault/types/mcp'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { type } from 'arktype'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { z } from 'zod'
import { isShared } from '../../corpus/shared.js'
import { published } from '../../official/published.js'

/** The input of the tables in which it was seen what an SDK says. */
export const input = z.object({
  city: z.string(),
  nights: z.int().min(1).optional(),
  class: z.enum(['eco', 'biz']).optional(),
  guest: z.object({ name: z.string(), tags: z.array(z.string()).optional() }).optional()
})

export const jsonSchema = {
  type: 'object',
  properties: {
    city: { type: 'string' },
    nights: { type: 'integer', minimum: 1 },
    class: { enum: ['eco', 'biz'] }
  },
  required: ['city'],
  additionalProperties: false
} as const

export const ark = type({ city: 'string', 'nights?': 'number.integer >= 1' })

export const valibot = toStandardJsonSchema(
  v.object({ city: v.string(), nights: v.optional(v.pipe(v.number(), v.integer())) })
)

/** What a tool that ran has seen. */
export interface Spy {
  readonly seen: Array<unknown>
}

/** A server with the tools of the table; `dress` comes before they are registered. */
export const server = (dress: (bare: McpServer) => unknown = () => {}, spy?: Spy): McpServer => {
  const made = new McpServer({ name: 'tests', version: '1.0.0' })
  dress(made)
  register(made, spy)
  return made
}

export const register = (made: McpServer, { seen }: Spy = { seen: [] }): void => {
  const ran = (args: unknown) => {
    seen.push(args)
    return { content: [{ type: 'text' as const, text: `ran ${JSON.stringify(args)}` }] }
  }
  made.registerTool('book', { description: 'Books a room.', inputSchema: input }, ran)
  made.registerTool('book_ark', { inputSchema: ark }, ran)
  made.registerTool('book_val', { inputSchema: valibot }, ran)
  made.registerTool('book_json', { inputSchema: fromJsonSchema(jsonSchema) }, ran)
  made.registerTool('strict', { inputSchema: z.strictObject({ a: z.string() }) }, ran)
  made.registerTool(
    'pet',
    {
      inputSchema: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), n: z.number() }),
        z.object({ kind: z.literal('b'), s: z.string() })
      ])
    },
    ran
  )
  made.registerTool('plain', { title: 'Says hello' }, () => ran('nothing'))
  made.registerTool(
    'out',
    { inputSchema: z.object({ city: z.string() }), outputSchema: z.object({ n: z.number() }) },
    ({ city }) => ({ content: [], structuredContent: { n: city === 'one' ? 1 : city } as never })
  )
}

/** JSON-RPC as it is, without a client that would say it in words of its own. */
export interface Wire {
  readonly request: (method: string, params?: unknown) => Promise<unknown>
  readonly call: (name: string, args?: unknown) => Promise<unknown>
  readonly notify: (method: string, params?: unknown) => Promise<void>
  /** What the server asked of its client. */
  readonly asked: Array<unknown>
  readonly close: () => Promise<void>
}

/** Says what a client answers to a request of the server's; `undefined` answers nothing. */
export type Answers = (request: unknown) => object | undefined

/** Speak to a server over linked memory in a revision of 2025. */
export const wire = async (
  to: McpServer,
  {
    answers = () => undefined,
    capabilities = {},
    version = '2025-11-25'
  }: { answers?: Answers; capabilities?: object; version?: McpRevision } = {}
): Promise<Wire> => {
  const [here, there] = InMemoryTransport.createLinkedPair()
  await to.connect(there)
  const waiting = new Map<unknown, (response: unknown) => void>()
  const asked: Array<unknown> = []
  let last = 0
  here.onmessage = (message) => {
    const id = own(message, 'id')
    if (own(message, 'method') === undefined) {
      waiting.get(id)?.(message)
    } else if (id !== undefined) {
      asked.push(own(message, 'params'))
      const answer = answers(message)
      // A border: it is what the test says it is.
      if (answer !== undefined) void here.send({ jsonrpc: '2.0', id, ...answer } as never)
    }
  }
  await here.start()
  const notify: Wire['notify'] = (method, params = {}) =>
    here.send({ jsonrpc: '2.0', method, params } as never)
  const request: Wire['request'] = (method, params = {}) =>
    new Promise((done) => {
      last += 1
      waiting.set(last, done)
      void here.send({ jsonrpc: '2.0', id: last, method, params } as never)
    })
  const clientInfo = { name: 'wire', version: '1' }
  await request('initialize', { protocolVersion: version, capabilities, clientInfo })
  await notify('notifications/initialized')
  const call: Wire['call'] = (name, args) =>
    request('tools/call', { name, ...(args === undefined ? {} : { arguments: args }) })
  return { request, call, notify, asked, close: () => here.close() }
}

/** Call a tool as 2026-07-28 has it: one request, which says all that the server has to know. */
export const post = async (
  handler: McpHttpHandler,
  name: string,
  args: unknown,
  { capabilities = {}, more = {} }: { capabilities?: object; more?: object } = {}
): Promise<unknown> => {
  const response = await handler.fetch(modern(name, args, capabilities, more))
  return readAnswer(response)
}

const modern = (name: string, args: unknown, capabilities: object, more: object): Request =>
  new Request('http://127.0.0.1/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': name
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name,
        arguments: args,
        ...more,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': capabilities,
          'io.modelcontextprotocol/clientInfo': { name: 'wire', version: '1' }
        }
      }
    })
  })

const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  const data = /^data: (.*)$/m.exec(text)?.[1]
  return JSON.parse(data ?? text)
}

/** A server per request behind a real socket; `close` ends it all. */
export const listening = async (
  factory: () => McpServer
): Promise<{ readonly url: URL; readonly close: () => Promise<void> }> => {
  const handler = createMcpHandler(factory)
  const node = toNodeHandler(handler)
  const http = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request
    void node(Object.assign(request, { method, url }), response)
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  // A border: a server that listens on a port has one.
  const { port } = http.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    close: async () => {
      await handler.close()
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    }
  }
}

/** The text of a result, which must be the only thing in it. */
export const textOf = (response: unknown): unknown => {
  const content = own(own(response, 'result'), 'content')
  return Array.isArray(content) && content.length === 1 ? own(content[0], 'text') : content
}

/** The data of ours in a result, by the key under which it stands. */
export const metaOf = (response: unknown, key: string = RETRY): unknown =>
  own(own(own(response, 'result'), '_meta'), key)

const official = isShared ? published() : undefined

/** Hold a response to the published schema of a revision. */
export const fits = (response: unknown, version: McpRevision = '2025-11-25'): void => {
  const error = own(response, 'error')
  const answer = error === undefined ? own(response, 'result') : { error }
  assert.equal(official?.mcp(version)(answer) ?? [], [])
}

/** The whole wire of a failed call in a revision of 2025, but for what rides along in `_meta`. */
export const isTold = (response: unknown, text: string): void => {
  fits(response)
  assert.type(own(metaOf(response), 'retry_capable'), 'boolean')
  assert.ok(metaOf(response, FAULT))
  const id = own(response, 'id')
  const result = Object(own(response, 'result'))
  assert.equal(Object.keys(result).sort(), ['_meta', 'content', 'isError'])
  assert.equal(
    { ...Object(response), result: { content: result.content, isError: result.isError } },
    { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }], isError: true } }
  )
}
