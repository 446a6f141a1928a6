import {
  type Advice,
  type Fault,
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
import { grades, type Repair } from './grade.js'
import { type Job, jobOf, type RepairAbout } from './job.js'
import { mendsOf } from './mends.js'
import { fixAt, placesOf } from './places.js'
import { type Placed, proofOf, proven } from './proven.js'
import { withoutRivals } from './rivals.js'
import { type Mend, type Site, saidOf, siteOf } from './site.js'

export { applyRepair, type Repaired, type RepairOptions } from './apply.js'
export type { Grade, Repair } from './grade.js'
export type { RepairAbout } from './job.js'
export type { JsonPatchOperation } from './patch.js'
export type { Check } from './prove.js'

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
      // A border: each piece is read under its own net.
      const pieces = advice.slice(0, PIECES).filter(isRecord) as ReadonlyArray<Advice>
      const job = jobOf(fault, about)
      const meant = meantAmong(pieces)
      return withoutRivals(
        pieces.flatMap((piece) =>
          total<ReadonlyArray<Repair>>(
            () => repairsOf(job, piece, meant),
            () => []
          )
        )
      )
    },
    () => []
  )

/**
 * Whether what stands at a place may be meant although the advice is to leave it out: beside it a key
 * is missing, or nobody has told which branch of a union is to be taken.
 */
type Meant = (piece: Advice, place: Path) => boolean

const meantAmong = (pieces: ReadonlyArray<Advice>): Meant => {
  const of = (wanted: IssueKind): ReadonlyArray<Path> =>
    pieces.filter(({ kind, path }) => kind === wanted && isList(path)).map(({ path }) => path)
  const lacking = new Set(of('missing').map((path) => printPointer(path.slice(0, -1))))
  const unions = new Set(of('alternative').map(printPointer))
  return ({ chosen }, place) =>
    lacking.has(printPointer(place.slice(0, -1))) ||
    (chosen === undefined &&
      [...place, ''].some((_, at) => unions.has(printPointer(place.slice(0, at)))))
}

const repairsOf = (job: Job, piece: Advice, meant: Meant): ReadonlyArray<Repair> => {
  const issues = own(job.fault, 'issues')
  // A border: each issue is read by its own properties.
  const known = isList(issues) ? (issues.slice(0, STEPS) as ReadonlyArray<Issue>) : []
  const said = saidOf(job.walk, piece.path, job.budget)
  const found = placesOf(piece, known).flatMap((place) => {
    const site = siteOf(piece, place, fixAt(piece, place), job.value, said)
    return mendAt(job, site, meant(piece, place))
  })
  return grades.flatMap((grade) => {
    const group = found.filter((mend) => mend.grade === grade)
    return group.length === 0 ? [] : proven(job, piece.path, grade, group)
  })
}

/** The one mend of a place, or the only one of them that proves right; none where two do. */
const mendAt = (job: Job, site: Site, mayBeMeant: boolean): ReadonlyArray<Placed> => {
  const whole = { value: job.value, schema: job.schema, mayBeMeant }
  const found = unlike(mendsOf(site, whole)).map((mend) => ({ ...mend, place: site.path }))
  if (found.length < 2) return found
  const proofs = found.map((mend) => (job.proof === undefined ? 'failed' : proofOf(job, [mend])))
  const best = proofs.includes('clean') ? 'clean' : 'partly'
  const fit = found.filter((_, at) => proofs[at] === best)
  return fit.length === 1 ? fit : []
}

const unlike = (mends: ReadonlyArray<Mend>): ReadonlyArray<Mend> =>
  mends.length < 2
    ? mends
    : [...new Map(mends.map((mend) => [JSON.stringify(mend.ops), mend])).values()]
