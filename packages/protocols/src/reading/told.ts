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

/** Parts together, where each was understood as far as it has to be; `undefined` where one was not, or there is none. */
export const each = (parts: ReadonlyArray<Told | undefined>): Told | undefined => {
  const known = parts.filter((part) => part !== undefined)
  return known.length === 0 || known.length < parts.length ? undefined : together(known)
}
