import { isIndex, type Path, printPointer } from '@toolfault/model'
import { grouped } from '../grouped.js'
import type { Walk } from '../walk/walk.js'
import { areDistinct } from './distinct.js'
import { likenesses } from './like.js'
import type { Told } from './told.js'

/** Fewer like issues are clearer one by one, and fewer still where their indexes are a range. */
export const LEAST = 6
const RUN = 3

/** Like issues over the indexes of an array, as one. */
export interface Folded {
  readonly told: Told
  readonly count: number
  /** All of them, where they are more than one. */
  readonly group?: ReadonlyArray<Told>
  /** Which key of the path differs, if only one does. */
  readonly at?: number
  readonly last?: number
  readonly next?: ReadonlyArray<number>
}

/**
 * Fold the issues that differ in their indexes alone: same rule, same parameters, same type received.
 * What says the same of the same place is one.
 */
export const folded = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Folded> => {
  if (told.length < RUN || areAlone(told)) return told.map((one) => ({ told: one, count: 1 }))
  const like = likenesses(walk)
  const groups = new Map<string, Group>()
  let open: ReadonlyArray<Group> = []
  for (const one of told) {
    // Rows of an array break the same rules one after the other.
    const known = open.find(({ all }) => like.isNext(all[all.length - 1] ?? one, one))
    if (known !== undefined) {
      known.all.push(one)
      continue
    }
    const key = `${isInList(one)} ${like.keyOf(one)}`
    const group = groups.get(key)
    if (group === undefined) {
      const fresh: Group = { all: [one] }
      groups.set(key, fresh)
      if (isInList(one)) open = [...open.slice(-OPEN + 1), fresh]
      continue
    }
    // Behind one that is out of order the next may have been said before.
    open = open.filter((other) => other !== group)
    if (!isIn(group, one)) group.all.push(one)
  }
  return [...groups.values()].flatMap(({ all }) => foldedGroup(all))
}

/** So many groups are asked whether an issue is their next. */
const OPEN = 8

/** Like issues, in the order in which they were told. */
interface Group {
  readonly all: [Told, ...Array<Told>]
  /** Their places, when somebody asked. */
  places?: Set<string>
}

const isInList = ({ issue }: Told): boolean => issue.path.some(isIndex)

/** Whether the same was said of the same place already. */
const isIn = (group: Group, { issue }: Told): boolean => {
  group.places ??= new Set()
  const { places } = group
  // What came since somebody asked.
  for (let at = places.size; at < group.all.length; at++) {
    places.add(printPointer(group.all[at]?.issue.path ?? []))
  }
  return places.has(printPointer(issue.path))
}

/** Whether it is soon seen that no issue is like another. */
const areAlone = (told: ReadonlyArray<Told>): boolean => areDistinct(told) && !told.some(isInList)

/** What was told, in groups of the same text: each as one where that is clearer. */
export const foldedBy = (
  told: ReadonlyArray<Told>,
  likeness: (one: Told) => string
): ReadonlyArray<Folded> => [...grouped(told, likeness).values()].flatMap(foldedGroup)

/** A group of like issues as one, where they are many enough to be clearer so. */
const foldedGroup = (group: readonly [Told, ...ReadonlyArray<Told>]): ReadonlyArray<Folded> => {
  const whole = group.length < RUN ? undefined : together(group)
  const isClear = whole !== undefined && (whole.last !== undefined || group.length >= LEAST)
  return isClear ? [whole] : group.map((one) => ({ told: one, count: 1 }))
}

const together = (group: readonly [Told, ...ReadonlyArray<Told>]): Folded => {
  const [told] = group
  const paths = group.map(({ issue }) => issue.path)
  const { path } = told.issue
  const differing = path.flatMap((key, at) =>
    paths.some((other) => other[at] !== key) ? [at] : []
  )
  const [at, more] = differing
  const count = group.length
  if (at === undefined || more !== undefined || !isIndex(path[at] ?? ''))
    return { told, count, group }
  return { told, count, group, at, ...run(paths, at) }
}

/** A range is said only where it has no gap; else the next two. */
const run = (
  paths: ReadonlyArray<Path>,
  at: number
): { readonly last: number } | { readonly next: ReadonlyArray<number> } => {
  const indexes = paths.map((path) => Number(path[at]))
  const first = indexes[0] ?? 0
  const last = indexes[indexes.length - 1] ?? first
  const isRun = indexes.every((index, nth) => index === first + nth)
  return isRun ? { last } : { next: indexes.slice(1, 3) }
}
