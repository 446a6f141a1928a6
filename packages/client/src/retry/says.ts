import { retries as english, type Pack } from '@toolfault/words/en'
import { reply } from '../reply/reply.js'
import type { Ending } from './ending.js'

/**
 * What is told to whoever must act now that a call was given up: who that is, and what went wrong. `''`
 * for one that succeeded.
 */
export const says = (
  ending: Ending,
  pack: Pick<Pack, 'retries'> = { retries: english }
): string => {
  if (ending.end === 'succeeded') return ''
  const { because, fault, unsure } = ending
  const error =
    fault === undefined
      ? ''
      : reply({
          ok: false,
          fault,
          ...(unsure === true && because !== 'may_have_run' ? { unsure } : {})
        }).text
  return wording(ending, error, pack.retries).trim()
}

const wording = (
  { because, by, unsure }: Extract<Ending, { end: 'given_up' }>,
  error: string,
  retries: Pack['retries']
): string => {
  if (because === 'cancelled') return unsure === true ? retries.cancelledLate : retries.cancelled
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
