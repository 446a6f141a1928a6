import { executionFailed, isMade, part, toolFault } from '@toolfault/model'
import { isFunction } from '../method.js'

/**
 * What a tool returned. An error, a fault, and a `Response` that it hands on and that is not ok, is thrown as a
 * failure: as JSON it would be `{}`, and a success.
 */
export const returned = (value: unknown): unknown => {
  if (value instanceof Error) throw value
  if (isMade(value)) throw toolFault(value)
  const status = part(value, 'status')
  const isRefusal =
    part(value, 'ok') === false && typeof status === 'number' && isFunction(part(value, 'json'))
  if (!isRefusal) return value
  throw toolFault(
    executionFailed({ developerMessage: `run returned a Response with the status ${status}` })
  )
}
