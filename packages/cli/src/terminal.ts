import type { Readable, Writable } from 'node:stream'

/** Standard input, opened where it is asked for: to look at it may be to wait for it. */
export type Input = () => Readable

/** Where a command reads and writes. */
export interface Terminal {
  readonly input: Input
  readonly output: Writable
  readonly errors: Writable
  /** Whether who reads the output sees colour. */
  readonly isColoured: boolean
}
