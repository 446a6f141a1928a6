import { keysOf, own } from '@toolfault/model'
import { type McpSdkV1Options, withToolfault } from '@toolfault/plugins/mcp-sdk-v1'
import type { McpRevision } from '@toolfault/types/mcp'
import * as assert from 'uvu/assert'
import { isShared } from '../../corpus/shared.js'
import { published } from '../../official/published.js'
import { type Introduction, shaken, type Wire } from '../wire.js'
import { rooms } from './rooms.js'
import type { Sdk, Server } from './sdks.js'

/** A connection in memory to a server of the rooms. */
export interface Talk extends Wire {
  readonly server: Server
  readonly ran: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

/** Connect to a server of the rooms as the SDK alone has it. */
export const plainTalk = async (sdk: Sdk, client?: Introduction): Promise<Talk> => {
  const { ran, server } = rooms(sdk)
  return { ...(await joined(sdk, server, client)), ran, server, close: () => server.close() }
}

/** Connect to a server of the rooms with the plugin. */
export const talk = async (
  sdk: Sdk,
  options: McpSdkV1Options = {},
  client?: Introduction
): Promise<Talk> => {
  const { ran, server } = rooms(sdk)
  withToolfault(server, options)
  return { ...(await joined(sdk, server, client)), ran, server, close: () => server.close() }
}

/** Connect to any server, and shake hands. */
export const joined = async (sdk: Sdk, server: Server, client?: Introduction): Promise<Wire> => {
  const [near, far] = sdk.pair()
  await server.connect(near)
  return shaken(far, client)
}

/** Agentopia's data of an answer: of a result in `_meta` (row A14), of an error in `data`. */
export const dataOf = (answer: unknown): unknown => {
  const error = own(answer, 'error')
  return error === undefined ? own(own(answer, '_meta'), 'dev.toolfault/retry') : own(error, 'data')
}

const checks = isShared ? published() : undefined

/** Hold an answer to the schema of its revision, where that lies beside the repository. */
export const assertPublished = (answer: unknown, revision: McpRevision = '2025-11-25'): void => {
  assert.equal(checks?.mcp(revision)(answer) ?? [], [])
}

/** A result of ours: this text, `isError`, `_meta` of ours, and nothing else (row M9). */
export const assertResult = (answer: unknown, text: string): void => {
  assert.equal(own(answer, 'content'), [{ type: 'text', text }])
  assert.is(own(answer, 'isError'), true)
  assert.equal([...keysOf(answer)].sort(), ['_meta', 'content', 'isError'])
  assert.equal([...keysOf(own(answer, '_meta'))].sort(), [
    'dev.toolfault/fault',
    'dev.toolfault/retry'
  ])
  assertPublished(answer)
}
