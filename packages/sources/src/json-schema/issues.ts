import { type Issue, isIndex, isList, kindOf, own, type Params } from '@toolfault/model'
import { isOthers, isRest, isSummary, isUnion } from './kinds.js'
import { isBelow, issue, leaf, ofName, type Scene } from './leaf.js'
import { depthOf, holderAt } from './location.js'
import { placeKey } from './nest.js'
import { described } from './params.js'
import { ownerAt } from './rule.js'
import type { Unit } from './unit.js'

/** What a unit says: what only sums up others says nothing itself. */
export const issuesOf = (
  units: ReadonlyArray<Unit>,
  scene: Scene,
  closed: Set<string> = new Set()
): ReadonlyArray<Issue> => units.flatMap((unit) => ofUnit(unit, scene, closed))

const ofUnit = (unit: Unit, scene: Scene, closed: Set<string>): ReadonlyArray<Issue> => {
  const { at, children, keyword } = unit
  if (isShort(unit)) return [issue(unit, 'unknown', undefined, unit.path)]
  if (isUnion(keyword)) return [union(unit, scene)]
  if (keyword === 'not') return leaf(unit, scene)
  // A condition that does not hold is no failure; what says so has no sentence.
  if (keyword === 'if' && unit.message === undefined) return []
  if (children.length === 0) {
    if (keyword === 'false schema') return refused(unit, holderAt(at), scene, closed)
    return isRest(keyword) && isBelow(unit)
      ? refused(unit, keyword, scene, closed)
      : leaf(unit, scene)
  }
  if (keyword === 'propertyNames') return [...named(unit, scene), ...issuesOf(children, scene)]
  if (isOthers(keyword) || isRest(keyword)) {
    return children.flatMap((child) =>
      child.keyword === 'false schema'
        ? refused({ ...child, at, message: unit.message ?? child.message }, keyword, scene, closed)
        : ofUnit(child, scene, closed)
    )
  }
  const below = issuesOf(children, scene, closed)
  return isSummary(keyword) || isSchema(keyword) ? below : [...leaf(unit, scene), ...below]
}

/** Whether a rule is about a part of what stands at the place: some validators say no more of where it is. */
const isShort = ({ at, key, path }: Unit): boolean =>
  at !== undefined && key === undefined && path.length < depthOf(at)

/** A unit of a whole schema, or of `dependencies`, says nothing beside what is below it. */
const isSchema = (keyword: string | undefined): boolean =>
  keyword === 'false schema' || keyword === 'dependencies'

/** What `false` means depends on the keyword that has it: a surplus key, an array too long, or the value. */
const refused = (
  unit: Unit,
  keyword: string | undefined,
  scene: Scene,
  closed: Set<string>
): ReadonlyArray<Issue> => {
  if (isOthers(keyword)) return [issue(unit, 'unexpected', keyword, unit.path)]
  if (!isRest(keyword)) return leaf({ ...unit, at: undefined }, scene)
  const owner = unit.path.slice(0, -1)
  const key = placeKey(unit.at ?? [], owner)
  if (closed.has(key)) return []
  closed.add(key)
  const limit = Number(unit.path.at(-1))
  // @cfworker/json-schema forgets the described items behind the first that is wrong.
  if (limit < (described(ownerAt(scene.schema, unit.at)) ?? 0)) return []
  const params = Number.isSafeInteger(limit) ? { limit } : {}
  return [issue(unit, kindOf('items'), keyword, owner, params)]
}

/** The error of a bad name itself; the key may be told only by what is below it. */
const named = (unit: Unit, scene: Scene): ReadonlyArray<Issue> => {
  const said = leaf(unit, scene)
  const keys = new Set(unit.children.flatMap((child) => ofName(child).key ?? []))
  return said.length > 1 || said[0]?.kind !== 'unknown' || keys.size === 0
    ? said
    : [...keys].map((key) => issue(unit, 'unexpected', 'propertyNames', [...unit.path, key]))
}

const union = (unit: Unit, scene: Scene): Issue => {
  const { at, keyword = 'anyOf', path } = unit
  const { failed, loose } = branchesIn(unit)
  const known = own(ownerAt(scene.schema, at), keyword)
  const rule = unit.rule ?? known
  const matches = keyword === 'oneOf' ? matchesIn(unit.message) : 0
  const matched = matches > 1
  const passing: Params =
    matched && isList(rule) && loose.length === 0 && rule.length - failed.size === matches
      ? { passingSchemas: rule.flatMap((_, nth) => (failed.has(nth) ? [] : [nth])) }
      : {}
  const branches = matched
    ? []
    : [...failed.entries()]
        .sort(([a], [b]) => a - b)
        .map(([, units]) => issuesOf(units, scene))
        .concat(loose.map((one) => issuesOf([one], scene)))
        .filter((branch) => branch.length > 0)
  return {
    ...issue(unit, 'alternative', keyword, path, passing),
    ...(branches.length === 0 ? {} : { branches })
  }
}

/** What those say of whose branches more than one matched, and of how many. */
const matches = [
  / is valid under (?:each|more than one) of /,
  /^'oneOf' failed, subschemas \d+, \d+ matched$/,
  /^oneOf failed, .*valid against schemas at indexes \d+ and \d+$/,
  /\((\d+) matches\)/,
  /^Expected 1 matching subschema but found (\d+)$/
]

/** How many branches matched; where a sentence says no more than that several did, it is two. */
const matchesIn = (message = ''): number =>
  matches.reduce((most, form) => {
    const match = form.exec(message)
    return match === null ? most : Number(match[1] ?? 2)
  }, 0)

interface Failed {
  readonly failed: ReadonlyMap<number, ReadonlyArray<Unit>>
  /** Of no branch that could be told. */
  readonly loose: ReadonlyArray<Unit>
}

/** Which branch a unit belongs to is said by its location, right behind that of the union. */
const branchesIn = ({ at, children }: Unit): Failed => {
  const failed = new Map<number, Array<Unit>>()
  const loose: Array<Unit> = []
  for (const child of children) {
    const index = at === undefined ? undefined : child.at?.[at.length]
    const nth = index === undefined || !isIndex(index) ? undefined : Number(index)
    if (nth === undefined) loose.push(child)
    else failed.set(nth, [...(failed.get(nth) ?? []), child])
  }
  return { failed, loose }
}
