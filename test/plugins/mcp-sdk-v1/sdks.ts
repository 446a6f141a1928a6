import * as latestMemory from '@modelcontextprotocol/sdk/inMemory.js'
import * as latest from '@modelcontextprotocol/sdk/server/mcp.js'
import * as memory112 from 'sdk-1.12/inMemory.js'
import * as sdk112 from 'sdk-1.12/server/mcp.js'
import * as memory120 from 'sdk-1.20/inMemory.js'
import * as sdk120 from 'sdk-1.20/server/mcp.js'
import * as memory129 from 'sdk-1.29/inMemory.js'
import * as sdk129 from 'sdk-1.29/server/mcp.js'
import * as zod4 from 'zod'
import * as zod3 from 'zod3'
import type { Messages } from '../wire.js'

/** A registered tool, as all releases have it. */
export interface Registered {
  readonly update: (updates: object) => void
  readonly enable: () => void
  readonly disable: () => void
  readonly remove: () => void
}

/** What is used of an `McpServer`, alike in all releases. */
export interface Server {
  readonly server: object
  readonly registerTool: (
    name: string,
    config: object,
    handler: (...given: ReadonlyArray<unknown>) => unknown
  ) => Registered
  readonly connect: (transport: object) => Promise<void>
  readonly close: () => Promise<void>
}

/** One release, and the zod that it takes. */
export interface Sdk {
  readonly name: string
  readonly make: (options?: object) => Server
  readonly pair: () => readonly [object, Messages]
  readonly z: typeof zod4
}

// A border: the parts above are alike in all releases, their types are not.
const sdk = (name: string, module: unknown, memory: unknown, z: unknown): Sdk => {
  const { McpServer } = module as {
    readonly McpServer: new (info: object, options?: object) => Server
  }
  const { InMemoryTransport } = memory as {
    readonly InMemoryTransport: {
      readonly createLinkedPair: () => readonly [Messages, Messages]
    }
  }
  return {
    name,
    make: (options) => new McpServer({ name: 'rooms', version: '1.0.0' }, options),
    pair: () => InMemoryTransport.createLinkedPair(),
    z: z as typeof zod4
  }
}

/** The newest release that is supported, with zod 4. */
export const newest: Sdk = sdk('1.32', latest, latestMemory, zod4)

/** Each release at which something changed. */
export const sdks: ReadonlyArray<Sdk> = [
  sdk('1.12', sdk112, memory112, zod3),
  sdk('1.20', sdk120, memory120, zod3),
  sdk('1.29', sdk129, memory129, zod4),
  sdk('1.29 with zod 3', sdk129, memory129, zod3),
  newest,
  sdk('1.32 with zod 3', latest, latestMemory, zod3)
]
