import { type Issue, printPointer } from '@toolfault/model'

/** What an issue says beside its sentence: place, kind, keyword, parameters. */
export type Bare = readonly [pointer: string, kind: string, keyword?: string, params?: unknown]

/** Issues without their sentences; what an issue does not say is left out at the end. */
export const bare = (issues: ReadonlyArray<Issue>): ReadonlyArray<Bare> =>
  issues.map(({ keyword, kind, params, path }) => {
    const place = printPointer(path)
    if (keyword === undefined) return [place, kind]
    return params === undefined ? [place, kind, keyword] : [place, kind, keyword, params]
  })
