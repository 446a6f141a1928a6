import { retries } from '@toolfault/words/en'
import { textOfFailure } from './ask.js'
import type { Ending } from './ending.js'

/**
 * What is told to whoever must act now that a call was given up: who that is, and what went wrong. `''`
 * for one that succeeded.
 */
export const says = (ending: Ending): string => {
  if (ending.end === 'succeeded') return ''
  const { because, by, fault } = ending
  const error = fault === undefined ? '' : textOfFailure({ ok: false, fault })
  return wording(because, by, error).trim()
}

const wording = (
  because: Extract<Ending, { end: 'given_up' }>['because'],
  by: Extract<Ending, { end: 'given_up' }>['by'],
  error: string
): string => {
  if (because === 'cancelled') return retries.cancelled
  if (because === 'may_have_run') return retries.mayHaveRun(error)
  if (because === 'no_more_time') return retries.late(error)
  switch (by) {
    case 'user':
      return retries.user(error)
    case 'operator':
      return retries.operator(error)
    case 'time':
      return retries.time(error)
    default:
      return error
  }
}
