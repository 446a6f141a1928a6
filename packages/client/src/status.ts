import { authorizationRequired, type Fault, internal, misconfigured } from '@toolfault/model'
import { faultOfStatus as read, statusSaid } from '@toolfault/protocols/status'
import { isRedirect } from './http/redirect.js'

/** A fault, and whether the tool may have run all the same. */
export interface Told {
  readonly fault: Fault
  readonly unsure?: true
}

/** What an HTTP status says to who made the call, and a code in its body, and what became of the call. */
export const faultOfStatus = (status: number, retryAfterMs?: number, body?: unknown): Told => ({
  fault: told(status, retryAfterMs, body),
  ...(mayHaveRun(statusSaid(status, body)) ? { unsure: true } : {})
})

/** Whether it is of an address that is not there: who has no such tool names it (F7, row V12), or speaks of one. */
export const isNowhere = ({ kind, message = '', tool }: Fault): boolean =>
  kind === 'unknown_tool' && tool === '' && !/(?:^|\s)tool\b/i.test(message)

const told = (status: number, retryAfterMs?: number, body?: unknown): Fault => {
  const details = { developerMessage: `HTTP ${status}` }
  if (isRedirect(status)) return misconfigured('', [], details)
  const fault = read(status, retryAfterMs, body)
  switch (fault?.kind) {
    case 'authorization_required':
      // Of a tool that lacks one nobody has told.
      return authorizationRequired('server')
    case 'unavailable':
      return fault
    default:
      // Nor does a model mend what it is not told, and a path that is not there is no tool.
      return internal(details)
  }
}

/**
 * What was asked for may have been done, and the answer be elsewhere (RFC 9110, section 15.4); what gave up
 * (499 of nginx and Google, too) or broke, nobody knows of. Whatever the server refused it did not do, nor what
 * never reached it.
 */
const mayHaveRun = (status: number): boolean =>
  [302, 303, 408, 499].includes(status) ||
  (status >= 500 && ![503, 521, 523, 525, 526, 529, 530].includes(status))
