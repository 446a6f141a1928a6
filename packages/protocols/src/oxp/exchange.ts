import {
  type Fault,
  findTool,
  type InvalidArguments,
  internal,
  isInvalidArguments,
  judged,
  malformedRequest,
  type Registry
} from '@toolfault/model'
import type { AuthorizationChallengeCheckResponse, OxpAnswer } from '@toolfault/types/oxp'
import { readings } from '@toolfault/words/readings'
import { type BodySource, readBody } from '../exchange/body.js'
import { answered, type CallExchange, outcome, settled } from '../exchange/exchange.js'
import { failing } from '../exchange/failing.js'
import { withObjects } from '../exchange/of-objects.js'
import { type Asked, asked } from './asked.js'
import { isState } from './check.js'
import { inside } from './inside.js'
import { isServed } from './version.js'
import { challengeCheck, encode, encodeBoth, type OxpForm, success } from './write.js'

export type { Body, BodySource } from '../exchange/body.js'
export type { Call, CallContext, CallExchange, Requires, Run } from '../exchange/exchange.js'

/** What OXP's answers say beside the outcome. */
export interface OxpExchange extends CallExchange<OxpForm> {
  /** The `OXP-Version` of the request; absent where it has none. */
  readonly version?: string | undefined
  /** An id for a call that came without one; `''` when absent. */
  readonly newCallId?: () => string
  /** A clock in milliseconds, for `duration`; nothing is said of it when absent. */
  readonly now?: () => number
}

/**
 * Answer `POST /tools/call` (OXP, "Call Tool"): 400 for what cannot be called, also for its version, and
 * for what is missing before it can be (row O12), 422 for input that the tool's schema refuses, 200 for a tool that ran, also in vain.
 *
 * A request in the wrapper of the main branch is answered in one (row O2). Never rejects.
 */
export const call = (
  tools: Registry,
  body: BodySource,
  exchange: OxpExchange
): Promise<OxpAnswer> =>
  answered(
    () => answerOf(tools, body, withObjects(exchange)),
    () => encode(internal())
  )

const answerOf = async (
  tools: Registry,
  body: BodySource,
  exchange: OxpExchange
): Promise<OxpAnswer> => {
  if (!isServed(exchange.version)) {
    return refused(malformedRequest('shape', readings.oxpVersion), exchange, exchange.form ?? {})
  }
  const read = await readBody(body)
  if (read._tag === 'Left') return refused(read.left, exchange, exchange.form ?? {})
  const request = asked(read.right)
  if (request === undefined) {
    return refused(malformedRequest('shape', readings.noCall), exchange, exchange.form ?? {})
  }
  return made(tools, request, exchange)
}

const made = async (tools: Registry, request: Asked, exchange: OxpExchange): Promise<OxpAnswer> => {
  const { form: wrapper, ...given } = request
  const callId = request.callId ?? exchange.newCallId?.() ?? ''
  const began = exchange.now?.()
  const became = failing(await outcome(tools, { ...given, callId }, exchange), given.tool)
  const ended = exchange.now?.()
  const took = began === undefined || ended === undefined ? {} : { duration: ended - began }
  const form = { ...wrapper, ...exchange.form, ...took }
  if ('value' in became) return success(became.value, callId, form)
  const fault = { ...became.fault, callId }
  if (fault.kind === 'authorization_required' && form.requirementsIn === 'validation') {
    const input = await alsoWrong(tools, request, exchange)
    if (input !== undefined) {
      const [wrong, missing] = await Promise.all([
        settled(input, exchange),
        settled(fault, exchange)
      ])
      if (isInvalidArguments(wrong) && missing.kind === 'authorization_required') {
        return encodeBoth(wrong, missing, form)
      }
    }
  }
  return became.ran === true
    ? encode(inside(await settled(fault, exchange), form), form)
    : refused(fault, exchange, form)
}

/** Row O12: what is wrong with the input of a call that lacks an authorization as well. */
const alsoWrong = async (
  tools: Registry,
  { args, tool }: Asked,
  { judge }: OxpExchange
): Promise<InvalidArguments | undefined> => {
  const found = await findTool(tools, tool)
  if (found._tag === 'Left') return undefined
  const verdict = await judged(judge, found.right, args)
  return !verdict.valid && verdict.fault.kind === 'invalid_arguments' ? verdict.fault : undefined
}

const refused = async (fault: Fault, exchange: OxpExchange, form: OxpForm): Promise<OxpAnswer> =>
  encode(await settled(fault, exchange), form)

/** What finds out how an authorization stands. */
export type Challenges = (
  id: string
) =>
  | AuthorizationChallengeCheckResponse['status']
  | undefined
  | Promise<AuthorizationChallengeCheckResponse['status'] | undefined>

/**
 * Answer a request to `check_url` (seed 003, "Authorization Challenge Check Response"), always with 200:
 * an id that nobody knows, a check that throws, and a state that is none are `failed`.
 */
export const check = async (challenges: Challenges, id: string): Promise<OxpAnswer> => {
  try {
    const state = await challenges(id)
    return challengeCheck(isState(state) ? state : 'failed')
  } catch {
    return challengeCheck('failed')
  }
}
