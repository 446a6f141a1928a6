import { type Issue, type IssueKind, isIndex, isList, lacksKey, valueAt } from '@toolfault/model'
import { isFurther } from '../told/like.js'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { isRefused } from './owners.js'
import { type Owner, ownerIn, ownerOf, type Places, placesAt } from './places.js'

/**
 * What was told in the order of the schema, so that the order of no validator decides what is said first: an
 * object before what it holds, and of its keys the missing ones, the refused ones, and then each in its turn.
 */
export const inOrder = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (
    told.length < 2 ||
    !walk.hasValue ||
    told.every((one, at) => follows(walk, told[at - 1], one))
  )
    return told
  const root = ownerOf([])
  return told
    .map((one) => ({ one, issue: one.issue, owner: ownerIn(root, one.issue.path) }))
    .sort((a, b) => compare(walk, a, b))
    .map(({ one }) => one)
}

/** Whether it is soon seen that one comes behind another: it is about a later item of the same array. */
const follows = ({ value }: Walk, one: Told | undefined, { issue }: Told): boolean => {
  if (one === undefined) return true
  const { path } = one.issue
  let at = 0
  while (at < path.length && path[at] === issue.path[at]) at++
  return at < path.length && isFurther(path, issue.path) && isList(valueAt(value, path, at))
}

/** An issue and the object or array that its place is in. */
interface Placed {
  readonly issue: Issue
  readonly owner: Owner
}

const compare = (walk: Walk, a: Placed, b: Placed): number => {
  const [one, other] = [a.issue.path, b.issue.path]
  const shared = Math.min(one.length, other.length)
  let at = 0
  while (at < shared && one[at] === other[at]) at++
  const owner = a.owner.line[at]
  if (owner === undefined || at === shared) {
    return (
      one.length - other.length ||
      groupOf(a.issue, at - 1) - groupOf(b.issue, at - 1) ||
      ranks[a.issue.kind] - ranks[b.issue.kind]
    )
  }
  owner.places ??= placesAt(walk, one.slice(0, at))
  const [first, second] = [one[at] ?? '', other[at] ?? '']
  const [group, against] = [groupOf(a.issue, at), groupOf(b.issue, at)]
  return (
    group - against ||
    placeOf(first, group, owner.places) - placeOf(second, group, owner.places) ||
    // Keys that nothing tells apart, in an order all the same.
    (first < second ? -1 : 1)
  )
}

/** What is said of a key itself comes before what is said of its value: that it is missing, that it is refused. */
const groupOf = (issue: Issue, at: number): number => {
  if (issue.path.length !== at + 1) return 2
  return lacksKey(issue) ? 0 : isRefused(issue) ? 1 : 2
}

/** Where a key stands among those of its group. */
const placeOf = (key: string, group: number, { came, isList, named, required }: Places): number => {
  if (isList) return isIndex(key) ? Number(key) : LAST
  if (group === 0) return required.get(key) ?? LAST + (named.get(key) ?? LAST)
  if (group === 1) return came().get(key) ?? LAST
  return named.get(key) ?? LAST + (came().get(key) ?? LAST)
}

/** Behind all others. */
const LAST = Number.MAX_SAFE_INTEGER / 4

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
