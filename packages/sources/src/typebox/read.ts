import { type Findings, isList, own, steps, total } from '@toolfault/model'
import { copier } from '../copy.js'
import { LIMIT, noErrors, noReason } from '../list.js'
import { issuesOf } from './issues.js'
import { type Budget, listed } from './list.js'
import { literalsReader } from './literals.js'
import { isLocalized } from './localized.js'
import { thrownIn, undecodedIn } from './thrown.js'

/** The part of @sinclair/typebox 0.34's `ValueError` that is read here. */
export interface TypeboxValueError {
  readonly type: number
  readonly schema: object
  readonly path: string
  /** Looked at to tell which rule it breaks, never kept. */
  readonly value: unknown
  readonly message: string
  /** One iterator for each branch of a union. */
  readonly errors?: ReadonlyArray<Iterable<TypeboxValueError>>
}

/** The part of typebox 1.x's `TLocalizedValidationError` that is read here. */
export interface TypeboxError {
  readonly keyword: string
  readonly schemaPath: string
  readonly instancePath: string
  readonly params: object
  /** Always there, unlike ajv's. */
  readonly message: string
}

/**
 * What TypeBox reports: an iterator or a list, the pair that `Errors` of `typebox/schema` returns, or what `Parse`, `Decode`
 * and `Assert` throw.
 */
export type TypeboxErrors =
  | Iterable<TypeboxValueError>
  | Iterable<TypeboxError>
  | readonly [boolean, ReadonlyArray<TypeboxError>]
  | Error

/**
 * What the installed library says of itself: `ValueErrorType` of 0.34, which names the numbers of its
 * errors, or `Settings.Get()` of 1.x, which says after how many errors it stops.
 */
export type TypeboxFacts =
  | { readonly [name: string]: string | number }
  | { readonly maxErrors: number }

/** So many keys and items of values are looked at, to tell which rule a value breaks. */
const LOOKS = 1_000_000

/** typebox 1.x stops after so many errors, unless its settings say otherwise. */
const CAP = 8

/**
 * Read TypeBox's errors as issues, in TypeBox's order: @sinclair/typebox 0.34 and typebox 1.x, told
 * apart by the shape of each error.
 *
 * 0.34 reports by an iterator that can be read once and reads the value as it goes: pass it on before
 * anything else touches it or the value. Which rule was broken is told from the error's own schema and
 * value; with `facts`, the installed `ValueErrorType`, it is exact. typebox 1.x stops at 8 errors and
 * does not say so: exactly as many count as truncated. Where that cap was lifted, pass `Settings.Get()`.
 *
 * What cannot be read becomes one issue of kind `unknown`, and so does a value of which TypeBox says
 * that it is invalid and not why.
 */
export const fromTypebox = (errors: TypeboxErrors, facts?: TypeboxFacts): Findings =>
  total(() => {
    const undecoded = undecodedIn(errors)
    if (undecoded !== undefined) return { issues: [undecoded], truncated: true }
    const pair = isPair(errors) ? errors : undefined
    const budget: Budget = { left: LIMIT, isSpent: false }
    const thrown = thrownIn(errors)
    const list = listed(pair === undefined ? (thrown?.errors ?? errors) : pair[1], budget)
    if (list === undefined) return noErrors()
    if (pair?.[0] === false && list.length === 0) return noReason()
    const copy = copier(steps())
    const literals = literalsReader(copy)
    const issues = issuesOf(list, { facts, budget, copy, literals, looks: steps(LOOKS) })
    const isFull = list.length === capOf(facts) && list.every(isLocalized)
    return isFull || budget.isSpent || thrown?.isFirst === true
      ? { issues, truncated: true }
      : { issues }
  }, noErrors)

const isPair = (errors: unknown): errors is readonly [boolean, ReadonlyArray<unknown>] =>
  isList(errors) && errors.length === 2 && typeof errors[0] === 'boolean' && isList(errors[1])

const capOf = (facts: unknown): number => {
  const cap = own(facts, 'maxErrors')
  return typeof cap === 'number' ? cap : CAP
}
