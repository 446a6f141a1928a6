import type { Advice } from '@toolfault/model'
import type { ColumnName } from './columns.js'
import type { Contract } from './contract.js'

/** One contract and one value that it refuses, and what every validator has to make advice say. */
export interface Row {
  readonly name: string
  readonly contract: Contract
  readonly bad: unknown
  /** The value when the advice has been followed. */
  readonly good: unknown
  readonly advice: ReadonlyArray<Point>
  /** The sentences of the text that a model reads. */
  readonly says: ReadonlyArray<string>
  readonly deviations?: { readonly [name in ColumnName]?: Deviation }
}

/** A piece of advice, as far as all validators have to agree on it. */
export interface Point extends Pick<Advice, 'kind' | 'expected' | 'fix' | 'count'> {
  /** A JSON Pointer. */
  readonly path: string
}

/**
 * Why a validator does not say the same: it has no word for the rule, and its contract takes the value
 * (`absent`), or it refuses the value and other advice comes of it (`differs`).
 */
export type Deviation =
  | { readonly absent: string }
  | {
      readonly differs: string
      readonly yields: ReadonlyArray<Point>
      /** Where the sentences differ as well; else those of the row. */
      readonly says?: ReadonlyArray<string>
      /** The validator stopped counting. */
      readonly truncated?: true
    }
