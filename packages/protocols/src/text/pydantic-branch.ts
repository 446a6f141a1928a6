import type { Issue } from '@toolfault/model'

/** The name of a branch that has parts of its own; no key of a tool is spelled so. */
const compound =
  /^(?:list|dict|set|tuple|function-\w+|constrained-\w+|nullable|lax-or-strict|json-or-python|literal)\[.*\]$/

/** The name of a branch that has none. */
const plain = /^(?:str|int|float|bool|bytes|none|date|datetime)$/

/**
 * Issues without the names of branches, which pydantic puts behind the place of a union and which are no
 * keys. A plain one is taken for a name where another branch stands beside it.
 */
export const unbranched = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const branches = new Map<string, number>()
  for (const { path } of issues) {
    for (const [at, step] of path.entries()) {
      if (!isBranch(step, at === path.length - 1)) continue
      const owner = JSON.stringify(path.slice(0, at))
      branches.set(owner, (branches.get(owner) ?? 0) + 1)
    }
  }
  return issues.map((issue) => ({
    ...issue,
    path: issue.path.filter((step, at, path) => {
      if (!isBranch(step, at === path.length - 1)) return true
      const owner = JSON.stringify(path.slice(0, at))
      return !compound.test(step) && (branches.get(owner) ?? 0) < 2
    })
  }))
}

const isBranch = (step: string, isLast: boolean): boolean =>
  compound.test(step) || (isLast && plain.test(step))
