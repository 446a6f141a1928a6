import { type Issue, isList, isRecord, type Steps, step } from '@toolfault/model'

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
    .filter(isRecord)
    .flatMap((leaf) => (step(budget) ? laidOut(leaf, budget) : []))
  return [...inner, union]
}
