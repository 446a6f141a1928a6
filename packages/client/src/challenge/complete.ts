import { type Challenge, own } from '@toolfault/model'
import { line } from '@toolfault/words/escape'
import type { Clock } from '../clock.js'
import type { Fetch, Headings } from '../http/fetch.js'
import type { Page, Seen } from './effects.js'
import type { ChallengeEnding } from './ending.js'
import { fetched, stateOf } from './fetching.js'
import type { CheckAnswer } from './heard.js'
import type { PollingPolicy } from './policy.js'
import { type Addresses, addressesOf, type Site } from './site.js'
import { watching } from './watching.js'

export type { Fetch } from '../http/fetch.js'
export { type Address, safeUrl, type Unsafe } from './address.js'
export type { Page, Seen } from './effects.js'
export {
  type ChallengeEnding,
  type ChallengeOutcome,
  isDone,
  type Miss,
  type Why
} from './ending.js'
export { type ChallengeEvent, type CheckAnswer, heard } from './heard.js'
export { type PollingPolicy, policyOf } from './policy.js'
export { type Knowing, next, type Polling, type PollingStep, start } from './polling.js'
export { type Addresses, addressesOf, type Refusal, type Site } from './site.js'

/** What is needed to see a challenge through. All that has an effect is passed in. */
export interface Completing extends Site {
  /**
   * Show the page to the user, who sees its whole address and consents before it is opened. `false`: the
   * user will not. `true`: the user says that it is done. Anything else: it is open, and that is all.
   */
  readonly show: (url: string, page: Page, signal: AbortSignal) => unknown
  /** Asks the `check_url`; the platform's `fetch` fits. */
  readonly fetch?: Fetch | undefined
  /** Asks it in another way, and answers `{ status, body }` or the body; before `fetch` where both are there. */
  readonly check?: ((url: string, signal: AbortSignal) => unknown) | undefined
  /** Sent with the question where the `check_url` is the server's own, and nowhere else. */
  readonly headers?: Headings | undefined
  /**
   * Resolves when a notice says that the challenge of this id is done; a rejection says nothing. For
   * `notifications/elicitation/complete` of MCP 2025-11-25.
   */
  readonly completed?: ((id: string, signal: AbortSignal) => Promise<unknown>) | undefined
  readonly clock: Clock
  readonly signal?: AbortSignal | undefined
  readonly policy?: Partial<PollingPolicy> | undefined
  /** Told of each step, without addresses; one that throws is not minded. */
  readonly log?: ((seen: Seen) => void) | undefined
  /** What the server says of the challenge, and the tool it is for; shown escaped. */
  readonly message?: string | undefined
  readonly tool?: string | undefined
}

/**
 * See a challenge through: check its addresses, show the page, ask the `check_url` until it says how it
 * ended, the user will not, the time is over or the signal aborts (OXP, "Tool Authorization Challenges").
 * Without a `check_url` whoever shows the page says when the user is done. The same for a page that MCP
 * asks the user to visit, of which `id` is the name of the request or its `elicitationId`.
 *
 * Never rejects, whatever is passed in; leaves no timer and no request behind.
 */
export const complete = async (
  challenge: Challenge,
  completing: Completing
): Promise<ChallengeEnding> => {
  try {
    const addresses = addressesOf(challenge, completing)
    if (!addresses.ok) {
      return { outcome: 'refused_url', of: addresses.of, reason: addresses.reason }
    }
    const { clock, completed, log, message = '', policy = {}, show, signal, tool = '' } = completing
    const id = own(challenge, 'id')
    const name = typeof id === 'string' ? id : ''
    const { page } = addresses
    const about: Page = {
      id: name,
      host: page.host,
      punycode: page.punycode,
      message: line(message),
      tool: line(tool)
    }
    const ask = asking(addresses, completing)
    return await watching({
      clock,
      policy,
      signal,
      log,
      ask,
      show: (ending) => show(page.url, about, ending),
      notice: completed === undefined ? undefined : (ending) => completed(name, ending)
    })
  } catch {
    // What was passed in is not what it should be: nothing can be shown with it.
    return { outcome: 'failed', reason: 'not_shown' }
  }
}

const asking = (
  { check: address }: Addresses & { readonly ok: true },
  { check, fetch, headers = {} }: Completing
): ((signal: AbortSignal) => Promise<CheckAnswer>) | undefined => {
  if (address === undefined) return undefined
  if (check !== undefined) return async (signal) => stateOf(await check(address.url, signal))
  if (fetch === undefined) return undefined
  return (signal) => fetched(fetch, address.url, address.isOwn ? headers : {}, signal)
}
