import { own } from '@toolfault/model'
import type { Failed } from './call.js'
import { wordsOf } from './elsewhere.js'
import { named } from './failed.js'
import { ofName, statusIn } from './of-name.js'
import { faultOfStatus } from './status.js'

/**
 * What a status refuses with no word of what is wrong: a model cannot mend what it is not told, nor what was given up
 * (499). `undefined` for a refusal that says more.
 */
export const untold = (
  found: Failed,
  given: unknown,
  tool: string | undefined
): Failed | undefined => {
  const { fault } = found
  const status = statusIn(given) ?? 0
  if (fault.kind !== 'malformed_request') return undefined
  const isSaid = fault.detail !== '' && !isDull(status, fault.detail)
  if (isSaid && status !== 499) return undefined
  const body = own(given, 'body')
  const developerMessage = own(body, 'developer_message')
  // Of 400 the name says nothing; that a payload is too large, or a thing locked, a person is glad to know.
  const isNothing = status === 400 || /^bad request\.?$/i.test(fault.detail)
  const words = isNothing ? '' : fault.detail || wordsOf(body)
  const alone = {
    ...faultOfStatus(status).fault,
    ...(words === '' ? {} : { message: words }),
    ...(typeof developerMessage === 'string' ? { developerMessage } : {})
  }
  return { ...found, fault: named(alone, tool) }
}

/** Whether a text is a status in words, which says no more than the number. */
const isDull = (status: number, text: string): boolean => {
  const alone = ofName('problem-details', { status, body: text }, undefined)
  return alone !== 'success' && alone?.notes?.includes('from_status') === true
}
