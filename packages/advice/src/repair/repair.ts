import {
  type Advice,
  type Fault,
  foldIndexes,
  type Issue,
  type IssueKind,
  isList,
  isRecord,
  own,
  type Path,
  printPointer,
  STEPS,
  total
} from '@toolfault/model'
import { isDeepPath } from '../deep.js'
import { isIn, pointersOf } from '../pointers.js'
import { roomBeside } from '../select/room-beside.js'
import { emptied } from './emptied.js'
import { grades, type Repair, withoutRivals } from './grade.js'
import { mendsOf } from './mends.js'
import { fixAt, placesOf } from './places.js'
import { type Job, jobOf, proofOf, proven, type RepairAbout } from './prove.js'
import { type Mend, type Site, siteOf } from './site.js'

export type { Check } from '../check.js'
export { applyRepair, type Repaired, type RepairOptions } from './apply.js'
export { type Grade, grades, type Repair } from './grade.js'
export type { JsonPatchOperation } from './patch.js'
export type { RepairAbout } from './prove.js'

/** More pieces of advice than this are not read. */
const PIECES = 64

/**
 * What would mend a call, as JSON Patch (RFC 6902), for each piece of `fault.advice` whose fix can be
 * told from the value and the schema. Each repair is written against the value as it came.
 *
 * With `check` each is proven: what was wrong at its place goes and nothing else becomes wrong, or its
 * grade falls, or it is left out. Without, only what a plain schema puts beyond doubt is `certain`. No
 * repair touches the root, shows or makes up a secret, or decides where two would do. `[]` for a fault
 * of another kind, for one without advice and for what is no fault.
 */
export const repairs = (fault: Fault, about: RepairAbout): ReadonlyArray<Repair> =>
  total(
    () => {
      const advice = own(fault, 'advice')
      if (own(fault, 'kind') !== 'invalid_arguments' || !isList(advice)) return []
      const pieces = advice
        .slice(0, PIECES)
        .flatMap(readable)
        .filter(({ fix, path }) => ![path, own(fix, 'from'), own(fix, 'to')].some(isDeepPath))
      const job = jobOf(fault, about, pieces)
      const mayBeMeant = meantAmong(job, pieces)
      const found = pieces.map((piece) => ({
        piece,
        mends: total<ReadonlyArray<Mend>>(
          () => mendsAt(job, piece, mayBeMeant),
          () => []
        )
      }))
      const moves = found.flatMap(({ mends, piece }) => (piece.fix?.id === 'rename' ? mends : []))
      return withoutRivals(
        found.flatMap(({ mends, piece }) =>
          total<ReadonlyArray<Repair>>(
            () => repairsOf(job, piece, mends, moves),
            () => []
          )
        )
      )
    },
    () => []
  )

/** A piece as it can be read, for none may spoil the others. */
const readable = (piece: unknown): ReadonlyArray<Advice> =>
  total(
    () => {
      if (!isRecord(piece)) return []
      const fix = own(piece, 'fix')
      // A border: what is wrong with a piece costs its repair alone.
      return [{ ...piece, ...(isRecord(fix) ? { fix: { ...fix } } : {}) } as Advice]
    },
    () => []
  )

/**
 * Whether what stands at a place may be meant although the advice is to leave it out: beside it a key
 * is missing, or one that was not sent may hold it, or nobody has told which branch of a union is to be taken.
 */
type Meant = (piece: Advice, place: Path) => boolean

const meantAmong = ({ walk }: Job, pieces: ReadonlyArray<Advice>): Meant => {
  const of = (wanted: IssueKind): ReadonlyArray<Advice> =>
    pieces.filter(({ kind, path }) => kind === wanted && isList(path))
  const ownerOf = (path: Path): Path => path.slice(0, -1)
  // What is missing in many rows is said of the first.
  const lacking = new Set(
    of('missing').map(({ at, path }) =>
      (at === undefined ? printPointer : foldIndexes)(ownerOf(path))
    )
  )
  const unions = pointersOf(of('alternative'))
  const filled = new Set(
    pieces.flatMap(({ fix }) => (fix?.id === 'rename' ? [printPointer(fix.to)] : []))
  )
  return ({ chosen, fix, kind }, place) =>
    (fix?.id === 'remove' && kind === 'unexpected' && roomBeside(walk, place, filled).length > 0) ||
    lacking.has(printPointer(ownerOf(place))) ||
    lacking.has(foldIndexes(ownerOf(place))) ||
    (chosen === undefined && isIn(unions, place))
}

const mendsAt = (job: Job, piece: Advice, mayBeMeant: Meant): ReadonlyArray<Mend> => {
  const issues = own(job.fault, 'issues')
  // A border: each issue is read by its own properties.
  const known = isList(issues) ? (issues.slice(0, STEPS) as ReadonlyArray<Issue>) : []
  const places = placesOf(piece, known)
  // Elements go from the end, so that each index is the one that was meant.
  const ordered = own(piece.fix, 'id') === 'remove' ? [...places].reverse() : places
  return ordered.flatMap((place) =>
    mendAt(job, siteOf(job, piece, place, fixAt(piece, place), mayBeMeant(piece, place)))
  )
}

const repairsOf = (
  job: Job,
  piece: Advice,
  mends: ReadonlyArray<Mend>,
  moves: ReadonlyArray<Mend>
): ReadonlyArray<Repair> => {
  const isGone = piece.fix?.id === 'remove' && moves.length > 0
  const found = isGone ? mends.map((mend) => emptied(job.walk, mend, moves)) : mends
  return grades.flatMap((grade) => {
    const group = found.filter((mend) => mend.grade === grade)
    return group.length === 0 ? [] : proven(job, piece.path, grade, group)
  })
}

/** The one mend of a place, or the only one of them that proves right; none where two do. */
const mendAt = (job: Job, site: Site): ReadonlyArray<Mend> => {
  const mends = mendsOf(site)
  const found = [...new Map(mends.map((mend) => [JSON.stringify(mend.ops), mend])).values()]
  if (found.length < 2) return found
  const proofs = found.map((mend) => (job.before === undefined ? 'failed' : proofOf(job, [mend])))
  const best = proofs.includes('clean') ? 'clean' : 'partly'
  const fit = found.filter((_, at) => proofs[at] === best)
  return fit.length === 1 ? fit : []
}
