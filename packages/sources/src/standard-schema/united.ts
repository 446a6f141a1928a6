import { type Issue, isWithin, type Path } from '@toolfault/model'

/** More issues than this, and those of a place that is deeper, are left as they came. */
const MANY = 300
const DEEP = 64

/**
 * Issues with those of one union as its branches, of a library that lists what each branch says and no union (Effect). No other
 * schema wants two things in one place, or another type and something of what is inside it. What wants
 * `undefined` is no branch: JSON has none.
 */
export const united = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  if (issues.length > MANY) return issues
  // The inner ones first: they are within a branch of the outer ones.
  const places = issues.filter(isWanted).flatMap(({ path }) => (path.length > DEEP ? [] : [path]))
  return places
    .sort((one, other) => other.length - one.length)
    .reduce((left: ReadonlyArray<Issue>, path) => joined(left, path), issues)
}

const joined = (issues: ReadonlyArray<Issue>, path: Path): ReadonlyArray<Issue> => {
  const [here, below] = [
    issues.filter((one) => isAt(one, path)),
    issues.filter((one) => isBelow(one, path))
  ]
  if (here.length === 0 || here.length + below.length < 2) return issues
  const wanted = here
    .filter(({ keyword }) => keyword !== 'false schema')
    .map((one) => [checked(one)])
  const branches = below.length === 0 ? wanted : [...wanted, below]
  const found: ReadonlyArray<Issue> =
    branches.length > 1
      ? [{ path, kind: 'alternative', keyword: 'anyOf', branches }]
      : (branches[0] ?? here.slice(0, 1))
  const all = new Set([...here, ...below])
  const first = issues.findIndex((one) => all.has(one))
  return issues.flatMap((one, at) => (at === first ? found : all.has(one) ? [] : [one]))
}

/** Beside other types a phrase is of a check of the author's, and a name of a type. */
const checked = (issue: Issue): Issue =>
  issue.kind === 'unknown' && /^Expected an? /.test(issue.message ?? '')
    ? { ...issue, kind: 'rule' }
    : issue

const isAt = (issue: Issue, path: Path): boolean =>
  isWanted(issue) && issue.path.length === path.length && isWithin(issue.path, path)

const isBelow = (issue: Issue, path: Path): boolean =>
  issue.path.length > path.length && isWithin(issue.path, path)

/** Whether an issue says what is expected as the library itself does. */
const isWanted = ({ branches, message }: Issue): boolean =>
  branches === undefined && message?.startsWith('Expected ') === true
