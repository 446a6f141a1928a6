import { faultOf, internal, isFault, isRecord, own, total } from '@toolfault/model'
import { delayIn } from '@toolfault/protocols/retry-after'
import { parsed } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import type { Failed } from './call.js'
import { elsewhere, withStatus } from './elsewhere.js'
import { failing, named } from './failed.js'
import { withMeaning } from './graphql.js'
import { ofGrpc } from './grpc.js'
import { isMereNo } from './mere-no.js'
import { notOk } from './not-ok.js'
import { ofName, statusIn } from './of-name.js'
import { answerIn } from './sdk-answer.js'
import { errorIn, wireOf } from './shape.js'
import { spoken } from './spoken.js'
import { faultOfStatus } from './status.js'
import { isSuccess } from './success.js'
import { isOfMcp, sentMessageOf, toldByThrown } from './thrown.js'
import { timed } from './timed.js'
import { untold } from './untold.js'

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
      const carried = ofCarried(given, about)
      if (carried !== undefined) return carried
      const told = toldByThrown(given)
      if (told !== undefined) return spoken(failing(told, tool), tool)
      return ofWire(parsed(plain(given)), isOfMcp(given) ? { wire: 'mcp', ...about } : about)
    },
    () => ({ ok: false, fault: internal() })
  )

const ofFault = (given: unknown, tool: string | undefined): Failed => ({
  ok: false,
  fault: named(faultOf(isFault(given) ? { fault: given } : given), tool)
})

/** What was answered, where an error of a client of HTTP or of gRPC carries it; what MCP's carry is of MCP. */
const ofCarried = (given: unknown, about: About): Failed | undefined => {
  if (!isRecord(given) || isOfMcp(given)) return undefined
  const answer = answerIn(given)
  // What is thrown is no success, whatever its body says.
  if (answer !== undefined) {
    return ofWire(parsed(answer), about) ?? failing(faultOfStatus(answer.status), about.tool)
  }
  const grpc = ofGrpc(given)
  const found = grpc === undefined ? undefined : ofName('bad-request', grpc.error, about.tool)
  if (found === undefined || found === 'success') return undefined
  return grpc?.isUnsure === true ? { ...found, unsure: true } : found
}

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
  const answer = about.wire === undefined ? notOk(given) : given
  const found = ofAnswer(answer, about)
  return found === undefined || answer === given ? found : { ...found, wire: given }
}

const ofAnswer = (given: unknown, about: About): Failed | undefined => {
  const { tool } = about
  const name = about.wire ?? wireOf(given)
  const first = name === undefined ? undefined : ofName(name, given, tool)
  // What MCP has another form for may still be an error of JSON-RPC.
  const isGiven = about.wire !== undefined
  const other = first ?? (name === 'mcp' && !isGiven ? ofName('json-rpc', given, tool) : undefined)
  const isMute = !isGiven && other !== undefined && other !== 'success' && isMereNo(other, given)
  const read = isMute ? undefined : other
  const sent = read === undefined ? withStatus(given) : given
  const answer = read === undefined ? withMeaning(sent) : sent
  const status = statusIn(answer)
  const isKnown = name !== undefined || (status ?? 400) < 300
  if (read === 'success' || (read === undefined && isKnown && isSuccess(given))) return undefined
  const said = read ?? elsewhere(answer, tool)
  const isTitle = name === 'problem-details' && own(own(given, 'body'), 'detail') === undefined
  const isOfStatus = read === undefined || (isTitle && !isGiven)
  const told = spoken((isOfStatus ? untold(said, answer, tool) : undefined) ?? said, tool)
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
