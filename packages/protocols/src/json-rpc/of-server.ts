import { authorizationRequired, type Fault, own, total, unavailable } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { delayOfMembers } from '../reading/delay.js'
import { kindOfStatus, statusSaid } from '../reading/status.js'
import { isUnanswered } from '../reading/unanswered.js'
import { isForbidden, saysUnauthorized } from '../reading/unauthorized.js'
import { limited } from '../text/limited.js'
import type { Meaning } from './meaning.js'

/**
 * What a server says of the whole call with a code of its own (JSON-RPC 2.0, section 5.1: -32000 to -32099), by the
 * status that its data holds, else by what it says: who calls is not known to it, or calls too often, or no answer
 * came. `undefined` for all else, for which the code stands.
 */
export const ofServer = (
  code: number | undefined,
  text: string,
  data: Json | undefined
): Meaning | undefined =>
  total<Meaning | undefined>(
    () => {
      const isOwn = code !== undefined && code <= -32000 && code >= -32099
      if (!isOwn && code !== INTERNAL) return undefined
      const told = ofData(text, data)
      if (told !== undefined) return { fault: told, notes: ['from_status'] }
      const fault = isOwn ? ofText(code, text, data) : undefined
      return fault === undefined ? undefined : { fault, notes: ['from_text'] }
    },
    () => undefined
  )

const INTERNAL = -32603

/** What was asked behind the server answered with that status, or with a code for it. */
const ofData = (message: string, data: Json | undefined): Fault | undefined => {
  if (data === undefined) return undefined
  const said = ['status', 'statusCode', 'status_code', 'httpStatus']
    .map((name) => Number(own(data, name)))
    .find((status) => status >= 400 && status < 600)
  switch (kindOfStatus(statusSaid(said ?? 400, data))?.kind) {
    case 'authorization_required':
      return authorizationRequired('tool', [], { message })
    case 'unavailable':
      return passing(message, data)
    default:
      return undefined
  }
}

const ofText = (code: number, text: string, data: Json | undefined): Fault | undefined => {
  if (isUnanswered(code, text)) return passing(text, data)
  if (saysUnauthorized(text)) {
    // What is forbidden may be one tool; who is not known is so to the server.
    const of = isForbidden(text) ? 'tool' : 'server'
    return authorizationRequired(of, [], { message: text })
  }
  const limit = limited(text, text)?.fault
  return limit?.kind === 'unavailable' && limit.retryAfterMs === undefined
    ? passing(text, data)
    : limit
}

const passing = (message: string, data: Json | undefined): Fault => {
  const retryAfterMs = delayOfMembers(data)
  return unavailable({ message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
}
