import type { Issue, Path } from '@toolfault/model'
import { either } from './either.js'
import type { PydanticError } from './pydantic-error.js'
import { doBranch, type Group, isCompound, mayBranch } from './pydantic-label.js'
import { type Told, together } from './told.js'

/** With longer paths all are taken as they are. */
const DEEP = 64

/**
 * Issues without the names of branches, which pydantic puts behind the place of a union and which are no keys: what
 * is said of the branches of one union is one issue. Where names may be keys as well nothing is told of them, and it
 * is not all of the text.
 */
export const unbranched = (errors: ReadonlyArray<PydanticError>): Told =>
  errors.some(({ issue }) => issue.path.length > DEEP)
    ? { issues: errors.map(({ issue }) => issue), whole: true }
    : inside(errors, 0)

/** What is said of one place, to which so many steps lead. */
const inside = (errors: ReadonlyArray<PydanticError>, at: number): Told => {
  const own = errors.filter(({ issue }) => issue.path.length <= at)
  const groups = groupsAt(errors, at)
  if (at > 0 && own.length === 0 && mayBranch(groups, at)) {
    return doBranch(groups, at) ? union(groups, at) : { issues: [], whole: false }
  }
  return together([
    { issues: own.map(({ issue }) => issue), whole: true },
    ...groups.map(([name, group]) =>
      isCompound(name) ? inside(without(group, at), at) : inside(group, at + 1)
    )
  ])
}

const union = (groups: ReadonlyArray<Group>, at: number): Told => {
  const told = groups.map(([, group]) => inside(without(group, at), at))
  const branches = told.map(({ issues }) => issues)
  const path = groups[0]?.[1][0]?.issue.path.slice(0, at) ?? []
  const issue: Issue = either({ path, kind: 'alternative', keyword: 'anyOf', branches })
  return { issues: [issue], whole: told.every(({ whole }) => whole) }
}

/** By the step behind the place, in the order in which they come. */
const groupsAt = (errors: ReadonlyArray<PydanticError>, at: number): ReadonlyArray<Group> => {
  const groups = new Map<string, Array<PydanticError>>()
  for (const error of errors) {
    const step = error.issue.path[at]
    const group = step === undefined ? undefined : groups.get(step)
    if (group !== undefined) group.push(error)
    else if (step !== undefined) groups.set(step, [error])
  }
  return [...groups]
}

const without = (errors: ReadonlyArray<PydanticError>, at: number): ReadonlyArray<PydanticError> =>
  errors.map(({ came, depth, issue }) => ({
    came,
    depth: depth - 1,
    issue: { ...issue, path: dropped(issue.path, at) }
  }))

const dropped = (path: Path, at: number): Path => path.filter((_, nth) => nth !== at)
