import { type Path, printPointer } from '@toolfault/model'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { byAkin, byAkinEach, byAkinSpare } from './akin.js'
import { asInside } from './as-inside.js'
import { byBounds, byOtherBound } from './bounds.js'
import { byCut } from './cut.js'
import { byDescription } from './described.js'
import { byDirection } from './directed.js'
import { byDots } from './dots.js'
import { byEntry } from './entry.js'
import { byFit } from './fit.js'
import { FEW } from './fitting.js'
import { byGroup } from './group.js'
import { byHome } from './home.js'
import { inStep } from './in-step.js'
import { byOpenMap } from './into-map.js'
import { intoRange } from './into-range.js'
import { byJoined } from './joined.js'
import { byLack } from './lacks.js'
import { byLeftOver } from './left-over.js'
import { byLevel } from './level.js'
import { byLimit } from './limit.js'
import { byMap, byToldMap } from './map.js'
import { byName } from './named.js'
import { byNear } from './near.js'
import { byNest } from './nested.js'
import { byNextTo } from './next-to.js'
import type { Owner } from './owners.js'
import { byPart } from './part.js'
import { byRange } from './ranged.js'
import type { Renamed } from './renamed.js'
import { bySaidBeside } from './said-beside.js'
import { isTaken, looseIn, refusedIn, type Search } from './search.js'
import { bySlip } from './slip.js'
import { byTail } from './tail.js'
import { byScalar } from './to-scalar.js'
import { byUnit } from './unit.js'
import { byValue } from './value.js'

/** What is to be renamed, and what the objects lack that only come to be by it. */
export interface Found {
  readonly renamed: ReadonlyArray<Renamed>
  readonly lacking: ReadonlyArray<Told>
  /** The pointers of what goes elsewhere. */
  readonly taken: ReadonlySet<string>
  /** What goes to each place, by its pointer. */
  readonly filled: ReadonlyMap<string, Path>
}

/**
 * Where each missing key stands now, and where each refused one belongs: the surest ways first. What is
 * explained is taken out of its owner.
 */
export const found = (walk: Walk, owners: ReadonlyArray<Owner>): Found => {
  const search: Search = searching(walk, owners)
  return foundBy(search, search.strange.length > 0 ? stages : elsewhere)
}

const searching = (walk: Walk, owners: ReadonlyArray<Owner>): Search => ({
  walk,
  owners,
  strange: owners.filter(hasStrange),
  places: new Map(owners.map((owner) => [printPointer(owner.path), owner] as const)),
  taken: new Set(),
  parted: new Set(),
  filled: new Map(),
  gained: new Set(),
  renamed: [],
  lacking: []
})

const foundBy = (search: Search, some: ReadonlyArray<(search: Search) => void>): Found => {
  let before = 0
  for (const stage of some) {
    stage(search)
    if (search.taken.size > before && isDone(search)) break
    before = search.taken.size
  }
  const { filled, lacking } = search
  return {
    ...search,
    lacking: lacking.filter(({ issue }) => !filled.has(printPointer(issue.path)))
  }
}

/** Whether nothing is left to be explained, nor to explain it. */
const isDone = (search: Search): boolean =>
  search.owners.every(
    (owner) =>
      owner.missing.size + owner.refused.size === 0 &&
      [...owner.unknown, ...owner.loose.keys()].every(isTaken(search, owner))
  )

const hasStrange = ({ loose, refused, unknown }: Owner): boolean =>
  unknown.length + refused.size + loose.size > 0

/** What is told is explained before anything is said of keys that nobody refused. */
const stages: ReadonlyArray<(search: Search) => void> = /* @__PURE__ */ (() => [
  byDots('as written'),
  byDots('nearly'),
  byDirection(refusedIn),
  byGroup(refusedIn),
  byRange(refusedIn),
  intoRange(refusedIn),
  bySaidBeside(refusedIn),
  byEntry,
  byName,
  byLimit,
  byLevel,
  byToldMap,
  byUnit,
  byAkin,
  byJoined,
  byFit(1),
  byNest,
  byLack,
  byScalar,
  byHome(refusedIn),
  byNextTo,
  byBounds,
  byOtherBound,
  byPart(refusedIn),
  byCut,
  byAkinEach,
  inStep,
  byDescription,
  byTail,
  byNear(refusedIn),
  byLeftOver,
  byMap,
  byValue(refusedIn),
  byAkinSpare(refusedIn),
  byOpenMap,
  byDirection(looseIn),
  byGroup(looseIn),
  byRange(looseIn),
  intoRange(looseIn),
  bySaidBeside(looseIn),
  bySlip,
  byHome(looseIn),
  byPart(looseIn),
  byAkinSpare(looseIn),
  byNear(looseIn),
  byValue(looseIn),
  byFit(FEW),
  asInside((walk, owner) => foundBy(searching(walk, [owner]), naming))
])()

/** What goes by names: a value alone tells nothing of another object than its own. */
const naming: ReadonlyArray<(search: Search) => void> = /* @__PURE__ */ (() => [
  byDots('as written'),
  byDots('nearly'),
  byName,
  byUnit,
  byAkin,
  byNest,
  byLack,
  byPart(refusedIn),
  byAkinEach,
  byDescription,
  byTail,
  byAkinSpare(refusedIn),
  byPart(looseIn),
  byAkinSpare(looseIn)
])()

/** The only stage that looks into other objects than those of which something is told. */
const elsewhere: ReadonlyArray<(search: Search) => void> = [byLevel]
