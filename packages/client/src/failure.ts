import { faultOf, internal, isFault, isList, isRecord, own, total } from '@toolfault/model'
import { delayIn } from '@toolfault/protocols/retry-after'
import type { WireName } from '@toolfault/protocols/wires'
import type { Failed } from './call.js'
import { elsewhere, withStatus } from './elsewhere.js'
import { failing, named } from './failed.js'
import { withMeaning } from './graphql.js'
import { ofName, statusIn } from './of-name.js'
import { errorIn, wireOf } from './shape.js'
import { spoken } from './spoken.js'
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
      if (told !== undefined) return spoken(failing(told, tool), tool)
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
  const sent = read === undefined ? withStatus(given) : given
  const answer = read === undefined ? withMeaning(sent) : sent
  const status = statusIn(answer)
  const isKnown = name !== undefined || (status ?? 400) < 300
  if (read === 'success' || (read === undefined && isKnown && isSuccess(given))) return undefined
  const told = spoken(read ?? elsewhere(answer, tool), tool)
  const found = answer === sent ? told : { ...told, wire: given }
  if (status !== undefined && status >= 400) {
    return timed(found, own(answer, 'body'), status, delayIn(own(answer, 'headers')))
  }
  // Python's SDK has 408 in the place of a code, and gateways any status.
  const error = errorIn(status === undefined ? given : own(given, 'body'))
  const code = own(error, 'code')
  const isSaid = typeof own(own(error, 'data'), 'error_category') === 'string'
  return typeof code === 'number' && code >= 400 && code < 600 && !isSaid
    ? timed(found, given, code, undefined)
    : found
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
