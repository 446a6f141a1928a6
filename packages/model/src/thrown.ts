import type { Fault } from './fault/fault.js'
import { faultKinds } from './fault/kinds.js'
import { internal } from './fault/make.js'
import { isRecord, own, total } from './total.js'

/** An error that carries a fault out of a tool's own code. */
export interface ToolFault extends Error {
  readonly name: 'ToolFault'
  readonly fault: Fault
}

/**
 * Make an error of a fault, as in `throw toolFault(unavailable({ retryAfterMs: 1000 }))`. What operators are told is in
 * its fault alone: a server without this house shows a model the text of an error.
 */
export const toolFault = (fault: Fault): ToolFault => {
  const said = own(fault, 'message') ?? own(fault, 'kind')
  const error = new Error(typeof said === 'string' ? said : '')
  return Object.assign(error, { name: 'ToolFault', fault } as const)
}

/** What an author makes of an error that is no fault; `undefined` for what may stay `internal`. */
export type Decide = (thrown: unknown) => Fault | undefined

/**
 * The fault of what a tool's code threw: the one that it carries, else what `decide` makes of it, else
 * `internal`, whose developerMessage is the error's text and which shows nobody else anything of it.
 *
 * A fault is known by its shape, so that one thrown by another copy of this package counts too.
 */
export const faultOf = (thrown: unknown, decide?: Decide): Fault =>
  faultIn(thrown, decide) ?? internal({ developerMessage: textOf(thrown) })

/** The fault that what was thrown carries, else what `decide` makes of it; `undefined` where neither is one. */
export const faultIn = (thrown: unknown, decide?: Decide): Fault | undefined => {
  const carried = own(thrown, 'fault')
  if (isFault(carried)) return carried
  const decided: unknown = total(
    () => decide?.(thrown),
    () => undefined
  )
  if (isFault(decided)) return decided
  // One that decides later has decided nothing; what it rejects with would end the program.
  if (decided instanceof Promise) decided.catch(() => undefined)
  return undefined
}

/**
 * The fault that is to be written: what is given, or what an error carries; `undefined` where neither is one, and
 * nothing of it may be shown.
 */
export const faultGiven = (given: unknown): Fault | undefined =>
  isFault(given) && !(given instanceof Error) ? given : faultIn(given)

/** Whether a value is a fault, told by its kind. */
export const isFault = (value: unknown): value is Fault => {
  const kind = own(value, 'kind')
  return isRecord(value) && faultKinds.some((known) => known === kind)
}

const textOf = (thrown: unknown): string =>
  total(
    () => String(isRecord(thrown) && 'message' in thrown ? thrown.message : thrown),
    () => 'an error that cannot be read'
  )
