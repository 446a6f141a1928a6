import { type Findings, type Issue, isList, isRecord, total } from '@toolfault/model'

/** A compiled validator: the right side of `Compile`. */
export type Check = (value: unknown) => Findings

/** Whoever refused the arguments, and may be asked again. */
export interface Validator {
  readonly check: Check
  /** What it said of them as they came. */
  readonly said: ReadonlyArray<Issue>
}

/** What a validator says of a value; `undefined` where there is none, it fails, or what it answers is no findings. */
export const findingsOf = (check: unknown, value: unknown): Findings | undefined =>
  total(
    () => {
      // A border: a function can only be tried.
      const found = (check as Check)(value)
      return isRecord(found) && isList(found.issues) ? found : undefined
    },
    () => undefined
  )
