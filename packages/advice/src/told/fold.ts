import {
  foldIndexes,
  type Issue,
  isIndex,
  type Params,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { hasAt } from '../schema/at.js'
import { typeOf } from '../schema/value.js'
import type { Walk } from '../walk/walk.js'
import { areDistinct } from './distinct.js'
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
  const identities = new Map<unknown, number>()
  const groups = new Map<string, [Told, ...Array<Told>]>()
  const seen = new Set<string>()
  const places = new Map<string, Set<string>>()
  for (const one of told) {
    const pointer = printPointer(one.issue.path)
    // What stands at no index is like nothing else, but for what is said of the same place again.
    if (!one.issue.path.some(isIndex)) {
      const others = places.get(pointer) ?? new Set()
      const key = likeness(walk, one, identities)
      if (others.has(key)) continue
      groups.set(`${others.size} ${pointer}`, [one])
      places.set(pointer, others.add(key))
      continue
    }
    const key = likeness(walk, one, identities)
    const whole = `${pointer} ${key}`
    if (seen.has(whole)) continue
    seen.add(whole)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return [...groups.values()].flatMap(foldedGroup)
}

/** Whether it is soon seen that no issue is like another. */
const areAlone = (told: ReadonlyArray<Told>): boolean =>
  areDistinct(told) && !told.some(({ issue }) => issue.path.some(isIndex))

/** A group of like issues as one, where they are many enough to be clearer so. */
export const foldedGroup = (group: readonly [Told, ...Array<Told>]): ReadonlyArray<Folded> => {
  const whole = group.length < RUN ? undefined : together(group)
  const isClear = whole !== undefined && (whole.last !== undefined || group.length >= LEAST)
  return isClear ? [whole] : group.map((one) => ({ told: one, count: 1 }))
}

const likeness = (walk: Walk, { issue }: Told, identities: Map<unknown, number>): string => {
  const { keyword, kind, params, path } = issue
  const said = saidOf(issue)
  const place = foldIndexes(path)
  const came = hasAt(walk.value, path) ? typeOf(valueAt(walk.value, path)) : ''
  return `${keyword ?? kind} ${place} ${came} ${marked(params, identities)} ${said}`
}

/** Where the sentence of the author, or of nobody else, is said, unlike sentences are unlike. */
const saidOf = ({ echo, keyword, kind, message, params }: Issue): string =>
  echo !== true && (kind === 'rule' || keyword === 'errorMessage' || params === undefined)
    ? (message ?? '')
    : ''

/** Lists are told apart by identity: a source copies each only once. */
const marked = (params: Params | undefined, identities: Map<unknown, number>): string => {
  let text = ''
  for (const value of Object.values(params ?? {})) {
    if (typeof value !== 'object') text += ` ${value}`
    else {
      if (!identities.has(value)) identities.set(value, identities.size)
      text += ` #${identities.get(value)}`
    }
  }
  return text
}

const together = (group: readonly [Told, ...Array<Told>]): Folded => {
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
