import type { Cause, Chosen } from '@toolfault/model'

/** A subschema that speaks of a place, and what made it do so. */
export interface Rule {
  readonly schema: unknown
  readonly because?: Cause
  /** The branch it stands in, and the pointer of the place where that was chosen. */
  readonly chosen?: Chosen & { readonly place: string }
  /** It applies on a condition. */
  readonly conditional?: true
  /** It stands beside `patternProperties`: nobody runs the pattern, so it may not be meant. */
  readonly maybe?: true
}

/** The rules that hold whatever else a call has: of no branch, no condition and no pattern. */
export const sureOf = (rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> =>
  rules.every(isSure) ? rules : rules.filter(isSure)

const isSure = ({ because, chosen, conditional, maybe }: Rule): boolean =>
  because === undefined && chosen === undefined && conditional !== true && maybe !== true
