import {
  foldIndexes,
  type Issue,
  type Path,
  parsePointer,
  printPointer,
  step,
  steps,
  valueAt
} from '@toolfault/model'
import { pointersTo } from '../pointers.js'
import { type Grade, lower, type Repair } from './grade.js'
import { type Job, markOf } from './job.js'
import { patched } from './patch.js'
import { fitsPlainly } from './plain.js'
import type { Mend } from './site.js'

/** Mends of more places than this are proven together or not at all. */
const SINGLY = 64

/** Mends of one grade as a repair, in so far as they hold; each alone where not all do. */
export const proven = (
  job: Job,
  path: Path,
  grade: Grade,
  mends: ReadonlyArray<Mend>
): ReadonlyArray<Repair> => {
  const ops = mends.flatMap((mend) => mend.ops)
  const proof = proofOf(job, mends)
  const left = proof === 'partly' ? lower(grade) : proof === 'clean' ? grade : undefined
  if (left !== undefined) return [{ path, grade: left, ops }]
  if (mends.length === 1 || mends.length > SINGLY) return []
  return mends.flatMap((mend) => proven(job, mend.place, grade, [mend]))
}

/**
 * What mends do. `clean`: what was wrong at their places is gone, and nothing else has become wrong.
 * `partly`: something is gone, but something is still wrong there, or came to light. `failed` otherwise.
 */
type Proof = 'clean' | 'partly' | 'failed'

/** What the validator says of the value with these mends alone; without one, what a plain schema says. */
export const proofOf = (
  { before, findings, known, proofs, refused, walk }: Job,
  mends: ReadonlyArray<Mend>
): Proof => {
  const ops = mends.flatMap((mend) => mend.ops)
  const now = patched(walk.value, ops, steps())
  if (now === undefined) return 'failed'
  const written = ops.map((op) => parsePointer(op.path) ?? [])
  if (before === undefined && mends.some(({ tried }) => tried === true)) return 'failed'
  if (before === undefined) {
    const fit = (path: Path): boolean => fitsPlainly(walk, path, valueAt(now.value, path))
    return mends[0]?.grade !== 'certain' || written.every(fit) ? 'clean' : 'partly'
  }
  const after = step(proofs) ? findings(now.value) : undefined
  const places = new Set([...mends.map(({ place }) => place), ...written].map(printPointer))
  const marks = after?.issues.map(markOf) ?? []
  const left = new Set(marks)
  // Many a validator names no more than one surplus key: the next was there before.
  const wasThere = ({ kind, path }: Issue): boolean =>
    kind === 'unexpected' && refused.has(foldIndexes(path))
  const added =
    after?.issues.filter((one, at) => !(known.has(marks[at] ?? '') || wasThere(one))) ?? []
  const isUnnamed = ({ isUnblamed, place }: Mend): boolean =>
    isUnblamed === true || (refused.has(foldIndexes(place)) && isBesideNamed(before.issues, place))
  const isGone = [...known].some((mark) => !left.has(mark)) || mends.every(isUnnamed)
  const reveals = mends.some((mend) => mend.reveals === true)
  if (after === undefined || !isGone || added.some((one) => !reveals || !isWithin(one, places)))
    return 'failed'
  const isCut = before.truncated === true || after.truncated === true
  if (added.length > 0 && mends.some(({ isUnblamed }) => isUnblamed === true)) return 'failed'
  return isCut || after.issues.some((issue) => isWithin(issue, places)) ? 'partly' : 'clean'
}

/** Whether a surplus key is not named where another of its object is. */
const isBesideNamed = (issues: ReadonlyArray<Issue>, place: Path): boolean => {
  const named = issues.filter(({ kind }) => kind === 'unexpected').map(({ path }) => path)
  const owner = printPointer(place.slice(0, -1))
  return (
    !named.some((path) => printPointer(path) === printPointer(place)) &&
    named.some((path) => printPointer(path.slice(0, -1)) === owner)
  )
}

/** Whether an issue stands at a place or below it. */
const isWithin = ({ path }: Issue, places: ReadonlySet<string>): boolean =>
  pointersTo(path)
    .slice(1)
    .some((pointer) => places.has(pointer))
