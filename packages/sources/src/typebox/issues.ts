import { type Issue, type Steps, total } from '@toolfault/model'
import type { Copy } from './copier.js'
import { type Budget, listed } from './list.js'
import { isLocalized, localizedReader } from './localized.js'
import { isValueError, valueErrorReader } from './value-error.js'

/** What the reading of one list needs beside the list. */
export interface Context {
  readonly facts: unknown
  readonly budget: Budget
  readonly copy: Copy
  /** How much of the caller's values may still be looked at. */
  readonly looks: Steps
}

/** Deeper unions in unions than this are left whole. */
const DEPTH = 32

/** One error whose fields cannot be read costs one issue, not all of them. */
const illegible: Issue = { path: [], kind: 'unknown' }

/** Read a list of errors of either kind; the branches of 0.34's unions are such lists, too. */
export const issuesOf = (
  list: ReadonlyArray<unknown>,
  context: Context,
  depth = 0
): ReadonlyArray<Issue> => {
  const branch = (errors: unknown): ReadonlyArray<Issue> =>
    issuesOf(listed(errors, context.budget) ?? [], context, depth + 1)
  const localized = localizedReader(list, context)
  const valueError = valueErrorReader(list, context, depth < DEPTH ? branch : undefined)
  const issues: Array<Issue> = []
  for (const [at, error] of list.entries()) {
    const read = total(
      () =>
        isLocalized(error) ? localized(at) : isValueError(error) ? [valueError(at)] : [illegible],
      () => [illegible]
    )
    for (const issue of read) issues.push(issue)
  }
  return issues
}
