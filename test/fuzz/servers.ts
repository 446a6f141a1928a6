import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  InMemoryTransport as InMemory2,
  McpServer as McpServer2
} from '@modelcontextprotocol/server'
import { toolfault } from '@toolfault/plugins/fastify'
import { withToolfault as withSdk1 } from '@toolfault/plugins/mcp-sdk-v1'
import { withToolfault as withSdk2 } from '@toolfault/plugins/mcp-sdk-v2'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SECRET } from '../hostile/texts.js'
import { book } from '../plugins/tool-validation/servers.js'
import { shaken, type Wire } from '../plugins/wire.js'
import { decide } from './shapes.js'

/** Servers of real frameworks, each made when it is first asked for; none listens anywhere. */

const once = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const info = { name: 'fuzz', version: '1.0.0' }
const shape = { city: z.string().min(2), nights: z.int().min(1) }
const booked = () => ({ content: [{ type: 'text' as const, text: 'booked' }] })
const broken = (): never => {
  throw new Error(SECRET)
}

let app: Promise<FastifyInstance> | undefined

/** The app of the framework, which is made once, of the options that were given first. */
export const fastifyApp = (options: Parameters<typeof toolfault>[1]): Promise<FastifyInstance> => {
  app ??= (async () => {
    const fresh = Fastify()
    await fresh.register((scope) => toolfault(scope, options))
    return fresh
  })()
  return app
}

/** A client's end of a server of the SDK's first line. */
export const sdk1Wire: () => Promise<Wire> = once(async () => {
  const server = withSdk1(new McpServer(info), { attempts: false })
  server.registerTool('book', { inputSchema: shape }, booked)
  server.registerTool('broken', { inputSchema: {} }, broken)
  const [here, there] = InMemoryTransport.createLinkedPair()
  await server.connect(here)
  return shaken(there)
})

/** A client's end of a server of the SDK's second line. */
export const sdk2Wire: () => Promise<Wire> = once(async () => {
  const server = withSdk2(new McpServer2(info), { attempts: false })
  server.registerTool('book', { inputSchema: z.object(shape) }, booked)
  server.registerTool('broken', { inputSchema: z.object({}) }, broken)
  const [here, there] = InMemory2.createLinkedPair()
  await server.connect(here)
  return shaken(there)
})

/** A client's end of a server that answers questions before calls. */
export const announced: () => Promise<Wire> = once(async () => {
  const server = new McpServer(info)
  announceToolValidation(server, [book], { judge: decide, batch: 4 })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await server.connect(here)
  return shaken(there)
})
