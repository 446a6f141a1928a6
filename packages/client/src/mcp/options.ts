import type { Judge, Registry } from '@toolfault/model'
import type { McpForm } from '@toolfault/protocols/mcp'

/** How a client tells of calls that failed. */
export interface ClientOptions {
  /** Finds what is wrong with arguments, so that a plain server's failures get advice. */
  readonly judge?: Judge
  /** The server's tools; when absent, those that the client has listed itself. */
  readonly tools?: Registry
  /** Ask the server once for its tools, where a failure is to be explained and none are known; on by default. */
  readonly lists?: boolean
  /** Leave protocol errors thrown, as the SDK has them; off by default. */
  readonly throws?: boolean
  /** How the text is worded. */
  readonly form?: Pick<McpForm, 'pack' | 'verbosity' | 'budget' | 'measure' | 'carrier' | 'baseUrl'>
}
