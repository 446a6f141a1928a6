import type { Fault, Unavailable, Verdict } from '@toolfault/model'
import { invalid, unavailable, unknownTool, valid } from '@toolfault/model'
import { admits, encode, type F7Fault, type F7Verdict } from '@toolfault/protocols/f7'
import type { F7Answer, ValidateResult, ValidationFailure } from '@toolfault/types/f7'

/** What the compiler holds F7 to: it writes no fault that its text has no form for. */

export const yes: F7Answer = encode(valid)

export const no: F7Answer = encode({ valid: false, fault: unknownTool('weather') })

// @ts-expect-error F7 has no form for a server that is busy
export const busy: F7Answer = encode({ valid: false, fault: unavailable() })

export const made: F7Answer = encode(invalid(unknownTool('weather')))

// @ts-expect-error the same of a verdict that was made for it
export const late: F7Answer = encode(invalid(unavailable()))

// @ts-expect-error any verdict may hold a fault that F7 has no form for
export const unasked = (verdict: Verdict): F7Answer => encode(verdict)

export const asked = (verdict: Verdict): F7Answer | undefined =>
  admits(verdict) ? encode(verdict) : undefined

/** Exactly these kinds, no more and no less. */
type Carried =
  | 'malformed_request'
  | 'unknown_tool'
  | 'invalid_schema'
  | 'invalid_arguments'
  | 'internal'

type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

export const kinds: Equal<F7Fault['kind'], Carried> = true

export const refused: Equal<Unavailable extends F7Fault ? true : false, false> = true

export const wide: Equal<Fault extends F7Fault ? true : false, false> = true

/** Row V10: the name of an entry, and its three members. */
export const entry: Equal<keyof ValidationFailure, 'path' | 'message' | 'keyword'> = true

/** Criterion 12 (3b734ff): both types can be imported, and the valid one has no `errors`. */
export const results: Equal<
  ValidateResult,
  | { readonly valid: true }
  | { readonly valid: false; readonly errors: ReadonlyArray<ValidationFailure> }
> = true

export const verdicts: Equal<F7Verdict['valid'], boolean> = true
