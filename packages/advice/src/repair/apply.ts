import {
  isIndex,
  isList,
  own,
  type Path,
  printPointer,
  steps,
  total,
  valueAt
} from '@toolfault/model'
import { lastOf, pointersAbove } from '../pointers.js'
import { type Grade, grades, isAtLeast, type Repair } from './grade.js'
import { patched, pathIn } from './patch.js'

/** How sure a repair must be to be applied. */
export interface RepairOptions {
  /** `certain` when it is left out. */
  readonly least?: Grade
}

/** A value after repair, and which repairs it has had, in the order in which they were given. */
export interface Repaired {
  readonly value: unknown
  readonly done: ReadonlyArray<Repair>
}

/** More repairs than this are not looked at. */
const MANY = 1_000

/**
 * Apply repairs that were all written against this value, in whatever order keeps them right: those that
 * shift the elements of an array come last, from its end.
 *
 * Each is done wholly or not at all. Not done: one below the least grade, one whose operations do not
 * apply, one that touches what another has touched, and one that would touch the root. What is given
 * stays as it is; the answer shares with it what no repair touches.
 */
export const applyRepair = (
  value: unknown,
  repairs: ReadonlyArray<Repair>,
  options: RepairOptions = {}
): Repaired =>
  total(
    () => apply(value, repairs, own(options, 'least')),
    () => ({ value, done: [] })
  )

const apply = (value: unknown, repairs: ReadonlyArray<Repair>, wanted: unknown): Repaired => {
  const least = grades.find((grade) => grade === wanted) ?? 'certain'
  const plans = repairs
    .slice(0, MANY)
    .filter((repair) => isAtLeast(own(repair, 'grade'), least))
    .map((repair) => planOf(repair, value))
    .filter((plan) => plan !== undefined)
  const stable = plans.filter(({ shifted }) => shifted.length === 0)
  const shifting = plans.filter(({ shifted }) => shifted.length > 0).sort(fromTheEnd)
  // What has been touched, and, as false, every place above it.
  const claimed = new Map<string, boolean>()
  // Of an array that was shifted, the first index that may mean another element now.
  const moved = new Map<string, number>()
  const isStale = (path: Path): boolean =>
    pointersAbove(path).some((owner, at) => Number(path[at]) >= (moved.get(owner) ?? Number.NaN))
  const budget = steps()
  const done = new Set<Plan>()
  let now = value
  for (const plan of [...stable, ...shifting]) {
    const { repair, shifted, touched } = plan
    if (touched.some((path) => isClaimed(claimed, path) || isStale(path))) continue
    const next = patched(now, repair.ops, budget)
    if (next === undefined) continue
    now = next.value
    done.add(plan)
    for (const path of touched) {
      for (const place of pointersAbove(path)) claimed.set(place, claimed.get(place) ?? false)
      claimed.set(printPointer(path), true)
    }
    for (const path of shifted) {
      const owner = printPointer(path.slice(0, -1))
      moved.set(owner, Math.min(Number(path.at(-1)), moved.get(owner) ?? Number.POSITIVE_INFINITY))
    }
  }
  return { value: now, done: plans.filter((plan) => done.has(plan)).map(({ repair }) => repair) }
}

const isClaimed = (claimed: ReadonlyMap<string, boolean>, path: Path): boolean =>
  claimed.has(printPointer(path)) || pointersAbove(path).some((place) => claimed.get(place))

interface Plan {
  readonly repair: Repair
  /** What it reads or writes. */
  readonly touched: ReadonlyArray<Path>
  /** The elements that it removes or adds, so that those behind them change their places. */
  readonly shifted: ReadonlyArray<Path>
}

/** `undefined` for a repair that cannot be read, does nothing, or has the root among what it touches. */
const planOf = (repair: Repair, value: unknown): Plan | undefined => {
  const ops = own(repair, 'ops')
  if (!isList(ops) || ops.length === 0) return undefined
  const touched: Array<Path> = []
  const shifted: Array<Path> = []
  for (const op of ops) {
    for (const member of ['from', 'path'] as const) {
      if (member === 'from' && own(op, 'from') === undefined) continue
      const path = pathIn(op, member)
      if (path === undefined) return undefined
      const owner = path.slice(0, -1)
      const shifts = isIndex(lastOf(path)) && isShift(op, member) && isList(valueAt(value, owner))
      if (shifts) shifted.push(path)
      // Several shifts of one array are one: nothing else may reckon with its indexes.
      touched.push(shifts && ops.length > 1 ? owner : path)
    }
  }
  return { repair, touched, shifted }
}

const isShift = (op: unknown, member: 'path' | 'from'): boolean => {
  const name = String(own(op, 'op'))
  return member === 'from' ? name === 'move' : ['remove', 'add', 'move', 'copy'].includes(name)
}

/**
 * Deeper elements first, and of one array the later ones, so that no index that is still needed moves:
 * to shift an array changes no path but those through it.
 */
const fromTheEnd = (a: Plan, b: Plan): number => {
  const [one = [], other = []] = [a.shifted[0], b.shifted[0]]
  const at = one.findIndex((key, n) => key !== other[n])
  if (at < 0 || one.length !== other.length) return other.length - one.length
  const [key = '', next = ''] = [one[at], other[at]]
  // The longer index is the later one.
  return next.length - key.length || (key < next ? 1 : -1)
}
