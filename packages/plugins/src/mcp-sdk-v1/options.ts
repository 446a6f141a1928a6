import type { McpOptions } from '../mcp/options.js'

/** How the plugin answers on a server of SDK v1. */
export interface McpSdkV1Options extends McpOptions {
  /**
   * Arguments with more elements of arrays and members of objects than this, at all depths, are refused
   * before they are checked. The server's own `maxToolInputElements` counts as well, where it is less.
   */
  readonly maxElements?: number
}
