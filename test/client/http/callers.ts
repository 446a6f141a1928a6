import type { Call } from '@toolfault/client/call'
import type { Clock } from '@toolfault/client/clock'
import { f7 } from '@toolfault/client/f7'
import { edge, jsonRpc } from '@toolfault/client/json-rpc'
import { type Fetch, type HttpOptions, oxp } from '@toolfault/client/oxp'

/** All that call over HTTP, and an answer with which each says that all went well. */
export const callers: ReadonlyArray<{
  readonly name: string
  readonly make: (options: HttpOptions) => Call
  readonly well: object
}> = [
  { name: 'oxp', make: oxp, well: { call_id: 'c1', success: true, value: 1 } },
  { name: 'json-rpc', make: jsonRpc, well: { jsonrpc: '2.0', id: 'c1', result: { content: [] } } },
  { name: 'edge', make: edge, well: { success: true, data: 1 } },
  { name: 'f7', make: f7, well: { content: [], isError: false } }
]

/** The platform's, as an effect that is passed in. */
export const platform: Fetch = fetch

export const options = (url: string, clock: Pick<Clock, 'sleep'>): HttpOptions => ({
  url,
  clock,
  fetch: platform
})

export const call = { id: 'c1', tool: 'walk', args: { steps: 3 } } as const
