import type { Findings } from '@toolfault/model'
import { type Answer, answerOf } from './answer.js'
import type { Contract } from './contract.js'

/** A validator of the table: what it says by itself, and what our source reads of that. */
export interface Column {
  /** The answer of the real library, before anything of ours reads it. */
  readonly answer: (contract: Contract, value: unknown) => Answer
  /** What our source reads. */
  readonly find: (contract: Contract, value: unknown) => Findings
}

/** The column of a library: how it is asked, where its errors stand, and how our source is given them. */
export const column = <Said>(
  ask: (contract: Contract, value: unknown) => Said,
  errorsOf: (said: Said) => ReadonlyArray<unknown>,
  find: (said: Said, contract: Contract, value: unknown) => Findings
): Column => ({
  answer: (contract, value) => answerOf(errorsOf(ask(contract, value))),
  find: (contract, value) => find(ask(contract, value), contract, value)
})
