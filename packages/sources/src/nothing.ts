import type { Issue } from '@toolfault/model'

type Branches = ReadonlyArray<ReadonlyArray<Issue>>

/**
 * The branches of a union at a depth of the value without those that no value of JSON can meet (`undefined`, `never`): beside
 * others they have nothing to say.
 */
export const withoutNothing = (branches: Branches, depth: number): Branches => {
  const others = branches.filter((branch) => !branch.every((issue) => isNothing(issue, depth)))
  return others.length === 0 ? branches : others
}

/** What the only branch of a union says, in its place: there is no other to choose. */
export const orOnlyBranch = (issue: Issue): ReadonlyArray<Issue> => {
  const [only, ...others] = issue.keyword === 'anyOf' ? (issue.branches ?? []) : []
  return only === undefined || others.length > 0 ? [issue] : only
}

/** Whether an issue says of the value at a depth itself that it may not be there. */
const isNothing = ({ keyword, path }: Issue, depth: number): boolean =>
  keyword === 'false schema' && path.length === depth
