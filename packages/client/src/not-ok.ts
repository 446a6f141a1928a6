import { isList, own } from '@toolfault/model'
import { statusOfCode } from '@toolfault/protocols/status'
import { statusIn } from './of-name.js'
import { isHttp } from './shape.js'

/**
 * An answer whose body says itself that it is not `ok`, as Slack's with 200 and Telegram's without a status do, with
 * the status that its code means; any other answer, and one whose code says nothing, as it is.
 */
export const notOk = (given: unknown): unknown => {
  const body = isHttp(given) ? own(given, 'body') : given
  if (own(body, 'ok') !== false || (statusIn(given) ?? 200) >= 300) return given
  const number = own(body, 'error_code')
  const isStatus = typeof number === 'number' && number >= 400 && number < 600
  // Slack says there what of the request is wrong.
  const lines = own(own(body, 'response_metadata'), 'messages')
  const isSaid = isList(lines) && lines.some(isError)
  const status = isStatus
    ? number
    : (statusOfCode(own(body, 'error')) ?? (isSaid ? 400 : undefined))
  return status === undefined ? given : { headers: own(given, 'headers'), status, body }
}

const isError = (line: unknown): boolean => typeof line === 'string' && line.startsWith('[ERROR] ')
