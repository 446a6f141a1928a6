import {
  type Issue,
  type IssueKind,
  isList,
  keysOf,
  lacksKey,
  own,
  type Path,
  printPointer
} from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isRefused, keysAt } from './owners.js'
import type { Told } from './told.js'

/**
 * What was told in the order of the schema, so that the order of no validator decides what is said first: an
 * object before what it holds, and of its keys the missing ones, the refused ones, and then each in its turn.
 */
export const inOrder = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (told.length < 2 || !walk.hasValue) return told
  const places = new Map<string, Places>()
  const placesOf = (owner: Path): Places => {
    const pointer = printPointer(owner)
    const known = places.get(pointer) ?? placesAt(walk, owner)
    places.set(pointer, known)
    return known
  }
  return [...told].sort(({ issue: a }, { issue: b }) => compare(a, b, placesOf))
}

/** Where each key of an object stands, by the list that names it. */
interface Places {
  readonly isList: boolean
  readonly required: ReadonlyMap<string, number>
  readonly named: ReadonlyMap<string, number>
  readonly came: ReadonlyMap<string, number>
}

const placesAt = (walk: Walk, owner: Path): Places => ({
  isList: isList(valueAt(walk.value, owner)),
  required: numbered(
    rulesAt(walk, owner).flatMap(({ schema }) => {
      const required = own(schema, 'required')
      return isList(required) ? required.map(String) : []
    })
  ),
  named: numbered([...keysAt(walk, owner).known]),
  came: numbered(keysOf(valueAt(walk.value, owner)))
})

const numbered = (keys: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const key of keys) if (!places.has(key)) places.set(key, places.size)
  return places
}

const compare = (a: Issue, b: Issue, placesOf: (owner: Path) => Places): number => {
  const shared = Math.min(a.path.length, b.path.length)
  let at = 0
  while (at < shared && a.path[at] === b.path[at]) at++
  const [one, other] = [a.path[at], b.path[at]]
  if (one === undefined || other === undefined) {
    return a.path.length - b.path.length || ranks[a.kind] - ranks[b.kind]
  }
  const places = placesOf(a.path.slice(0, at))
  if (places.isList) return Number(one) - Number(other)
  const [first, second] = [rank(a, at, places), rank(b, at, places)]
  return first[0] - second[0] || first[1] - second[1]
}

/** What is said of the key itself comes before what is said of its value. */
const rank = (
  issue: Issue,
  at: number,
  { came, named, required }: Places
): readonly [number, number] => {
  const key = issue.path[at] ?? ''
  const isLast = issue.path.length === at + 1
  if (isLast && lacksKey(issue)) return [0, required.get(key) ?? LAST + (named.get(key) ?? LAST)]
  if (isLast && isRefused(issue)) return [1, came.get(key) ?? LAST]
  return [2, named.get(key) ?? LAST + (came.get(key) ?? LAST)]
}

const LAST = 1_000_000

/** Of one value: what it is, how much of it there is, what it looks like, and what it is all together. */
const ranks: { readonly [kind in IssueKind]: number } = {
  missing: 0,
  dependency: 1,
  unexpected: 2,
  type: 3,
  choice: 4,
  size: 5,
  range: 6,
  multiple: 7,
  pattern: 8,
  format: 9,
  duplicate: 10,
  rule: 11,
  alternative: 12,
  unknown: 13
}
