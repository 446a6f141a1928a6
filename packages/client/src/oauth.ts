import { authorizationRequired, misconfigured, own, part, unavailable } from '@toolfault/model'
import { saidBy } from './cause.js'
import type { Told } from './status.js'

/**
 * What an error says of the authorization of the client itself, as both MCP SDKs throw it. That comes before a
 * call is sent, or after it was refused, so that no tool has run. `undefined` for any other error.
 */
export const toldByOAuth = (error: object, name: string): Told | undefined => {
  const details = { developerMessage: saidBy(error) }
  if (name === 'UnauthorizedError' || name === 'InsufficientScopeError') {
    return { fault: authorizationRequired('server', [], details) }
  }
  if (flow.test(name)) return { fault: misconfigured('', [], details) }
  const code = codeOf(error, name)
  if (code === undefined) return undefined
  // RFC 6749, sections 4.1.2.1 and 5.2.
  return /^(?:server_error|temporarily_unavailable|too_many_requests)$/.test(code)
    ? { fault: unavailable(details) }
    : { fault: authorizationRequired('server', [], details) }
}

/** What version 2 will not go on with: an authorization server that is not the one it should be, or does not take it. */
const flow =
  /^(?:AuthorizationServerMismatch|InsecureTokenEndpoint|IssuerMismatch|RegistrationRejected)Error$/

/** Version 1 has a class for each code, which stands on its prototype. */
const codeOf = (error: object, name: string): string | undefined => {
  const isV1 = typeof part(error, 'toResponseObject') === 'function'
  const code = name === 'OAuthError' ? own(error, 'code') : undefined
  const found = code ?? (isV1 ? part(error, 'errorCode') : undefined)
  return typeof found === 'string' ? found : undefined
}
