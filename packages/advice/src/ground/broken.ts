import {
  type Issue,
  type IssueKind,
  isRecord,
  type Params,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import type { Ground } from '../schema/ground.js'
import { listed } from '../schema/limits.js'
import { misfits } from '../schema/misfits.js'
import type { Rule } from '../walk/rule.js'
import type { Walk } from '../walk/walk.js'
import { isAtOdds } from './at-odds.js'
import { forms } from './forms.js'
import { isOfOther } from './other-limit.js'

/** The rule of a schema, as an issue names it. */
export interface Named {
  readonly kind: IssueKind
  readonly keyword?: string
  readonly params?: Params
}

/** The rule that the value of a place breaks and that an issue most likely speaks of, as far as that can be checked. */
export const broken = (
  walk: Walk,
  rules: ReadonlyArray<Rule>,
  issue: Issue,
  ground: Ground
): Named | undefined => {
  let like: Issue | undefined
  let most = 0
  for (const one of brokenAt(walk, rules, issue.path, ground)) {
    const points = isOfOther(issue, one) ? 0 : likeness(issue, one)
    if (points > most) [like, most] = [one, points]
  }
  return like
}

/** What the value of a place breaks; of a union that failed every branch has spoken of it. */
const brokenAt = (
  { value: root }: Walk,
  rules: ReadonlyArray<Rule>,
  path: Path,
  ground: Ground
): ReadonlyArray<Issue> => {
  const places = seen.get(ground) ?? new Map<string, ReadonlyArray<Issue>>()
  const place = printPointer(path)
  const known = places.get(place)
  if (known !== undefined) return known
  const value = valueAt(root, path)
  const found = rules.flatMap(({ schema }) => [
    ...misfits(ground, schema, value, path).filter((one) => one.path.length === path.length),
    ...unlisted(ground, schema, value, path)
  ])
  seen.set(ground, places.set(place, found))
  return found
}

const seen = new WeakMap<Ground, Map<string, ReadonlyArray<Issue>>>()

/** What a value is not among, where its type alone is wrong already: listed values say more than their type. */
const unlisted = (
  ground: Ground,
  schema: unknown,
  value: unknown,
  path: Path
): ReadonlyArray<Issue> => {
  const found: Array<Issue> = []
  if (isRecord(schema)) listed({ ...ground, found }, schema, value, path)
  return found
}

/** Whether the validator did not say which rule was broken. */
export const isNameless = ({ kind }: Pick<Issue, 'kind'>): boolean =>
  kind === 'unknown' || kind === 'rule'

/** How surely a rule that the value breaks is the one that was meant; 0 where it is another. */
const likeness = (issue: Issue, one: Issue): number => {
  const { keyword, kind } = one
  if (isNameless(issue)) return kind === 'choice' ? 2 : 1
  if (isAtOdds(issue, one)) return 0
  if (kind === 'choice' && issue.kind === 'type') return 5
  if (keyword === issue.keyword) return 4
  if (kind === issue.kind) return 3
  if (!forms.has(issue.kind) || !forms.has(kind)) return 0
  return kind === 'alternative' ? 1 : 2
}
