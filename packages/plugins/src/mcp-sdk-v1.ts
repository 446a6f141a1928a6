import { own, part } from '@toolfault/model'
import { attemptsOf } from './mcp/attempts.js'
import { keeping } from './mcp/handlers.js'
import type { McpSdkV1Options } from './mcp-sdk-v1/options.js'
import { type Parts, partsOf } from './mcp-sdk-v1/parts.js'
import { guarding } from './mcp-sdk-v1/seam.js'

export type { FaultContext } from './failure.js'
export type { Asking, McpOptions } from './mcp/options.js'
export type { McpSdkV1Options } from './mcp-sdk-v1/options.js'

/** The options of each server that has the plugin. */
const installed = new WeakMap<object, { options: McpSdkV1Options }>()

/**
 * Let a server of the MCP TypeScript SDK v1, from 1.12 on, answer failed calls in our words: bad arguments
 * before its tools run, faults that they throw, and, where the form says so, tools that are not there.
 * `tools/list` stays as it is.
 *
 * Before or after its tools are registered, and before it is connected, so that the revision is known.
 * Returns the server; the options of a second time take the place of the first. A TypeError for what is
 * no such server.
 */
export const withToolfault = <S extends object>(server: S, options: McpSdkV1Options = {}): S => {
  const kept = { ...options, attempts: options.attempts ?? attemptsOf(part(server, 'server')) }
  const before = installed.get(server)
  if (before !== undefined) {
    before.options = kept
    return server
  }
  const parts = partsOf(server)
  const state = { options: kept }
  installed.set(server, state)
  const version = noting(parts)
  const wrap = guarding({ parts, version, options: () => state.options })
  keeping(parts, 'tools/call', (inner) => inner && wrap(inner))
  return server
}

/** Note the revision that the server answers `initialize` with. */
const noting = (parts: Parts): (() => unknown) => {
  let version: unknown
  keeping(
    parts,
    'initialize',
    (inner) =>
      inner &&
      (async (request, extra) => {
        const answer = await inner(request, extra)
        version = own(answer, 'protocolVersion')
        return answer
      })
  )
  return () => version
}
