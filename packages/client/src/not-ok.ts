import { own } from '@toolfault/model'
import { statusOfBody } from '@toolfault/protocols/status'
import { statusIn } from './of-name.js'
import { isHttp } from './shape.js'

/**
 * An answer whose body says itself that it is not `ok`, as Slack's with 200 and Telegram's without a status do, with
 * the status that its code means; any other answer, and one whose code says nothing, as it is.
 */
export const notOk = (given: unknown): unknown => {
  const body = isHttp(given) ? own(given, 'body') : given
  if (own(body, 'ok') !== false || (statusIn(given) ?? 200) >= 300) return given
  const status = statusOfBody(body)
  return status === undefined ? given : { headers: own(given, 'headers'), status, body }
}
