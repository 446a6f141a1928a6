import { own } from '@toolfault/model'
import type { McpForm } from '@toolfault/protocols/mcp'
import { unlessAborted } from '../unless-aborted.js'
import { around } from './around.js'
import type { RequestOptions } from './caller.js'
import { announcesTools } from './client.js'
import { type Known, mended } from './mended.js'
import type { ClientOptions } from './options.js'
import { listing, listingOnce } from './tools.js'

/** What differs between the two SDKs. */
export interface Way {
  /** The revision that the client speaks. */
  readonly revision: () => NonNullable<McpForm['version']>
  /** Asks the server for its tools, with the options of a request. */
  readonly lists: (options: RequestOptions) => Promise<unknown>
  /** The options of a request, among what `callTool` was given. */
  readonly given: (given: ReadonlyArray<unknown>) => unknown
}

/** Milliseconds that a failed call may wait for the list. */
const WAIT_MS = 5_000

interface State {
  options: ClientOptions
}

const wrapped = new WeakMap<object, State>()

/** Stand around `callTool` and `listTools` of one client, once. */
export const wrap = (client: object, options: ClientOptions, way: Way): void => {
  const before = wrapped.get(client)
  if (before !== undefined) {
    before.options = options
    return
  }
  const state: State = { options }
  wrapped.set(client, state)
  const listed = listing()
  const learn = listingOnce(listed, async () =>
    (await announcesTools(client)) ? way.lists({ timeout: WAIT_MS }) : undefined
  )
  around(client, 'listTools', async (inner, given) => {
    const result = await inner()
    listed.keep(given[0], result)
    return result
  })
  around(client, 'callTool', async (inner, given) => {
    const name = own(given[0], 'name')
    const call = { tool: typeof name === 'string' ? name : '', args: own(given[0], 'arguments') }
    const signal = own(way.given(given), 'signal')
    const known: Known = {
      listed,
      learn: () => unlessAborted(signal instanceof AbortSignal ? signal : undefined, learn)
    }
    return mended(inner, call, { ...state.options }, known, way.revision)
  })
}
