import { isList, own, unknownTool } from '@toolfault/model'
import { decode } from '@toolfault/protocols/f7/read'
import { decode as decodeResult } from '@toolfault/protocols/mcp/read'
import type { Answer, Call, ToolCall } from './call.js'
import { failed } from './failed.js'
import type { Wire } from './http/answer.js'
import { caller } from './http/caller.js'
import type { HttpOptions } from './http/options.js'
import { segmentOf } from './http/target.js'
import { ofOtherWire } from './other-wire.js'
import { isNowhere } from './status.js'

export type { Fetch } from './http/fetch.js'
export type { HttpOptions } from './http/options.js'

/**
 * Make calls by F7 over HTTP: `POST {url}/tools/{name}/call` with the bare arguments (F7, "Tool Execution
 * API"). The value is the MCP result; one with `isError`, with 500 or without, is a failure as MCP tells
 * it; 400, 401, 403 and 404 are read as F7's.
 *
 * The call never rejects, follows no redirect, and leaves no timer behind.
 */
export const f7 = (options: HttpOptions): Call =>
  caller(options, {
    asks: ({ args, tool }) => {
      const segment = segmentOf(tool)
      // No server has a tool that cannot be asked for.
      if (segment === undefined) return { fault: unknownTool(tool) }
      return { path: `/tools/${segment}/call`, body: args === undefined ? {} : args }
    },
    reads: (wire, call) =>
      isList(own(wire.body, 'content')) ? ofResult(wire, call) : ofError(wire, call)
  })

const ofResult = (wire: Wire, { tool }: ToolCall): Answer | undefined => {
  if (own(wire.body, 'isError') !== true) {
    return wire.status < 300 ? { ok: true, value: wire.body } : undefined
  }
  const read = decodeResult(wire.body)
  return read._tag === 'Left' ? undefined : failed(read.right, wire, tool)
}

const ofError = (wire: Wire, { tool }: ToolCall): Answer | undefined => {
  const other = ofOtherWire(wire, 'f7', tool)
  if (other !== undefined) return other
  const read = decode(wire)
  if (read._tag === 'Left') return undefined
  const { form, value } = read.right
  // A verdict is what `/validate` answers: of the call it says nothing, and a status alone says no more than it.
  return value.valid || isNowhere(value.fault) || form.notes?.includes('from_status') === true
    ? undefined
    : failed({ form, value: value.fault }, wire, tool)
}
