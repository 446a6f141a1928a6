import { isRecord, own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/oxp/read'
import type { Call, ToolCall } from './call.js'
import { failed } from './failed.js'
import { caller } from './http/caller.js'
import type { HttpOptions } from './http/options.js'
import { ofOtherWire } from './other-wire.js'

export type { Fetch } from './http/fetch.js'
export type { HttpOptions } from './http/options.js'

/** What a caller of OXP is given. */
export interface OxpOptions extends HttpOptions {
  /** `request` wraps the call as the main branch does; flat when absent (row O2). */
  readonly wrapper?: 'request' | 'none'
  /** The `OXP-Version`; 1.0 when absent. */
  readonly version?: string
  /** The id of a tool by its name, as in `Toolkit.Tool@1.0.0`; the name itself when absent. */
  readonly toolId?: (name: string) => string
  /** Sent as `context`: who calls (`user_id`), and what the tool needs of them. */
  readonly context?: object | ((call: ToolCall) => object | undefined)
}

/**
 * Make calls by OXP over HTTP: `POST {url}/tools/call` (openapi, "Call Tool"). The value is that of the
 * CallToolResponse; a 200 that says that the tool failed, 400, 401 and 422 are read as OXP's.
 *
 * The call never rejects, follows no redirect, and leaves no timer behind.
 */
export const oxp = (options: OxpOptions): Call =>
  caller(options, {
    asks: (call) => {
      const request = requestOf(call, options)
      return {
        path: '/tools/call',
        body: options.wrapper === 'request' ? { request } : request,
        headers: { 'oxp-version': options.version ?? '1.0' }
      }
    },
    reads: (wire, { tool }) => {
      const response = responseIn(wire.body)
      if (wire.status < 300 && own(response, 'success') === true) {
        return { ok: true, value: own(response, 'value') }
      }
      const other = ofOtherWire(wire, 'oxp', tool)
      if (other !== undefined) return other
      const read = decode(wire)
      // What a status says alone, `answerOf` says better: it knows other bodies, and what may have run.
      const isMute = read._tag === 'Left' || read.right.form.notes?.includes('from_status') === true
      return isMute ? undefined : failed(read.right, wire, tool)
    }
  })

/** Row O7: the arguments are the `input`; left out, they are left out. */
const requestOf = (call: ToolCall, { context, toolId }: OxpOptions): object => {
  const told = typeof context === 'function' ? context(call) : context
  return {
    tool_id: toolId?.(call.tool) ?? call.tool,
    ...(call.id === '' ? {} : { call_id: call.id }),
    ...(call.args === undefined ? {} : { input: call.args }),
    ...(told === undefined ? {} : { context: told })
  }
}

/** Flat, or in the wrapper of the main branch (row O2). */
const responseIn = (body: unknown): unknown => {
  const result = own(body, 'result')
  return own(body, 'success') === undefined && isRecord(result) ? result : body
}
