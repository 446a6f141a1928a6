import { type Fault, isStuck, mendedBy } from '@toolfault/model'
import { inputRequired } from '../answers/asked.js'
import type { Failed } from '../call.js'
import { worthRetry } from '../retry-capable.js'
import { type Ending, givenUp } from './ending.js'
import type { Policy } from './policy.js'
import type { Need } from './thread.js'

/** What those around the run can do. */
export interface Able {
  readonly model?: boolean
  readonly visit?: boolean
  readonly fill?: boolean
}

/** What is known beside the failure. */
export interface Circumstances {
  readonly policy: Policy
  readonly able: Able
  /** Rounds of retries so far. */
  readonly retries: number
  /** Milliseconds until the run ends. */
  readonly left: number
  /** Whether the call may be made twice. */
  readonly repeatable: boolean
}

/** What is to be done about a failed call: it is over, or it needs something and may have to wait. */
export type Sorted = { readonly ending: Ending } | { readonly need?: Need; readonly waitMs: number }

/** Decide about a failure whose fault says how it compares with the one before. */
export const sorted = (failed: Failed, about: Circumstances): Sorted => {
  const { fault } = failed
  const { able, policy, repeatable, retries } = about
  if (failed.unsure === true && !repeatable) return over('may_have_run', mendedBy(fault), fault)
  const need = needOf(failed, able)
  const who = mendedBy(fault)
  if (need === undefined && who !== 'time' && !isStuck(fault)) return over(whose(who), who, fault)
  // A user can still set right what the caller got wrong again and again.
  // What a caller gets wrong three times is the user's (model); what only waits, as often as is allowed.
  const isSame =
    (isStuck(fault) && who !== 'time') || (fault.attempt?.count ?? 1) >= policy.identical
  if (isSame && need !== 'fill') {
    return over('same_failure', who === 'caller' ? 'user' : who, fault)
  }
  if (retries >= policy.most) return over('no_more_retries', who, fault)
  if (need === 'model' && able.model !== true) return over('nobody_to_ask', who, fault)
  const waitMs = waitOf(fault, about)
  if (waitMs > policy.longestWaitMs) return over('too_long_a_wait', 'time', fault)
  if (waitMs >= about.left) return over('no_more_time', 'time', fault)
  return { waitMs, ...(need === undefined ? {} : { need }) }
}

const over = (...ending: Parameters<typeof givenUp>): Sorted => ({ ending: givenUp(...ending) })

const whose = (who: ReturnType<typeof mendedBy>): Parameters<typeof givenUp>[0] =>
  who === 'user' ? 'user_must_act' : who === 'operator' ? 'operator_must_act' : 'nobody_can'

const needOf = (failed: Failed, able: Able): Need | undefined => {
  const { fault } = failed
  const who = mendedBy(fault)
  if (who === 'user' && fault.kind === 'authorization_required') {
    const hasPage = fault.of === 'tool' && fault.challenges.length > 0
    return hasPage && able.visit === true ? 'visit' : undefined
  }
  const isFillable = fault.kind === 'invalid_arguments' && able.fill === true
  if (isFillable && (who === 'user' || asksUser(failed) || able.model !== true)) return 'fill'
  return who === 'caller' || (who === 'nobody' && worthRetry(failed)) ? 'model' : undefined
}

/** The server itself wants the user to be asked (MCP 2026-07-28, InputRequiredResult). */
const asksUser = ({ wire }: Failed): boolean => inputRequired(wire) !== undefined

/** As long as the server says; else, where only time helps, longer with each round. */
const waitOf = (fault: Fault, { policy, retries }: Circumstances): number => {
  const said =
    fault.kind === 'unavailable' || fault.kind === 'execution_failed'
      ? fault.retryAfterMs
      : undefined
  if (said !== undefined) return said
  return mendedBy(fault) === 'time' ? policy.waitMs * 2 ** retries : 0
}
