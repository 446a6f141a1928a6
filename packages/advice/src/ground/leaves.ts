import {
  type Issue,
  isList,
  isRecord,
  keysOf,
  type Path,
  printPointer,
  type Steps,
  step,
  valueAt
} from '@toolfault/model'
import { typesAsked, valuesAsked } from '../asked.js'
import { issue as issueOf } from '../schema/limits.js'
import { holding } from '../union/names.js'
import { formatted } from './formatted.js'
import { lackingIn, likely, type Sent, tagOf } from './likely.js'

type Branch = ReadonlyArray<Issue>

/** Whether the schema tells which branch of the union at a path was meant. */
export type IsKnown = (path: Path) => boolean

/**
 * Issues with the branches of unions laid out flat, as a validator that does not separate them reports
 * them: what each branch says, in order, and behind it the union itself. Of a union that the schema does not
 * know only the likely branches speak, and one alone speaks for it; several that each lack keys are named by these.
 */
export const leaves = (
  issues: ReadonlyArray<Issue>,
  isKnown: IsKnown,
  budget: Steps,
  sent: Sent
): ReadonlyArray<Issue> =>
  issues.some(({ branches }) => branches !== undefined)
    ? issues.flatMap((issue) => laidOut(issue, isKnown, budget, sent))
    : issues

const laidOut = (
  issue: Issue,
  isKnown: IsKnown,
  budget: Steps,
  sent: Sent
): ReadonlyArray<Issue> => {
  const { branches, ...union } = issue
  if (!isList(branches)) return [issue]
  const isChosen = isKnown(issue.path)
  const lists = branches.flatMap((branch) => branchesOf(branch, issue.path, isChosen, budget))
  // What the author says of the whole union stands for all of it, with the types that it takes.
  if (issue.keyword === 'errorMessage') return [{ ...union, ...typesOf(lists, issue.path) }]
  const tag = isChosen ? undefined : tagOf(lists, issue.path)
  if (tag !== undefined) return [tag]
  const meant = isChosen ? lists : likely(lists, issue.path, sent)
  const inner = meant
    .flat()
    .flatMap((leaf) => (step(budget) ? laidOut(leaf, isKnown, budget, sent) : []))
  if (meant.length === 1 && lists.length > 1 && inner.length > 0) return inner
  const shapes = isChosen || meant.length < 2 ? undefined : shapesOf(meant, lists, issue.path, sent)
  // What each of them lacks is no order while another would do.
  if (shapes !== undefined) return [{ ...union, params: { ...union.params, shapes } }]
  return listing(union, inner) ?? formatted(union, meant) ?? [...inner, union]
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

/** What the shapes are called that a union takes, by what each lacks, or by its type; `undefined` where one of those that may be meant lacks nothing. */
const shapesOf = (
  meant: ReadonlyArray<Branch>,
  all: ReadonlyArray<Branch>,
  path: Path,
  { value }: Sent
): ReadonlyArray<string> | undefined => {
  if (!meant.every((branch) => lackingIn(branch, path).length > 0)) return undefined
  // What was sent may be of that shape as well.
  const isOpen = keysOf(valueAt(value, path)).length > 0
  const shapes = all.flatMap((branch) => {
    const keys = lackingIn(branch, path)
    if (keys.length > 0) return [holding(keys, isOpen)]
    const [only, ...others] = branch
    return others.length === 0 && only?.kind === 'type' && only.path.length === path.length
      ? (typesAsked(only) ?? [])
      : []
  })
  // What all of them lack has to be added, whichever is meant.
  return new Set(shapes).size === 1 ? undefined : shapes
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
  return types.every((some) => some !== undefined)
    ? { params: { type: [...new Set(types.flat())] } }
    : {}
}
