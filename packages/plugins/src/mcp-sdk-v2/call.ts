import type { McpCall } from '../mcp/options.js'
import { peerOf } from '../mcp/peer.js'
import type { Server } from './server.js'

/** One call as the SDK's context tells it. */
export const callOf = (
  server: Server,
  tool: string,
  args: unknown,
  schema: () => unknown,
  ctx: unknown
): McpCall => ({
  ...peerOf(ctx, { server: server.low }),
  tool,
  args,
  // Converting takes longer than validating does, and most calls need none.
  get schema() {
    return schema()
  },
  request: ctx
})
