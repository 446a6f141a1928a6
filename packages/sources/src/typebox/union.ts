import { type Issue, own } from '@toolfault/model'
import { withoutNothing } from '../nothing.js'
import type { Literals } from './literals.js'
import type { Said } from './stated.js'

/** Reads the errors of each branch of a union. */
export type ReadBranches = (errors: unknown) => ReadonlyArray<ReadonlyArray<Issue>>

/** The issue of a union of 0.34: a choice where all branches are literals, else with its branches. */
export const union = (
  { message, path }: Said,
  error: unknown,
  literals: Literals,
  read: ReadBranches
): Issue => {
  const said = message === undefined ? {} : { message }
  const values = literals(own(error, 'schema'))
  if (values !== undefined) {
    return { path, kind: 'choice', keyword: 'enum', ...said, params: { allowedValues: values } }
  }
  const branches = withoutNothing(read(own(error, 'errors')), path.length)
  const split = branches.length === 0 ? {} : { branches }
  return { path, kind: 'alternative', keyword: 'anyOf', ...said, ...split }
}
