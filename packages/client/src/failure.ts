import { faultOf, internal, isFault, isList, isRecord, keysOf, own, total } from '@toolfault/model'
import { delayIn } from '@toolfault/protocols/retry-after'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { readings } from '@toolfault/words/readings'
import type { Failed } from './call.js'
import { failed, failing, named } from './failed.js'
import { errorIn, isHttp, wireOf } from './shape.js'
import { isOfMcp, sentMessageOf, toldByThrown } from './thrown.js'
import { timed } from './timed.js'

/** What is known of an answer before it is read. */
export interface About {
  /** The tool that was called. */
  readonly tool?: string
  /** The wire that the answer came on; told by its members where nobody says. */
  readonly wire?: WireName
}

/**
 * Read whatever came in place of a result as the failure of a call: an answer on one of the wires, an
 * error that a client of `fetch` or of an MCP SDK throws, a fault that was thrown, a text.
 *
 * Total: what cannot be read is `internal`. `undefined` for the answer to a call that succeeded.
 */
export const failureOf = (given: unknown, about: About = {}): Failed | undefined =>
  total<Failed | undefined>(
    () => {
      const { tool } = about
      if (isRecord(own(given, 'fault')) || isFault(given)) return ofFault(given, tool)
      const told = toldByThrown(given)
      if (told !== undefined) return failing(told, tool)
      return ofWire(plain(given), isOfMcp(given) ? { wire: 'mcp', ...about } : about)
    },
    () => ({ ok: false, fault: internal() })
  )

const ofFault = (given: unknown, tool: string | undefined): Failed => ({
  ok: false,
  fault: named(faultOf(isFault(given) ? { fault: given } : given), tool)
})

/** An error keeps its text on itself, where a reader of JSON would not see it. */
const plain = (given: unknown): unknown => {
  if (!(given instanceof Error)) return given
  const code = own(given, 'code')
  const data = own(given, 'data')
  const message = sentMessageOf(given)
  if (typeof code !== 'number' && data === undefined) return message
  return {
    ...(code === undefined ? {} : { code }),
    message,
    ...(data === undefined ? {} : { data })
  }
}

const ofWire = (given: unknown, about: About): Failed | undefined => {
  const { tool } = about
  const name = about.wire ?? wireOf(given)
  const first = name === undefined ? undefined : ofName(name, given, tool)
  // What MCP has another form for may still be an error of JSON-RPC.
  const isGiven = about.wire !== undefined
  const read = first ?? (name === 'mcp' && !isGiven ? ofName('json-rpc', given, tool) : undefined)
  const status = statusIn(given)
  const isKnown = name !== undefined || (status ?? 400) < 300
  if (read === 'success' || (read === undefined && isKnown && isSuccess(given))) return undefined
  const found = limited(read ?? elsewhere(given, tool), tool)
  if (status !== undefined && status >= 400) {
    return timed(found, own(given, 'body'), status, delayIn(own(given, 'headers')))
  }
  // Python's SDK has 408 in the place of a code, and gateways any status.
  const error = errorIn(status === undefined ? given : own(given, 'body'))
  const code = own(error, 'code')
  const isSaid = typeof own(own(error, 'data'), 'error_category') === 'string'
  return typeof code === 'number' && code >= 400 && code < 600 && !isSaid
    ? timed(found, given, code, undefined)
    : found
}

/** A sentence about too many requests in a foreign body, which says more than a status of any refusal. */
const limited = (found: Failed, tool: string | undefined): Failed => {
  const { fault } = found
  if (fault.kind !== 'malformed_request' || fault.message === undefined) return found
  const told = ofName('text', fault.message, tool)
  return told !== 'success' && told?.fault.kind === 'unavailable' && told.confidence !== 'guess'
    ? { ...found, fault: told.fault }
    : found
}

/** What the reader of a wire makes of an answer; `undefined` for what it cannot read. */
const ofName = (
  name: WireName,
  given: unknown,
  tool: string | undefined
): Failed | 'success' | undefined => {
  // Of a status MCP knows nothing.
  const decoded = read(name === 'mcp' && isHttp(given) ? own(given, 'body') : given, name)
  if (decoded._tag === 'Left') return undefined
  const { form, value } = decoded.right
  return value.valid ? 'success' : failed({ form, value: value.fault }, given, tool)
}

/** Whatever stands before a server has a form of its own, which the status and the headers explain. */
const elsewhere = (given: unknown, tool: string | undefined): Failed => {
  const found = (statusIn(given) ?? 0) < 400 ? undefined : ofName('problem-details', given, tool)
  if (found === undefined || found === 'success') return unreadable(given, tool)
  // A tool's own service, or a router, has much that may be absent: that it is the tool, nobody says.
  const isAbsent = found.fault.kind === 'unknown_tool' && isRecord(own(given, 'body'))
  const words = wordsOf(own(given, 'body'))
  return isAbsent && found.notes?.includes('from_status') === true && words !== ''
    ? { ...found, fault: named(internal({ message: words }), tool) }
    : found
}

const wordsOf = (body: unknown): string => {
  const words = ['message', 'error', 'detail'].map((name) => own(body, name))
  return String(words.find((text) => typeof text === 'string') ?? '')
}

/** The HTTP status of an answer, where one came with it. */
const statusIn = (given: unknown): number | undefined => {
  const status = isHttp(given) ? own(given, 'status') : undefined
  return typeof status === 'number' ? status : undefined
}

const unreadable = (given: unknown, tool: string | undefined): Failed => {
  const fault = internal({ developerMessage: readings.noKnownWire(keysOf(given).slice(0, 16)) })
  return { ...failing({ fault }, tool), wire: given }
}

/** What says itself that it went well. */
const isSuccess = (given: unknown): boolean =>
  [given, own(given, 'body'), own(given, 'result'), own(own(given, 'body'), 'result')].some(
    (body) =>
      own(body, 'success') === true ||
      (own(body, 'success') !== false &&
        own(body, 'isError') !== true &&
        (isList(own(body, 'content')) || own(body, 'structuredContent') !== undefined))
  ) ||
  (own(given, 'jsonrpc') !== undefined && own(given, 'result') !== undefined)
