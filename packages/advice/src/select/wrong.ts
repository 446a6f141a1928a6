import { type Issue, isList, isRecord, isWithin, type Path, printPointer } from '@toolfault/model'
import { findingsOf, type Validator } from '../check.js'
import { lookedAt } from '../deep.js'
import { isIn, pointersOf } from '../pointers.js'
import { isUnion } from '../told/told.js'

/** What is known without asking. */
interface Known {
  /** What is wrong with the value as far as the schema says. */
  readonly unfit: ReadonlyArray<Issue>
  /** Where something is still wrong that has been told. */
  readonly open: ReadonlyArray<Path>
  /** What has another value now. */
  readonly changed: ReadonlyArray<Path>
}

/**
 * What is wrong with arguments as they will be: beside what the schema says what a validator does beyond what it said of
 * them as they came, where nothing is known to be wrong. So patterns, formats and an author's own rules are told of a
 * value in its new place, and of the branch that another value decides now.
 */
export const wrongWith = (
  { check, said }: Validator,
  value: unknown,
  { changed, open, unfit }: Known
): ReadonlyArray<Issue> => {
  const found = findingsOf(check, value)
  if (found === undefined || found.issues.length === 0) return unfit
  // Of a union that had no branch what was said of each was said of none.
  const undecided = pointersOf(
    said.filter((one) => isUnion(one) && changed.some((place) => isWithin(place, one.path)))
  )
  const isUndecided = ({ path }: Issue): boolean => isIn(undecided, path)
  const old = new Set(said.filter((one) => !isUndecided(one)).map(markOf))
  const closed = new Set([
    ...pointersOf(unfit.filter((one) => !isUndecided(one))),
    ...open.map(printPointer)
  ])
  const fresh = lookedAt(found.issues).filter(
    (issue) =>
      isRecord(issue) && isList(issue.path) && !old.has(markOf(issue)) && !isIn(closed, issue.path)
  )
  return [...unfit, ...fresh]
}

/** What tells one complaint of a place from another. */
export const markOf = ({ keyword, path }: Issue): string => `${keyword} ${printPointer(path)}`
