import { type Fault, isList, own } from '@toolfault/model'
import { link } from '@toolfault/words/escape'

/**
 * A fault without its place of set-up, where that stands neither in the message of an error nor among
 * its challenges: an address rides along only where it is seen.
 */
export const seenIn = (fault: Fault, error: unknown, baseUrl: string | undefined): Fault => {
  if (fault.kind !== 'authorization_required' && fault.kind !== 'misconfigured') return fault
  const { setupUrl, ...rest } = fault
  const url = link(setupUrl, baseUrl)
  return setupUrl === undefined || (url !== undefined && shows(error, url)) ? fault : rest
}

const shows = (error: unknown, url: string): boolean => {
  const message = own(error, 'message')
  const challenges = own(own(error, 'missing_requirements'), 'authorization')
  return (
    (typeof message === 'string' && message.includes(url)) ||
    (isList(challenges) && challenges.some((one) => own(one, 'url') === url))
  )
}
