import type { Issue } from '@toolfault/model'

/** What a part of a text says is wrong, and whether that is all of it. */
export interface Told {
  readonly issues: ReadonlyArray<Issue>
  readonly whole: boolean
}

/** Parts together. */
export const together = (parts: ReadonlyArray<Told>): Told => ({
  issues: parts.flatMap(({ issues }) => issues),
  whole: parts.every(({ whole }) => whole)
})
