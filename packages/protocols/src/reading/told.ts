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

/**
 * Parts together, each as it is read; `undefined` from the first on that was not understood as far as it has to be, and
 * where there is none.
 */
export const each = <A>(
  parts: ReadonlyArray<A>,
  read: (part: A) => Told | undefined
): Told | undefined => {
  const known: Array<Told> = []
  for (const part of parts) {
    const told = read(part)
    if (told === undefined) return undefined
    known.push(told)
  }
  return known.length === 0 ? undefined : together(known)
}
