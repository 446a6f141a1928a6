import { type Issue, isWithin, owns, type Path, printPointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isAuthors, typesAsked, valuesAsked } from '../asked.js'
import { unions } from '../schema/branches.js'
import { issue as issueOf } from '../schema/limits.js'
import { isUnion, type Told } from '../told/told.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * What to say where no schema, or no value, tells which branch of a union was meant: causes first, unions
 * last, and what all branches ask of one place as one.
 */
export const unschooled = (issues: ReadonlyArray<Issue>): ReadonlyArray<Told> => {
  const causes = issues.filter(({ keyword }) => keyword !== 'if')
  const said = causes.some(({ keyword }) => keyword !== 'false schema') ? causes : issues
  // Of parts that all have to hold the whole has nothing to say.
  const rest = said.length > 1 ? said.filter(({ keyword }) => keyword !== 'allOf') : said
  const ordered = [...rest.filter((issue) => !isUnion(issue)), ...rest.filter(isUnion)]
  return united(unmixed(ordered)).map((issue) => ({ issue }))
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
  const dropped = new Set<Issue>()
  for (const union of issues.filter(isUnion)) {
    const within = issues.filter((one) => !isUnion(one) && isWithin(one.path, union.path))
    const inside = within.filter(({ path }) => path.length > union.path.length)
    const isMixed = inside.some(
      (one) =>
        one.kind === 'unexpected' &&
        inside.some(({ kind, path }) => kind !== 'unexpected' && isWithin(path, one.path))
    )
    for (const one of inside.length > 0 ? within : []) {
      if (isMixed || (!inside.includes(one) && wantedBy(one).length > 0)) dropped.add(one)
    }
  }
  return dropped.size === 0 ? issues : issues.filter((one) => !dropped.has(one))
}

/** The types that the branches of a union ask for are one list of types, their values one list of values. */
const united = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const unions = new Set(issues.filter(isUnion).map(({ path }) => printPointer(path)))
  const groups = new Map<string, Array<Issue>>()
  for (const issue of issues) {
    const wanted = wantedBy(issue)
    const pointer = printPointer(issue.path)
    if (wanted.length === 0 || !unions.has(pointer)) continue
    const group = groups.get(`${issue.kind} ${pointer}`) ?? []
    group.push(issue)
    groups.set(`${issue.kind} ${pointer}`, group)
  }
  const merged = new Map<Issue, Issue | undefined>()
  for (const group of groups.values()) {
    const [first, ...others] = group
    if (first === undefined || others.length === 0) continue
    merged.set(first, merge(first, group))
    for (const other of others) merged.set(other, undefined)
  }
  // A list of values says all that such a union does.
  const listed = new Set(
    [...merged.values()].flatMap((one) => (one?.kind === 'choice' ? printPointer(one.path) : []))
  )
  return issues.flatMap((issue) => {
    if (merged.has(issue)) return merged.get(issue) ?? []
    return isUnion(issue) && listed.has(printPointer(issue.path)) ? [] : [issue]
  })
}

const merge = ({ kind, path }: Issue, group: ReadonlyArray<Issue>): Issue => {
  const all = [...new Set(group.flatMap(wantedBy))]
  return kind === 'type'
    ? issueOf(path, 'type', { type: all })
    : issueOf(path, 'enum', { allowedValues: all })
}

/** The types, or the values, that a branch asks for in the place of its union. */
const wantedBy = (issue: Issue): ReadonlyArray<Json> => {
  if (isAuthors(issue)) return []
  const asked = { type: typesAsked, choice: valuesAsked }
  return issue.kind === 'type' || issue.kind === 'choice' ? (asked[issue.kind](issue) ?? []) : []
}
