import { type Issue, isList, isRecord, STEPS } from '@toolfault/model'

/** Nobody means a value so many levels deep; whoever names one wants it searched for. */
const DEEPEST = 256

/**
 * Whether a list holds a path of more than 256 keys. Each key of a path may be asked about from the root
 * on, so what a stranger names in a path of 10 kB would take minutes: nothing is looked up for it.
 */
export const isDeep = (issues: ReadonlyArray<Issue>): boolean =>
  issues.some((issue) => isRecord(issue) && isDeepPath(issue.path))

/** Whether a path has more than 256 keys; false for what is no path. */
export const isDeepPath = (path: unknown): boolean => isList(path) && path.length > DEEPEST

/** So many keys in the paths of all issues: each is written, and remembered, several times. */
const KEYS = 200_000

/** The first issues, as many as there are steps, and as their paths leave room for. */
export const lookedAt = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  let keys = 0
  for (const [at, issue] of issues.entries()) {
    if (isRecord(issue) && isList(issue.path)) keys += issue.path.length
    if (at >= STEPS || keys > KEYS) return issues.slice(0, at)
  }
  return issues
}
