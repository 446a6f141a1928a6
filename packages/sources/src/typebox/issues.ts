import { type Issue, isList, type Steps, steps, total } from '@toolfault/model'
import type { Copy } from '../copy.js'
import { illegible } from '../list.js'
import { orOnlyBranch } from '../nothing.js'
import { branched, type Spoken } from './branched.js'
import { type Budget, listed, take } from './list.js'
import type { Literals } from './literals.js'
import { isLocalized, localizedReader } from './localized.js'
import { isValueError, valueErrorReader } from './value-error.js'

/** What the reading of one list needs beside the list. */
export interface Context {
  readonly facts: unknown
  readonly budget: Budget
  readonly copy: Copy
  readonly literals: Literals
  /** How much of the caller's values may still be looked at. */
  readonly looks: Steps
}

/** Deeper unions in unions than this are left whole. */
const DEPTH = 32

/** So many errors are looked back at in one list; nobody but an attacker has more. */
const STEPS_BACK = 1_000_000

/** Read a list of errors of either kind; the branches of 0.34's unions are such lists, too. */
export const issuesOf = (
  list: ReadonlyArray<unknown>,
  context: Context,
  depth = 0
): ReadonlyArray<Issue> => {
  const branches = (errors: unknown): ReadonlyArray<ReadonlyArray<Issue>> => {
    const found: Array<ReadonlyArray<Issue>> = []
    for (const branch of depth < DEPTH && isList(errors) ? errors : []) {
      if (!take(context.budget)) break
      found.push(issuesOf(listed(branch, context.budget) ?? [], context, depth + 1))
    }
    return found
  }
  const localized = localizedReader(list, context)
  const valueError = valueErrorReader(list, context, branches)
  const said: Array<Spoken> = []
  const stepsBack = steps(STEPS_BACK)
  for (const [at, error] of list.entries()) {
    const read = total(
      () =>
        isLocalized(error)
          ? localized(at)
          : isValueError(error)
            ? orOnlyBranch(valueError(at))
            : [illegible],
      () => [illegible]
    )
    branched(said, { error, issues: read, depth: 0 }, stepsBack)
  }
  return said.flatMap(({ issues }) => issues)
}
