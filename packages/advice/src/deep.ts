import { type Issue, isList, isRecord } from '@toolfault/model'

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
