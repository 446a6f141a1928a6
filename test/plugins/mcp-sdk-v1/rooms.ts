import { McpError } from '@modelcontextprotocol/sdk/types.js'
import { authorizationRequired, toolFault, unavailable } from '@toolfault/model'
import type { Sdk, Server } from './sdks.js'

/** A server, and the names of the tools that ran. */
export interface Rooms {
  readonly server: Server
  readonly ran: ReadonlyArray<string>
}

/** The tools of the table in which the SDK's own answers were observed. */
export const rooms = (
  { make, z }: Sdk,
  options?: object,
  before?: (server: Server) => void
): Rooms => {
  const server = make(options)
  const ran: Array<string> = []
  before?.(server)
  const add = (
    name: string,
    config: object,
    run: () => unknown = () => ({ content: [] })
  ): void => {
    server.registerTool(name, config, () => {
      ran.push(name)
      return run()
    })
  }
  const book = {
    city: z.string(),
    nights: z.number().int().min(1),
    class: z.enum(['eco', 'biz']),
    guest: z.object({ name: z.string(), tags: z.array(z.string()).optional() })
  }
  add('book', { description: 'Book a room', inputSchema: book })
  add('out', { outputSchema: { n: z.number() }, inputSchema: { n: z.number() } }, () => ({
    content: [],
    structuredContent: { n: 'x' }
  }))
  add('outmissing', { outputSchema: { n: z.number() }, inputSchema: { n: z.number() } })
  add('coded', {}, () => {
    throw new McpError(-32602, 'Question: Who?', { who: 1 })
  })
  add('boom', { inputSchema: {} }, () => {
    throw new Error('kaboom')
  })
  add('busy', { inputSchema: {}, outputSchema: { n: z.number() } }, () => {
    throw toolFault(unavailable({ retryAfterMs: 1000, developerMessage: 'pool of 10 is empty' }))
  })
  add('mail', {}, () => {
    throw toolFault(
      authorizationRequired('tool', [{ id: 'c1', url: 'https://auth.example.com/c1' }], {
        service: 'mail'
      })
    )
  })
  add('visit', {}, () => {
    throw new McpError(-32042, 'Visit', { elicitations: [] })
  })
  return { server, ran }
}

/** A call of `book` that is right. */
export const good = { city: 'Oslo', nights: 2, class: 'eco', guest: { name: 'Ada' } } as const
