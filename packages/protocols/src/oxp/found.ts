import {
  executionFailed,
  type Fault,
  type FaultDetails,
  internal,
  unavailable
} from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import type { Note } from '../reading/notes.js'
import { kindOfStatus } from '../reading/status.js'
import type { OxpForm } from './form.js'
import { issuesOf } from './issues.js'
import { isPressing, needsOf } from './needs.js'
import { developer, settled } from './settled.js'
import type { ReadBody, ReadFailure } from './shape.js'
import { understood } from './understood.js'
import { wholeOf } from './whole.js'

/** What a body says: a fault, how it was spelled, and what is said of the reading. */
export interface Found {
  readonly value: Fault
  readonly form: OxpForm
  readonly notes: ReadonlyArray<Note>
}

/** Read a 400 or a 422: what is missing comes first, then the input (row O12), then the text. */
export const bodyFault = (body: ReadBody, status: number | undefined): Found => {
  const { $schema, missing_requirements, parameter_errors } = body
  const isInput = status === 422 || (parameter_errors ?? undefined) !== undefined
  const marked = typeof $schema === 'string' ? { $schema } : {}
  const missing = missing_requirements ?? {}
  if (isInput && !isPressing(missing)) return inputFault(body, marked)
  const form: OxpForm = isInput ? { ...marked, requirementsIn: 'validation' } : marked
  const needs = needsOf(missing, body.message)
  if (needs.length > 0) {
    const notes: ReadonlyArray<Note> =
      (parameter_errors ?? undefined) === undefined ? [] : ['invalid_input_too']
    return { value: settled(needs, body, form), form, notes }
  }
  return serverFault(body, status, form)
}

/** Read a 200 of a tool that failed; requirements that are misplaced there still count (row O5). */
export const toolFault = ({ call_id, duration, error }: ReadFailure): Found => {
  const { additional_prompt_content: more, can_retry, message, retry_after_ms } = error
  const details: FaultDetails = {
    ...(call_id ? { callId: call_id } : {}),
    ...(typeof can_retry === 'boolean' ? { canRetry: can_retry } : {})
  }
  const took = typeof duration === 'number' ? { duration } : {}
  const needs = needsOf(error.missing_requirements ?? {}, message)
  if (needs.length > 0) {
    const form: OxpForm = { ...took, requirementsIn: 'tool' }
    const guided = more ? { guidance: more } : {}
    const given = needs.map((one) => ({ ...one, ...guided, ...details }))
    return { value: settled(given, error, form), form, notes: [] }
  }
  const value = executionFailed({
    ...details,
    ...(message === '' || message === faults.executionFailed ? {} : { message }),
    ...(more ? { hint: more } : {}),
    ...(typeof retry_after_ms === 'number' ? { retryAfterMs: retry_after_ms } : {}),
    ...developer(error)
  })
  return { value, form: took, notes: [] }
}

const inputFault = (body: ReadBody, marked: OxpForm): Found => {
  const { message, parameter_errors } = body
  const { isGuess, issues, keyStyle } = issuesOf(parameter_errors ?? {})
  const form: OxpForm = issues.length === 0 ? marked : { ...marked, keyStyle }
  const whole = wholeOf(message)
  const bare = { kind: 'invalid_arguments', issues } as const
  const parted: Fault | undefined =
    whole === undefined ? undefined : { ...bare, ...whole, issues: [...issues, ...whole.issues] }
  const told: Fault = message === '' ? bare : { ...bare, message }
  const value = settled(parted === undefined ? [told] : [parted, told], body, form)
  const isText = isGuess || (whole !== undefined && whole.issues.length > 0)
  return { value, form, notes: isText ? ['from_text'] : [] }
}

/** By status where it tells, else by a wording that is known; any other text is of the server (row X1). */
const serverFault = (body: ReadBody, status: number | undefined, form: OxpForm): Found => {
  const { message } = body
  const said = message === '' ? {} : { message }
  const found = understood(message)
  // Not of OXP, but what stands before its servers says it.
  if (status !== undefined && kindOfStatus(status)?.kind === 'unavailable') {
    const own = found?.kind === 'unavailable' ? [found] : []
    return { value: settled([...own, unavailable(said)], body, form), form, notes: [] }
  }
  if (found === undefined) return { value: settled([internal(said)], body, form), form, notes: [] }
  const { guidance: _, ...bare } = found
  return {
    value: settled([found, { ...bare, message }], body, form),
    form,
    notes: found.kind === 'internal' ? [] : ['from_text']
  }
}
