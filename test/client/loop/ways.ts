import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2
} from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Call } from '@toolfault/client/call'
import { clock } from '@toolfault/client/clock'
import { f7 } from '@toolfault/client/f7'
import { edge, jsonRpc } from '@toolfault/client/json-rpc'
import { mcpCaller as mcpCallerV1 } from '@toolfault/client/mcp-sdk-v1'
import { mcpCaller as mcpCallerV2 } from '@toolfault/client/mcp-sdk-v2'
import { type Fetch, oxp } from '@toolfault/client/oxp'
import { preflight } from '@toolfault/client/preflight'
import type { Judge, Tool } from '@toolfault/model'
import { type Connected, renewing } from './renewing.js'

/** A way to call the tools of one server. */
export interface Way extends Connected {
  readonly name: string
}

const none = async (): Promise<void> => undefined

const info = { name: 'loop', version: '0.0.0' }

/** A connection that a busy machine left idle may end as it is used again: that is not what is measured. */
const fresh: Fetch = (url, request) =>
  fetch(url, { ...request, headers: { ...request.headers, connection: 'close' } })

/** Every protocol of `toolfault serve`, each by its own caller over real HTTP. */
export const ways = async (
  url: string,
  judge: Judge,
  tools: ReadonlyArray<Tool>
): Promise<ReadonlyArray<Way>> => {
  const http = { url, fetch: fresh, clock }
  const calls = { ...http, url: `${url}/tools/call` }
  const atF7 = preflight({ clock, judge, f7: { url, fetch: fresh } })
  return [
    { name: 'oxp', call: oxp(http), close: none },
    { name: 'json-rpc', call: jsonRpc(calls), close: none },
    { name: 'edge', call: edge(calls), close: none },
    { name: 'f7 call', call: f7(http), close: none },
    { name: 'f7 validate', call: checked(atF7, tools, f7(http)), close: none },
    { name: 'mcp v1', ...(await renewing(() => v1(url))) },
    { name: 'mcp v2', ...(await renewing(() => v2(url))) },
    { name: 'ncp', ...(await renewing(() => ncp(url, judge, tools))) }
  ]
}

const clientV1 = async (url: string): Promise<ClientV1> => {
  const client = new ClientV1(info)
  const transport = new TransportV1(new URL(`${url}/mcp`))
  // A border: its own types are not exact about optional members.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return client
}

const v1 = async (url: string): Promise<Connected> => {
  const client = await clientV1(url)
  return { call: mcpCallerV1(client), close: () => client.close() }
}

const v2 = async (url: string): Promise<Connected> => {
  const client = new ClientV2(info)
  await client.connect(new TransportV2(new URL(`${url}/mcp`)))
  return { call: mcpCallerV2(client), close: () => client.close() }
}

const ncp = async (url: string, judge: Judge, tools: ReadonlyArray<Tool>): Promise<Connected> => {
  const client = await clientV1(url)
  const call = (name: string, args: object): Promise<unknown> =>
    client.callTool({ name, arguments: { ...args } })
  const capabilities = client.getServerCapabilities()
  const check = preflight({ clock, judge, mcp: { capabilities, call } })
  return { call: checked(check, tools, mcpCallerV1(client)), close: () => client.close() }
}

/** Ask whether the call is right before it is made, and make only one that is. */
const checked = (
  check: ReturnType<typeof preflight>,
  tools: ReadonlyArray<Tool>,
  call: Call
): Call => {
  const known = new Map(tools.map((tool) => [tool.name, tool]))
  return async (made, signal) => {
    const tool = known.get(made.tool) ?? { name: made.tool }
    const { verdict } = await check(tool, made.args, signal)
    return verdict.valid ? call(made, signal) : { ok: false, fault: verdict.fault }
  }
}
