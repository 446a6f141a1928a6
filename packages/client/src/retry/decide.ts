import { type Fault, isList, isStuck, type Mender, mendedBy } from '@toolfault/model'
import { startsAsQuestion } from '@toolfault/words/question'
import type { Failed } from '../call.js'
import { inputRequired, saysFailed } from '../mcp/result.js'
import { worthRetry } from '../retry-capable.js'
import { saysNo } from '../says-no.js'
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
  /** Retries of this call so far. */
  readonly retries: number
  /** Turns of the model so far. */
  readonly turn: number
  /** Milliseconds until the run ends. */
  readonly left: number
  /** Whether the call may be made twice. */
  readonly repeatable: boolean
}

/** What is to be done about a failed call: it is over, or it needs something and may have to wait. */
export type Decision =
  | { readonly ending: Ending }
  | { readonly need?: Need; readonly waitMs: number }

/** Decide about a failure whose fault says how it compares with the one before. */
export const decide = (failed: Failed, about: Circumstances): Decision => {
  const { fault } = failed
  const { able, policy, repeatable, retries, turn } = about
  const who = menderOf(fault, able)
  if (failed.unsure === true && !repeatable) return over('may_have_run', who, fault, true)
  const need = needOf(failed, able, who)
  if (need === undefined && who !== 'time' && !isStuck(fault)) return over(whose(who), who, fault)
  // What a caller gets wrong three times is the user's (model), who can still set it right; what only
  // waits is tried as often as is allowed.
  const isSame =
    (isStuck(fault) && who !== 'time') || (fault.attempt?.count ?? 1) >= policy.identical
  if (isSame && need !== 'fill') {
    return over('same_failure', who === 'caller' ? 'user' : who, fault)
  }
  const tries = need === 'model' ? Math.max(retries, turn) : retries
  if (tries >= policy.most) return over('no_more_retries', who, fault)
  if (need === 'model' && able.model !== true) return over('nobody_to_ask', who, fault)
  const waitMs = waitOf(fault, about, who)
  if (waitMs > policy.longestWaitMs) return over('too_long_a_wait', 'time', fault)
  if (waitMs >= about.left) return over('no_more_time', 'time', fault)
  return { waitMs, ...(need === undefined ? {} : { need }) }
}

const over = (...ending: Parameters<typeof givenUp>): Decision => ({ ending: givenUp(...ending) })

const whose = (who: Mender): Parameters<typeof givenUp>[0] =>
  who === 'user' ? 'user_must_act' : who === 'operator' ? 'operator_must_act' : 'nobody_can'

/**
 * Who mends it here: where there is no model, a call that may be made again as it is only waits (OXP, "Retrying
 * Errors": the client should). A question or a hint asks for other arguments.
 */
const menderOf = (fault: Fault, { model }: Able): Mender =>
  model !== true &&
  fault.kind === 'execution_failed' &&
  fault.canRetry === true &&
  fault.hint === undefined &&
  !startsAsQuestion(fault.message ?? '')
    ? 'time'
    : mendedBy(fault)

const needOf = (failed: Failed, able: Able, who: Mender): Need | undefined => {
  const { fault } = failed
  if (who === 'user' && fault.kind === 'authorization_required') {
    const hasPage = fault.of === 'tool' && isList(fault.challenges) && fault.challenges.length > 0
    return hasPage && able.visit === true ? 'visit' : undefined
  }
  const isFillable = fault.kind === 'invalid_arguments' && able.fill === true
  if (
    isFillable &&
    (who === 'user' || inputRequired(failed.wire) !== undefined || able.model !== true)
  )
    return 'fill'
  const isForModel = who === 'nobody' && (worthRetry(failed) || isUntold(failed))
  return who === 'caller' || isForModel ? 'model' : undefined
}

/**
 * What a tool of MCP says of its own failure is for the model, which may know better arguments or leave it
 * (2025-11-25, Tools, "Error Handling"), where nobody says that another try is of no use.
 */
const isUntold = ({ fault, wire }: Failed): boolean =>
  fault.kind === 'execution_failed' &&
  fault.canRetry === undefined &&
  saysFailed(wire) &&
  !saysNo(wire)

/** As long as the server says; else, where only time helps, longer each time. */
const waitOf = (fault: Fault, { policy, retries }: Circumstances, who: Mender): number => {
  const said =
    fault.kind === 'unavailable' || fault.kind === 'execution_failed'
      ? fault.retryAfterMs
      : undefined
  if (said !== undefined) return said
  return who === 'time' ? policy.waitMs * 2 ** retries : 0
}
