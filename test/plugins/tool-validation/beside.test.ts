import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { McpServer as McpServerV2, Server as ServerV2 } from '@modelcontextprotocol/server'
import { type Fault, own } from '@toolfault/model'
import { guardToolCall } from '@toolfault/plugins/mcp-low-level'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v1'
import { withToolfault as withToolfaultV2 } from '@toolfault/plugins/mcp-sdk-v2'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { book, byAjv, seen } from './servers.js'

const test = suite('plugins/tool-validation/beside')

const info = { name: 'tests', version: '1.0.0' }
const shape = { city: z.string(), nights: z.int().min(1) }

/** A server with its own way to guard a call of `book`, which fails in Atlantis. */
interface Guarded {
  readonly server: Parameters<typeof announceToolValidation>[0]
  readonly guard: () => unknown
  readonly addTool: () => unknown
  readonly connect: (transport: never) => Promise<void>
}

type OnFault = (fault: Fault) => unknown

const run = (args: unknown) => {
  if (own(args, 'city') === 'Atlantis') throw new Error('flooded')
  return { content: [{ type: 'text' as const, text: 'booked' }] }
}

const handler = (request: unknown) => run(own(own(request, 'params'), 'arguments'))

const sorts: Readonly<Record<string, (onFault: OnFault) => Guarded>> = {
  'McpServer, v1': (onFault) => {
    const server = new McpServer(info)
    return {
      server,
      guard: () => withToolfault(server, { onFault }),
      addTool: () => {
        server.registerTool('book', { inputSchema: shape }, run)
        // Sets handlers of other methods.
        server.registerPrompt('hello', {}, () => ({ messages: [] }))
      },
      connect: (transport) => server.connect(transport)
    }
  },
  'McpServer, v2': (onFault) => {
    const server = new McpServerV2(info)
    return {
      server,
      guard: () => withToolfaultV2(server, { onFault, form: { unknownTool: 'result' } }),
      addTool: () => {
        server.registerTool('book', { inputSchema: z.object(shape) }, run)
        server.registerPrompt('hello', {}, () => ({ messages: [] }))
      },
      connect: (transport) => server.connect(transport)
    }
  },
  'Server, v1': (onFault) => {
    const server = new Server(info, { capabilities: { tools: {} } })
    const options = { tools: [book], judge: byAjv, server, onFault }
    return {
      server,
      guard: () => server.setRequestHandler(CallToolRequestSchema, guardToolCall(handler, options)),
      addTool: () => undefined,
      connect: (transport) => server.connect(transport)
    }
  },
  'Server, v2': (onFault) => {
    const server = new ServerV2(info, { capabilities: { tools: {} } })
    const options = { tools: [book], judge: byAjv, server, onFault }
    return {
      server,
      guard: () => server.setRequestHandler('tools/call', guardToolCall(handler, options)),
      addTool: () => undefined,
      connect: (transport) => server.connect(transport)
    }
  }
}

/** In which order a server gets its plugins and its tools. */
const orders = [
  ['guard', 'announce', 'tools'],
  ['announce', 'guard', 'tools'],
  ['tools', 'guard', 'announce'],
  ['tools', 'announce', 'guard']
] as const

const textOf = (result: unknown): string => JSON.stringify(own(result, 'content'))

for (const [sort, make] of Object.entries(sorts)) {
  for (const order of orders) {
    test(`${sort}, ${order.join(', ')}: a call knows the validation before it, and each fault is told once`, async () => {
      const told: Array<string> = []
      const onFault =
        (by: string): OnFault =>
        ({ kind }) =>
          told.push(`${by} ${kind}`)
      const { addTool, connect, guard, server } = make(onFault('call'))
      const steps = {
        guard,
        tools: addTool,
        announce: () =>
          announceToolValidation(server, [book], { judge: byAjv, onFault: onFault('validate') })
      }
      for (const step of order) steps[step]()
      const client = await seen({ connect })
      const ask = (args: object): Promise<unknown> =>
        client.call('validate', { tool: 'book', arguments: args })

      assert.not.match(textOf(await ask({ city: 'Rome' })), 'last attempt')
      const wrong = await client.call('book', { city: 'Rome' })
      assert.match(textOf(wrong), 'The last attempt failed in the same way: still wrong `nights`')
      assert.match(textOf(await ask({ city: 'Rome' })), 'failed 3 times')
      assert.match(textOf(await ask({ city: 'Rome', nights: 1 })), 'true')
      assert.not.match(textOf(await client.call('book', { city: 'Rome' })), 'last attempt')
      assert.match(textOf(await client.call('book', { city: 'Rome', nights: 1 })), 'booked')

      told.length = 0
      const flooded = textOf(await client.call('book', { city: 'Atlantis', nights: 1 }))
      assert.match(flooded, 'Internal error')
      assert.not.match(flooded, 'last attempt')
      assert.not.match(flooded, 'times')
      assert.equal(told, ['call internal'])
      await client.close()
    })
  }
}

test('who connects to the same server later is another session', async () => {
  for (const [sort, make] of Object.entries(sorts)) {
    const { addTool, connect, guard, server } = make(() => undefined)
    guard()
    addTool()
    announceToolValidation(server, [book], { judge: byAjv })
    const first = await seen({ connect })
    await first.call('book', {})
    await first.close()
    const second = await seen({ connect })
    assert.not.match(textOf(await second.call('book', {})), 'last attempt', sort)
    const asked = await second.call('validate', { tool: 'book', arguments: {} })
    assert.match(textOf(asked), 'last attempt', sort)
    await second.close()
  }
})

test.run()
