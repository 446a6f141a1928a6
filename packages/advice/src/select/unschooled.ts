import { type Issue, owns, type Path, printPointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isAuthors, typesAsked, valuesAsked } from '../asked.js'
import { grouped } from '../grouped.js'
import { isIn, kindAt, pointersOf } from '../pointers.js'
import { unions } from '../schema/branches.js'
import { issue as issueOf } from '../schema/limits.js'
import { isUnion, type Told } from '../told/told.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { contained } from './contained.js'
import { sorting } from './within.js'

/**
 * What to say where no schema, or no value, tells which branch of a union was meant: causes first, unions
 * last, and what all branches ask of one place as one.
 */
export const unschooled = (issues: ReadonlyArray<Issue>): ReadonlyArray<Told> => {
  const { issues: open, schemas } = contained(issues)
  const causes = open.filter(({ keyword }) => keyword !== 'if')
  const said = causes.some(({ keyword }) => keyword !== 'false schema') ? causes : open
  // Of parts that all have to hold the whole has nothing to say.
  const rest = said.length > 1 ? said.filter(({ keyword }) => keyword !== 'allOf') : said
  const ordered = [...rest.filter((issue) => !isUnion(issue)), ...rest.filter(isUnion)]
  const told = united(unmixed(ordered))
  if (schemas.size === 0) return told
  return told.map((one) => {
    const contains = schemas.get(one.issue)
    return contains === undefined ? one : { ...one, rule: { schema: { contains } } }
  })
}

/** Whether the schema says of a place what may stand there. */
export const isSchooled = (walk: Walk, path: Path): boolean =>
  rulesAt(walk, path).some(({ schema }) => telling.some((keyword) => owns(schema, keyword)))

const telling = [...unions, 'type', 'enum', 'const', 'not', 'if', 'properties', 'items'] as const

/**
 * Of branches that a validator tells in one list no two commands contradict each other: where some came to what is inside,
 * none that stopped at its type was meant; where one takes what another refuses, nobody knows which, and the union alone speaks.
 */
const unmixed = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const within = sorting(issues)
  const dropped = new Set<Issue>()
  for (const { path } of issues.filter(isUnion)) {
    const all = within(path).filter((one) => !isUnion(one))
    const isInside = (one: Issue): boolean => one.path.length > path.length
    const inside = all.filter(isInside)
    const isMixed = isContrary(inside)
    for (const one of inside.length > 0 ? all : []) {
      if (isMixed || (!isInside(one) && wantedBy(one).length > 0)) dropped.add(one)
    }
  }
  return dropped.size === 0 ? issues : issues.filter((one) => !dropped.has(one))
}

/**
 * Whether something is wanted of what another issue says must not be there; or at all, where a key is refused twice: by two
 * branches, of which one refuses what the other wants.
 */
const isContrary = (issues: ReadonlyArray<Issue>): boolean => {
  const surplus = issues.filter(({ kind }) => kind === 'unexpected')
  const refused = pointersOf(surplus)
  const isTwice = refused.size < surplus.length
  return issues.some(({ kind, path }) => kind !== 'unexpected' && (isTwice || isIn(refused, path)))
}

/**
 * The types that the branches of a union ask for are one list of types, their values one list of values; so are those of
 * one place inside, of which each branch wants another.
 */
const united = (issues: ReadonlyArray<Issue>): ReadonlyArray<Told> => {
  const unions = pointersOf(issues.filter(isUnion))
  const groups = grouped(
    issues.filter((one) => wantedBy(one).length > 0 && isIn(unions, one.path)),
    kindAt
  )
  const merged = new Map<Issue, Issue | undefined>()
  for (const group of groups.values()) {
    if (group.length === 1) continue
    for (const one of group) merged.set(one, undefined)
    merged.set(group[0], merge(group[0], group))
  }
  // A list of values says all that such a union does.
  const listed = new Set(
    [...merged.values()].flatMap((one) => (one?.kind === 'choice' ? printPointer(one.path) : []))
  )
  return issues.flatMap((issue): ReadonlyArray<Told> => {
    const one = merged.has(issue) ? merged.get(issue) : issue
    return one === undefined || (isUnion(issue) && listed.has(printPointer(issue.path)))
      ? []
      : [{ issue: one }]
  })
}

const merge = ({ kind, path }: Issue, group: ReadonlyArray<Issue>): Issue => {
  const all = [...new Set(group.flatMap(wantedBy))]
  return kind === 'type'
    ? issueOf(path, 'type', { type: all })
    : issueOf(path, 'enum', { allowedValues: all })
}

/** The types, or the values, that a branch asks for in a place. */
const wantedBy = (issue: Issue): ReadonlyArray<Json> => {
  if (isAuthors(issue)) return []
  const asked = { type: typesAsked, choice: valuesAsked }
  return issue.kind === 'type' || issue.kind === 'choice' ? (asked[issue.kind](issue) ?? []) : []
}
