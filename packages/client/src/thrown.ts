import {
  type Fault,
  internal,
  isRecord,
  misconfigured,
  own,
  part,
  total,
  unavailable
} from '@toolfault/model'
import { fateOf, messageOf, saidBy } from './cause.js'
import { toldByOAuth } from './oauth.js'
import { faultOfStatus, type Told } from './status.js'

/**
 * What an error says that a client throws before or in place of an answer: of `fetch`, of Node's sockets,
 * of the MCP SDKs (their codes are numbers where a server answered, texts where none did). `undefined`
 * for one that says nothing of the kind.
 */
export const toldByThrown = (error: unknown): Told | undefined =>
  total(
    () => {
      if (!isRecord(error)) return undefined
      const names = [own(error, 'code'), own(own(error, 'cause'), 'code')].filter(
        (code) => typeof code === 'string'
      )
      const name = nameOf(error)
      const status = statusOf(error)
      if (status !== undefined) return saying(faultOfStatus(status), error)
      const denied = toldByOAuth(error, name)
      if (denied !== undefined) return denied
      // A question to the user that this client was not set up to pass on.
      const isUnasked =
        names.includes('CAPABILITY_NOT_SUPPORTED') || names.includes('UNSUPPORTED_RESULT_TYPE')
      if (isUnasked) {
        return { fault: misconfigured('', [], { developerMessage: messageOf(error) }) }
      }
      if (names.includes('INVALID_RESULT') || isUnread(error, name)) {
        return { fault: broken(error), unsure: true }
      }
      const fate = fateOf(error)
      if (fate === 'unsent') return { fault: down(error) }
      const isLost =
        fate === 'lost' ||
        name === 'AbortError' ||
        name === 'TimeoutError' ||
        isNetwork(error, name) ||
        isLegacy(error)
      return isLost ? { fault: down(error), unsure: true } : undefined
    },
    () => undefined
  )

/**
 * With the sentence of a server that has too much to do, which may say for how long; any other is for operators: that
 * a session is gone, only a new connection mends.
 */
const saying = (told: Told, error: object): Told => {
  const { developerMessage, kind } = told.fault
  if (kind === 'internal') {
    const said = [developerMessage, saidBy(error)].filter((text) => (text ?? '') !== '').join(': ')
    return { ...told, fault: { ...told.fault, developerMessage: said } }
  }
  const message = isAnswered(error) ? sentMessageOf(error) : ''
  return told.fault.kind === 'unavailable' && message !== ''
    ? { ...told, fault: { ...told.fault, message } }
    : told
}

const down = (error: object): Fault => unavailable({ developerMessage: saidBy(error) })

const broken = (error: object): Fault => internal({ developerMessage: saidBy(error) })

/**
 * What every platform calls a `fetch` that has failed is a TypeError, and no two say it alike; the SDKs of OpenAI and
 * Anthropic put an error of their own around it.
 */
const isNetwork = (error: object, name: string): boolean =>
  /^(?:Connection error|Request was aborted)\.$/.test(messageOf(error)) ||
  (name === 'TypeError' &&
    /fetch failed|failed to fetch|networkerror|load failed|network/i.test(messageOf(error)))

/** Version 1 of the MCP SDK has numbers of its own for what no server answered. */
const isLegacy = (error: object): boolean =>
  (own(error, 'code') === -32001 && /timed out|timeout exceeded/i.test(messageOf(error))) ||
  (own(error, 'code') === -32000 && /connection closed/i.test(messageOf(error)))

/** An answer came, and no client could read it: no JSON, or of a type that version 1 of the MCP SDK does not know. */
const isUnread = (error: object, name: string): boolean =>
  name === 'SyntaxError' ||
  (own(error, 'code') === -1 && messageOf(error).startsWith('Streamable HTTP error: '))

/**
 * A status in place of a code: version 1 of the SDK; beside one that is a text, in `data`: version 2. Some
 * servers put it in the place of their code as well; there it counts where it says who can mend it, and
 * nothing else does.
 */
const statusOf = (error: object): number | undefined => {
  const code = own(error, 'code')
  const data = own(error, 'data')
  const status = typeof code === 'number' ? code : own(data, 'status')
  if (typeof status !== 'number' || !(status >= 300 && status < 600)) return undefined
  if (typeof code !== 'number' || !isAnswered(error)) return status
  const isMute = data === undefined && faultOfStatus(status).fault.kind !== 'internal'
  return isMute ? status : undefined
}

/** Whether it is an error that a server answered, and not one of the transport. */
const isAnswered = (error: object): boolean =>
  !(error instanceof Error) ||
  nameOf(error) === 'ProtocolError' ||
  /^MCP error -?\d{1,9}: /.test(messageOf(error))

/** Whether a client of an MCP SDK throws it for an error that a server answered: what MCP says of those holds. */
export const isOfMcp = (given: unknown): boolean =>
  given instanceof Error && Number.isInteger(own(given, 'code')) && isAnswered(given)

/** Both stand on the prototype of an error, or on itself. */
const nameOf = (error: object): string => {
  const name = part(error, 'name')
  return typeof name === 'string' ? name : ''
}

/** The message that a server sent: version 1 of the MCP SDK puts the code before it (facts 1.12). */
export const sentMessageOf = (error: object): string =>
  messageOf(error).replace(/^(?:MCP error -?\d{1,9}: )+/, '')
