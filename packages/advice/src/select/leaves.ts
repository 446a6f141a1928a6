import { type Issue, isList, isRecord, printPointer, type Steps, step } from '@toolfault/model'
import { asJson } from '../schema/limits.js'
import { valuesOf } from './at-odds.js'

/**
 * Issues with the branches of unions laid out flat, as a validator that does not separate them reports
 * them: what each branch says, in order, and behind it the union itself.
 */
export const leaves = (issues: ReadonlyArray<Issue>, budget: Steps): ReadonlyArray<Issue> =>
  issues.some(({ branches }) => branches !== undefined)
    ? issues.flatMap((issue) => laidOut(issue, budget))
    : issues

const laidOut = (issue: Issue, budget: Steps): ReadonlyArray<Issue> => {
  const { branches, ...union } = issue
  if (!isList(branches)) return [issue]
  // What the author says of the whole union stands for all of it.
  if (issue.keyword === 'errorMessage') return [union]
  const inner = branches
    .flatMap((branch) => (isList(branch) ? branch : []))
    .filter((leaf) => isRecord(leaf) && isList(leaf.path))
    .flatMap((leaf) => (step(budget) ? laidOut(leaf, budget) : []))
  return listing(union, inner) ?? [...inner, union]
}

/** A union of nothing but values of one place, as the list of them. */
const listing = (union: Issue, inner: ReadonlyArray<Issue>): ReadonlyArray<Issue> | undefined => {
  const place = printPointer(union.path)
  const values = inner.map((leaf) =>
    printPointer(leaf.path) === place ? valuesOf(leaf) : undefined
  )
  if (inner.length === 0 || !values.every((some) => some !== undefined)) return undefined
  const allowedValues = asJson(values.flat())
  return [{ ...union, kind: 'choice', keyword: 'enum', params: { allowedValues } }]
}
