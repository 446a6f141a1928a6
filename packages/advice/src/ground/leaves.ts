import {
  type Issue,
  isList,
  isRecord,
  type Path,
  printPointer,
  type Steps,
  step
} from '@toolfault/model'
import { typesAsked, valuesAsked } from '../asked.js'
import { issue as issueOf } from '../schema/limits.js'
import { holding } from '../union/names.js'
import { likely, tagOf } from './likely.js'

/** Whether the schema tells which branch of the union at a path was meant. */
export type IsKnown = (path: Path) => boolean

/**
 * Issues with the branches of unions laid out flat, as a validator that does not separate them reports
 * them: what each branch says, in order, and behind it the union itself. Of a union that the schema does not
 * know only the likely branches speak, and one alone speaks for it.
 */
export const leaves = (
  issues: ReadonlyArray<Issue>,
  isKnown: IsKnown,
  budget: Steps
): ReadonlyArray<Issue> =>
  issues.some(({ branches }) => branches !== undefined)
    ? issues.flatMap((issue) => laidOut(issue, isKnown, budget))
    : issues

const laidOut = (issue: Issue, isKnown: IsKnown, budget: Steps): ReadonlyArray<Issue> => {
  const { branches, ...union } = issue
  if (!isList(branches)) return [issue]
  const isChosen = isKnown(issue.path)
  const lists = branches.flatMap((branch) => branchesOf(branch, issue.path, isChosen, budget))
  // What the author says of the whole union stands for all of it, with the types that it takes.
  if (issue.keyword === 'errorMessage') return [{ ...union, ...typesOf(lists, issue.path) }]
  const tag = isChosen ? undefined : tagOf(lists, issue.path)
  if (tag !== undefined) return [tag]
  const meant = isChosen ? lists : likely(lists, issue.path)
  const inner = meant.flat().flatMap((leaf) => (step(budget) ? laidOut(leaf, isKnown, budget) : []))
  if (meant.length === 1 && lists.length > 1 && inner.length > 0) return inner
  const lacking = isChosen ? undefined : lackingIn(meant, issue.path)
  if (lacking !== undefined) return [{ ...union, params: { ...union.params, names: lacking } }]
  return listing(union, inner) ?? [...inner, union]
}

/**
 * What the branches of an object are called that lack nothing but keys, each others than the rest: to add those of all may
 * be refused.
 */
const lackingIn = (
  branches: ReadonlyArray<ReadonlyArray<Issue>>,
  path: Path
): ReadonlyArray<string> | undefined => {
  const isLacking = (one: Issue): boolean =>
    one.kind === 'missing' && one.path.length === path.length + 1
  if (branches.length < 2 || !branches.every((one) => one.length > 0 && one.every(isLacking)))
    return undefined
  const names = branches.map((one) => holding(one.map(({ path: key }) => key.at(-1) ?? '')))
  return new Set(names).size === names.length ? names : undefined
}

/** What can be read of a branch: where a union is all of it, and nobody chooses, the branches of that are ours, too. */
const branchesOf = (
  branch: ReadonlyArray<Issue>,
  path: Path,
  isChosen: boolean,
  budget: Steps
): ReadonlyArray<ReadonlyArray<Issue>> => {
  const leaves = isList(branch) ? branch.filter((leaf) => isRecord(leaf) && isList(leaf.path)) : []
  const [only, ...more] = leaves
  if (isChosen || only === undefined || more.length > 0 || only.keyword === 'errorMessage')
    return [leaves]
  const isHere = printPointer(only.path) === printPointer(path)
  return isHere && isList(only.branches) && step(budget)
    ? only.branches.flatMap((one) => branchesOf(one, path, isChosen, budget))
    : [leaves]
}

/** A union of nothing but values of one place, as the list of them. */
const listing = (union: Issue, inner: ReadonlyArray<Issue>): ReadonlyArray<Issue> | undefined => {
  const place = printPointer(union.path)
  const values = inner.map((leaf) =>
    printPointer(leaf.path) === place ? valuesAsked(leaf) : undefined
  )
  if (inner.length === 0 || !values.every((some) => some !== undefined)) return undefined
  return [issueOf(union.path, 'enum', { allowedValues: values.flat() })]
}

/** The types that the branches take, where that is all that each of them asks for. */
const typesOf = (
  branches: ReadonlyArray<ReadonlyArray<Issue>>,
  path: Path
): Pick<Issue, 'params'> => {
  const types = branches.map(([issue, more]) =>
    more === undefined && issue?.kind === 'type' && issue.path.length === path.length
      ? typesAsked(issue)
      : undefined
  )
  return types.every((some) => some !== undefined) ? { params: { type: types.flat() } } : {}
}
