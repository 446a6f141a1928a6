import { isList, isRecord, own, part, total } from '@toolfault/model'
import { line } from '@toolfault/words/escape'

/** What an error says of a request: that it was never sent, or that it was and no answer came. */
export type Fate = 'unsent' | 'lost'

/** Nothing was sent, so nothing was done. */
const unsent =
  /^(?:NOT_CONNECTED|NOT_INITIALIZED|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

/** The server's certificate was refused, which comes before the request (Node, TLS, "X509 certificate error codes"). */
const refused =
  /^(?:UNABLE_TO_(?:GET_ISSUER_CERT(?:_LOCALLY)?|GET_CRL|DECRYPT_C(?:ERT|RL)_SIGNATURE|DECODE_ISSUER_PUBLIC_KEY|VERIFY_LEAF_SIGNATURE)|(?:CERT|CRL)_(?:SIGNATURE_FAILURE|NOT_YET_VALID|HAS_EXPIRED)|CERT_(?:CHAIN_TOO_LONG|REVOKED|UNTRUSTED|REJECTED)|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|ERR_TLS_CERT_ALTNAME_INVALID)$/

/** What has no code of its own: version 1 of the MCP SDK, and a connection that ends while Node secures it. */
const unmade =
  /^(?:Not connected|Client network socket disconnected before secure TLS connection was established)$/

/** What Node's `fetch` refuses to send, as it says in the cause. */
const unsendable = /^(?:bad port|unknown scheme|Invalid URL)$/

/** Sent, and no answer came; axios says so (`ERR_`) of what it knows no more of. */
const lost =
  /^(?:REQUEST_TIMEOUT|CONNECTION_CLOSED|SEND_FAILED|ECONNRESET|ECONNABORTED|EPIPE|E(?:SOCKET)?TIMEDOUT|ERR_(?:NETWORK|CANCELED)|UND_ERR_[A-Z_]+)$/

/** More causes, and more errors beside each other, than these nobody reads. */
const DEEPEST = 8
const WIDEST = 16

/** Characters that are kept of one message; of all together `line` keeps 1 000. */
const MOST = 300

/**
 * What an error and its causes say of the request. The innermost that says something holds: "could not send"
 * around "connection refused" was not sent. `undefined` where none does.
 */
export const fateOf = (error: object): Fate | undefined => {
  const [outer = error, ...causes] = chainOf(error)
  // Only a cause: a tool's own code may throw the same after all that it has done.
  const fates = causes.map((link) =>
    unsendable.test(messageOf(link)) ? 'unsent' : fateOfLink(link)
  )
  return [fateOfLink(outer), ...fates].findLast((fate) => fate !== undefined)
}

/**
 * The messages of an error and of its causes in one line, outermost first: Node's `fetch` says only "fetch
 * failed" itself. `''` where there is none.
 */
export const saidBy = (error: object): string =>
  line(
    chainOf(error)
      .map(messageOfLink)
      .reduce((text, more) => (text.includes(more) ? text : `${text}${text && ': '}${more}`), '')
  )

/** The text of an error; `''` where it has none. */
export const messageOf = (error: object): string => {
  const message = part(error, 'message')
  return typeof message === 'string' ? message : ''
}

/** An error and what caused it, outermost first, each once. */
const chainOf = (error: object): ReadonlyArray<object> => {
  const chain: Array<object> = []
  let link: unknown = error
  while (isRecord(link) && !chain.includes(link) && chain.length < DEEPEST) {
    chain.push(link)
    link = own(link, 'cause')
  }
  return chain
}

const fateOfLink = (link: object): Fate | undefined => {
  const fates = besideOf(link).map(fateOfOne)
  if (fates.every((fate) => fate === undefined)) return fateOfOne(link)
  return fates.every((fate) => fate === 'unsent') ? 'unsent' : fates.find((fate) => fate === 'lost')
}

const fateOfOne = (error: object): Fate | undefined => {
  const code = own(error, 'code')
  const name = typeof code === 'string' ? code : ''
  // Whatever ends the making of a connection ends it before the call.
  const isConnecting = own(error, 'syscall') === 'connect'
  if (isConnecting || unsent.test(name) || refused.test(name)) return 'unsent'
  if (unmade.test(messageOf(error))) return 'unsent'
  return lost.test(name) ? 'lost' : undefined
}

/** Of a name with several addresses each is tried, and the error has one for each (`AggregateError`). */
const besideOf = (error: object): ReadonlyArray<object> => {
  const errors = own(error, 'errors')
  return total(
    () => (isList(errors) ? errors.slice(0, WIDEST).filter(isRecord) : []),
    () => []
  )
}

const messageOfLink = (link: object): string => {
  const message = line(messageOf(link), MOST)
  if (message !== '') return message
  const beside = besideOf(link).map((one) => line(messageOf(one), MOST))
  return [...new Set(beside)].filter((one) => one !== '').join(', ')
}
