import { type Issue, type IssueKind, isRecord, type Params, type Path } from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import type { Ground } from '../schema/ground.js'
import { listed } from '../schema/limits.js'
import { misfits } from '../schema/misfits.js'
import type { Rule } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** The rule of a schema, as an issue names it. */
export interface Named {
  readonly kind: IssueKind
  readonly keyword?: string
  readonly params?: Params
}

/** The rule that the value of a place breaks and that an issue most likely speaks of, as far as that can be checked. */
export const broken = (
  { value: root }: Walk,
  rules: ReadonlyArray<Rule>,
  issue: Issue,
  ground: Ground
): Named | undefined => {
  const { path } = issue
  const value = valueAt(root, path)
  const found = rules.flatMap(({ schema }) => [
    ...misfits(ground, schema, value, path).filter((one) => one.path.length === path.length),
    ...unlisted(ground, schema, value, path)
  ])
  const best = Math.max(0, ...found.map((one) => likeness(issue, one)))
  const like = best > 0 ? found.find((one) => likeness(issue, one) === best) : undefined
  return like && { kind: like.kind, ...spelled(like) }
}

const spelled = ({ keyword, params }: Issue): Omit<Named, 'kind'> => ({
  ...(keyword === undefined ? {} : { keyword }),
  ...(params === undefined ? {} : { params })
})

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
export const isNameless = ({ kind }: Issue): boolean => kind === 'unknown' || kind === 'rule'

/** Kinds that are one thing said in several ways: a wrong value, a wrong type, no branch of a union. */
const forms: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set(['alternative', 'choice', 'type'])

/** How surely a rule that the value breaks is the one that was meant; 0 where it is another. */
const likeness = (issue: Issue, { keyword, kind }: Issue): number => {
  if (keyword === issue.keyword) return 4
  if (kind === issue.kind) return forms.has(kind) || issue.params === undefined ? 3 : 0
  if (isNameless(issue)) return kind === 'choice' ? 2 : 1
  if (!forms.has(issue.kind) || !forms.has(kind)) return 0
  return kind === 'alternative' ? 1 : 2
}
