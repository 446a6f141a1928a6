import type { Integer } from '@toolfault/types/json'

/** How a failed attempt compares with the one before: marks that went, that stayed and that came. */
export interface Progress {
  /** How many times in a row the call has failed in the same way, this time included. */
  readonly count: Integer
  readonly fixed: ReadonlyArray<string>
  readonly still: ReadonlyArray<string>
  readonly fresh: ReadonlyArray<string>
}

/** At the third failure of one kind another try by the same caller will not help. */
export const STUCK = 3
