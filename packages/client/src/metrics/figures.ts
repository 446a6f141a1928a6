import type { Mender } from '@toolfault/model'

/** The success metrics of seed 001, over some calls that were meant, each with its retries. */
export interface Figures {
  /** Calls that were meant. */
  readonly threads: number
  /** Attempts at them, and how many of those failed. */
  readonly attempts: number
  readonly errors: number
  /** Of the calls that failed and were made again. */
  readonly retried: number
  /** How many of them succeeded in the end, and at the second attempt; the seed asks for more than 60 %. */
  readonly recovered: number
  readonly recoveredAtSecond: number
  /** Shares, from 0 to 1; absent where there is nothing to take a share of. */
  readonly retrySuccess?: number
  readonly secondAttemptSuccess?: number
  /** Of all errors, those in the form of a question; the seed asks for more than 80 %. */
  readonly questions?: number
  /** Attempts and milliseconds from the first answer to success, of the calls that recovered. */
  readonly attemptsToSuccess?: Spread
  readonly msToSuccess?: Spread
  readonly succeeded: number
  /** Calls given up, by who has to act. */
  readonly givenUp: { readonly [by in Mender]: number }
  /** The share of all calls that ended with a user or an operator. */
  readonly handedOver?: number
}

/** The middle, the mean and the tail of some numbers. */
export interface Spread {
  readonly median: number
  readonly mean: number
  readonly p95: number
}

/** The figures of one tool, or of one kind of fault. */
export interface Part extends Figures {
  readonly name: string
}

/** The figures of all runs, and of each tool and each kind of fault alone, by name. */
export interface Measured extends Figures {
  readonly runs: number
  readonly byTool: ReadonlyArray<Part>
  /** A call counts under the kind of its first failure; one that never failed under none. */
  readonly byKind: ReadonlyArray<Part>
}

/** A share; absent of nothing. */
export const share = <K extends string>(
  name: K,
  part: number,
  whole: number
): { readonly [name in K]?: number } =>
  // A border: an object of one computed key is typed by no compiler.
  (whole === 0 ? {} : { [name]: part / whole }) as { readonly [name in K]?: number }

/** `undefined` of no numbers. */
export const spread = (numbers: ReadonlyArray<number>): Spread | undefined => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.ceil(part * sorted.length) - 1] ?? 0
  if (sorted.length === 0) return undefined
  return {
    median: at(0.5),
    mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length,
    p95: at(0.95)
  }
}
