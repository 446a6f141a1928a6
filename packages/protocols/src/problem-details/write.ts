import {
  executionFailed,
  type Fault,
  type FaultKind,
  faultGiven,
  faultKinds,
  retryCapable,
  total,
  unavailable
} from '@toolfault/model'
import type { ProblemAnswer, ProblemDetails } from '@toolfault/types/problem-details'
import { FEW } from '@toolfault/words/few'
import { type Carrier, portable } from '../fault/portable.js'
import { FAULT, rides, saidOf } from '../fault/said.js'
import { respell } from '../reading/respell.js'
import { detailOf } from './detail.js'
import { errorsOf, spoken } from './errors.js'
import type { ProblemForm } from './form.js'
import { type Members, membersOf } from './members.js'
import { statusOf } from './status.js'
import { titleOf } from './title.js'
import { typeOf } from './type.js'

export type { ProblemForm } from './form.js'

/** What is written under the media type, with the members of our problem types. */
export interface FaultProblem extends ProblemDetails, Members {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly 'dev.toolfault/fault'?: Carrier
}

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/** The `Content-Type` of the body (RFC 9457, section 6). */
export const mediaType = 'application/problem+json'

/**
 * Write a fault as problem details (RFC 9457), status and body; `Retry-After` beside them where another
 * try makes sense after a delay (section 4; RFC 9110, section 10.2.3).
 *
 * `developerMessage` is written nowhere. Total: what is no fault is a 500.
 */
export const encode = (fault: Fault, form: ProblemForm = {}): ProblemAnswer<FaultProblem> =>
  total<ProblemAnswer<FaultProblem>>(
    () => {
      const answer = answerOf(faultGiven(fault) ?? INTERNAL, form)
      return form.bare === true
        ? // A border: what was read without a status is written without one.
          (respell(answer.body, form.read) as unknown as ProblemAnswer<FaultProblem>)
        : respell(answer, form.read)
    },
    () => answerOf(INTERNAL, {})
  )

const INTERNAL: Fault = { kind: 'internal' }

const answerOf = (given: Fault, form: ProblemForm): ProblemAnswer<FaultProblem> => {
  const text = (it: Fault): string => detailOf(said(it, form), form)
  const { carrier, fault: whole } = rides(form)
    ? portable(given, { challenges: FEW, text })
    : { fault: given }
  const fault = said(whole, form)
  const status = statusOf(fault)
  const detail = detailOf(fault, form)
  const body: FaultProblem = {
    type: typeOf(fault.kind),
    title: titleOf(fault.kind, form.pack?.faults),
    status,
    detail,
    ...membersOf(fault),
    ...(fault.kind === 'invalid_arguments' && fault.issues.length > 0
      ? { errors: errorsOf(fault) }
      : {}),
    ...(carrier === undefined ? {} : { [FAULT]: carrier(detail, saidOf(form)) })
  }
  return { status, ...headersOf(fault), body }
}

/** The fault as its members will say it: points as sentences, delays that a wire can carry (row O3). */
const said = (fault: Fault, form: ProblemForm): Fault => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return spoken(fault, form.attempts?.raise(fault, form) ?? form)
    case 'unavailable':
      return unavailable(fault)
    case 'execution_failed':
      // Who has failed three times in the same way is told to stop, whatever was offered.
      return executionFailed(
        fault.canRetry === true ? { ...fault, canRetry: retryCapable(fault) } : fault
      )
    default:
      return fault
  }
}

/** Whole seconds, rounded up. */
const headersOf = (fault: Fault): Pick<ProblemAnswer, 'headers'> => {
  const delay = 'retryAfterMs' in fault ? fault.retryAfterMs : undefined
  return delay === undefined || !retryCapable(fault)
    ? {}
    : { headers: { 'Retry-After': String(Math.ceil(delay / 1000)) } }
}
