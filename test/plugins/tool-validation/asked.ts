import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Registry } from '@toolfault/model'
import {
  announceToolValidation,
  type ToolValidationOptions
} from '@toolfault/plugins/tool-validation'
import { book, byAjv, type Seen, seen, verdictIn } from './servers.js'

/** A server of v1 with a client, and a way to ask it about a call. */
export interface Asked {
  readonly server: McpServer
  readonly client: Seen
  readonly ask: (tool: unknown, args: unknown) => Promise<unknown>
  /** What the server announces. */
  readonly announced: Readonly<Record<string, unknown>>
}

export const asked = async (
  options: Partial<ToolValidationOptions> = {},
  tools: Registry | 'listed' = [book]
): Promise<Asked> => {
  const server = new McpServer({ name: 'tests', version: '1.0.0' })
  announceToolValidation(server, tools, { judge: byAjv, ...options })
  const client = await seen({ connect: (transport) => server.connect(transport) })
  const { experimental } = client.capabilities() as {
    experimental: { toolValidation: Record<string, unknown> }
  }
  return {
    server,
    client,
    ask: async (tool, args) => verdictIn(await client.call('validate', { tool, arguments: args })),
    announced: experimental.toolValidation
  }
}

/** The verdict that says nothing but yes. */
export const yes = { valid: true, errors: [], warnings: [], suggestions: [] }

/** A call that the schema lets through. */
export const right = { city: 'Rome', nights: 2 }
