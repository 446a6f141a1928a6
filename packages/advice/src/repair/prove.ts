import {
  type Advice,
  type Fault,
  type Findings,
  foldIndexes,
  type Issue,
  own,
  type Path,
  parsePointer,
  printPointer,
  STEPS,
  type Steps,
  step,
  steps,
  valueAt
} from '@toolfault/model'
import { type Check, findingsOf } from '../check.js'
import { meant } from '../names/meant.js'
import { pointersTo } from '../pointers.js'
import { type Walk, walking } from '../walk/walk.js'
import { type Grade, lower, type Repair } from './grade.js'
import { patched } from './patch.js'
import { fitsPlainly } from './plain.js'
import type { Mend } from './site.js'

/** What is known about the call beside the fault. */
export interface RepairAbout {
  readonly schema?: unknown
  readonly value: unknown
  /** The compiled validator that refused the value: each repair is then proven by it. */
  readonly check?: Check
}

/** One call of `repairs`: what the validator says of the value as it came, and how often it may be asked again. */
export interface Job {
  readonly fault: Fault
  readonly walk: Walk
  readonly findings: (value: unknown) => Findings | undefined
  readonly before: Findings | undefined
  /** The pointers of keys that the advice takes elsewhere or out, whatever the index. */
  readonly refused: ReadonlySet<string>
  /** The marks of what it says. */
  readonly known: ReadonlySet<string>
  readonly proofs: Steps
}

/** More proofs than this are not asked for in one call, */
const PROOFS = 256

/** and fewer where so many issues, or several times as many, have to be compared for each. */
const COMPARED = 1_000

/** Mends of more places than this are proven together or not at all. */
const SINGLY = 64

/** A fresh job, with steps for a thousand rows; a validator that fails, or does not answer with findings, is none. */
export const jobOf = (fault: Fault, about: RepairAbout, pieces: ReadonlyArray<Advice>): Job => {
  const value = own(about, 'value')
  const check = own(about, 'check')
  const findings = (now: unknown): Findings | undefined => findingsOf(check, now)
  const walk = { ...walking(own(about, 'schema'), value, true, meant), budget: steps(10 * STEPS) }
  const before = findings(value)
  const known = new Set(before?.issues.map(markOf))
  const refused = new Set(
    pieces
      .flatMap(({ fix, kind, path }) => [
        ...(kind === 'unexpected' ? [path] : []),
        ...(fix?.id === 'rename' ? [fix.from] : [])
      ])
      .map(foldIndexes)
  )
  const proofs = steps(Math.ceil(PROOFS / (1 + Math.floor(known.size / COMPARED))))
  return { fault, walk, findings, before, refused, known, proofs }
}

/** The same job for the value as it is after some of it has been done. */
export const jobAt = (job: Job, value: unknown): Job => {
  const walk = walking(job.walk.root, value, true, meant)
  const before = step(job.proofs) ? job.findings(value) : undefined
  return {
    ...job,
    walk: { ...walk, budget: job.walk.budget },
    before,
    known: new Set(before?.issues.map(markOf))
  }
}

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

const markOf = ({ keyword, kind, params, path }: Issue): string =>
  JSON.stringify([kind, keyword, path, params])

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
