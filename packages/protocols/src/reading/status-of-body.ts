import { own } from '@toolfault/model'
import { statusOfCode } from './codes.js'
import { messagesIn } from './messages.js'

/**
 * The status that a body means which says of itself that it is not `ok`: its number (Telegram's `error_code`), what its
 * code means, and 400 where its lines say what of the request is wrong (Slack). `undefined` where it says none.
 */
export const statusOfBody = (body: unknown): number | undefined => {
  const number = own(body, 'error_code')
  if (typeof number === 'number' && number >= 400 && number < 600) return number
  const lines = own(own(body, 'response_metadata'), 'messages')
  return statusOfCode(own(body, 'error')) ?? (messagesIn(lines) === undefined ? undefined : 400)
}
