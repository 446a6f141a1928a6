import * as v2 from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as server2 from '@modelcontextprotocol/server'
import { type Fault, isList, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { decode } from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { z as z3 } from 'zod3'
import { isShared, readShared } from '../corpus/shared.js'

const test = suite('official/texts')

const done = { content: [{ type: 'text' as const, text: 'done' }] }

type Call = (name: string, args: Record<string, unknown>) => Promise<unknown>

/** The fault that is read of the text that a real server gave. */
const faultOf = async (call: Call, name: string, args: Record<string, unknown>): Promise<Fault> => {
  let text: unknown
  try {
    text = own(own(own(await call(name, args), 'content'), '0'), 'text')
  } catch (error) {
    // A protocol error, whose message the client's SDK spells.
    text = own(error, 'message')
  }
  const read = decode(text)
  if (read._tag === 'Left') throw new Error(`${String(text)} is no text`)
  return read.right.value
}

const shapeOf = (fault: Fault): unknown => [
  fault.kind,
  fault.tool,
  fault.message,
  fault.kind === 'invalid_arguments'
    ? fault.issues.map(({ keyword, path }) => [keyword, path.join('/')])
    : undefined
]

const booking = {
  city: z.string(),
  nights: z.number().int().min(1).max(30),
  class: z.enum(['eco', 'biz']).optional(),
  guest: z.object({ name: z.string(), tags: z.array(z.string()).max(2) }).optional(),
  mail: z.email().optional()
}

const wrong = {
  nights: 0,
  class: 'first',
  guest: { name: 1, tags: ['a', 2] },
  mail: 'nobody'
}

/** A border: the types of zod 3 are too deep for the compiler here. */
const three = {
  city: z3.string(),
  nights: z3.number().min(1),
  kind: z3.enum(['a', 'b'])
} as unknown as typeof booking

const found = [
  ['required', 'city'],
  ['minimum', 'nights'],
  ['enum', 'class'],
  ['type', 'guest/name'],
  ['type', 'guest/tags/1'],
  ['format', 'mail']
]

/** What both servers offer, by the SDK that registers it. */
const checks = async (call: Call): Promise<void> => {
  assert.equal(shapeOf(await faultOf(call, 'book', wrong)), [
    'invalid_arguments',
    'book',
    undefined,
    found
  ])
  assert.equal(shapeOf(await faultOf(call, 'strict', { a: '', b: 1 })), [
    'invalid_arguments',
    'strict',
    undefined,
    [['additionalProperties', 'b']]
  ])
  assert.equal(shapeOf(await faultOf(call, 'nope', {})), [
    'unknown_tool',
    'nope',
    undefined,
    undefined
  ])
  assert.equal(shapeOf(await faultOf(call, 'fails', {})), [
    'execution_failed',
    undefined,
    'kaboom',
    undefined
  ])
}

test('MCP SDK v1: every issue of its texts is found at its place', async () => {
  const server = new McpServer({ name: 'inn', version: '1.0.0' })
  server.registerTool('book', { inputSchema: booking }, () => done)
  server.registerTool('strict', { inputSchema: z.strictObject({ a: z.string() }) }, () => done)
  server.registerTool('fails', {}, () => {
    throw new Error('kaboom')
  })
  server.registerTool('three', { inputSchema: three }, () => done)
  const client = new Client({ name: 'test', version: '1.0.0' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(theirs), client.connect(ours)])
  const call: Call = (name, args) => client.callTool({ name, arguments: args })
  await checks(call)
  assert.equal(shapeOf(await faultOf(call, 'three', { nights: 0, kind: 'c' })), [
    'invalid_arguments',
    'three',
    undefined,
    [
      ['required', 'city'],
      ['minimum', 'nights'],
      ['enum', 'kind']
    ]
  ])
  await client.close()
  await server.close()
})

test('MCP SDK v2: every issue of its texts is found at its place', async () => {
  const server = new server2.McpServer({ name: 'inn', version: '1.0.0' })
  server.registerTool('book', { inputSchema: z.object(booking) }, () => done)
  server.registerTool('strict', { inputSchema: z.strictObject({ a: z.string() }) }, () => done)
  server.registerTool('fails', {}, () => {
    throw new Error('kaboom')
  })
  const client = new v2.Client({ name: 'test', version: '1.0.0' })
  const [ours, theirs] = v2.InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(theirs), client.connect(ours)])
  await checks((name, args) => client.callTool({ name, arguments: args }))
  await client.close()
  await server.close()
})

if (isShared) {
  test('the texts of the published examples are read, and none is blamed on a caller who did nothing', () => {
    const kinds = new Map<string, string>()
    const examples = readShared('protocol-examples.json')
    for (const example of isList(examples) ? examples : []) {
      const result = own(own(example, 'wire'), 'result') ?? own(example, 'wire')
      const text = own(own(own(result, 'content'), '0'), 'text')
      if (own(result, 'isError') !== true || typeof text !== 'string') continue
      const read = decode(text)
      assert.is(read._tag, 'Right')
      if (read._tag === 'Left') continue
      assert.is(encode(read.right.value, read.right.form), text)
      kinds.set(text, read.right.value.kind)
    }
    assert.ok(kinds.size > 3)
    for (const [text, kind] of kinds) {
      assert.is(kind, /^\S+ rate limit/.test(text) ? 'unavailable' : 'execution_failed', text)
    }
  })
}

test.run()
