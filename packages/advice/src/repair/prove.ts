import {
  type Findings,
  type Issue,
  isList,
  isRecord,
  type Path,
  parsePointer,
  printPointer,
  type Steps,
  step,
  steps,
  total
} from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import { type Grade, lower, type Repair } from './grade.js'
import { patched } from './patch.js'
import { fitsPlainly } from './plain.js'
import type { Job, Mend } from './site.js'

/** A compiled validator: the right side of `Compile`. */
export type Check = (value: unknown) => Findings

/** The validator, what it says of the value as it came, and how often it may be asked again. */
export interface Court {
  readonly check: Check
  readonly before: Findings
  readonly budget: Steps
}

/** More proofs than this are not asked for in one call. */
const PROOFS = 256

/** Mends of more places than this are proven together or not at all. */
const SINGLY = 64

/** The validator as a court; `undefined` for one that fails or does not answer with findings. */
export const courtOf = (given: unknown, value: unknown): Court | undefined => {
  // A border: a function can only be tried.
  const check = typeof given === 'function' ? (given as Check) : undefined
  const before = check === undefined ? undefined : findingsOf(check, value)
  return check && before && { check, before, budget: steps(PROOFS) }
}

const findingsOf = (check: Check, value: unknown): Findings | undefined =>
  total(
    () => {
      const found = check(value)
      return isRecord(found) && isList(found.issues) ? found : undefined
    },
    () => undefined
  )

/** Mends of one grade as a repair, in so far as they hold; each alone where not all do. */
export const proven = (
  job: Job,
  path: Path,
  grade: Grade,
  mends: ReadonlyArray<Mend>
): ReadonlyArray<Repair> => {
  const ops = mends.flatMap((mend) => mend.ops)
  const proof = proofOf(job, mends)
  if (proof === 'clean') return [{ path, grade, ops }]
  const fallen = proof === 'partly' ? lower(grade) : undefined
  if (fallen !== undefined) return [{ path, grade: fallen, ops }]
  if (mends.length === 1 || mends.length > SINGLY) return []
  return mends.flatMap((mend) => proven(job, mend.place, grade, [mend]))
}

/**
 * What mends do. `clean`: what was wrong at their places is gone, and nothing else has become wrong.
 * `partly`: something is gone, but something is still wrong there, or came to light. `failed` otherwise.
 */
type Proof = 'clean' | 'partly' | 'failed'

/** What the validator says of the value with these mends alone; without one, what a plain schema does. */
export const proofOf = ({ court, walk }: Job, mends: ReadonlyArray<Mend>): Proof => {
  const ops = mends.flatMap((mend) => mend.ops)
  const after = patched(walk.value, ops, steps())
  if (after === undefined) return 'failed'
  const written = ops.map((op) => parsePointer(op.path) ?? [])
  if (court === undefined) {
    const isSure = mends.some(({ grade }) => grade === 'certain')
    const fit = (path: Path): boolean => fitsPlainly(walk, path, valueAt(after.value, path))
    return !isSure || written.every(fit) ? 'clean' : 'partly'
  }
  const found = step(court.budget) ? findingsOf(court.check, after.value) : undefined
  const places = new Set([...mends.map(({ place }) => place), ...written].map(printPointer))
  const reveals = mends.some((mend) => mend.reveals === true)
  return found === undefined ? 'failed' : compared(court.before, found, places, reveals)
}

const compared = (
  before: Findings,
  after: Findings,
  places: ReadonlySet<string>,
  reveals: boolean
): Proof => {
  const known = new Set(before.issues.map(markOf))
  const left = new Set(after.issues.map(markOf))
  const added = after.issues.filter((issue) => !known.has(markOf(issue)))
  const isGone = [...known].some((mark) => !left.has(mark))
  if (!isGone || added.some((issue) => !reveals || !isWithin(issue, places))) return 'failed'
  const isCut = before.truncated === true || after.truncated === true
  return isCut || after.issues.some((issue) => isWithin(issue, places)) ? 'partly' : 'clean'
}

const markOf = ({ keyword, kind, params, path }: Issue): string =>
  JSON.stringify([kind, keyword, path, params])

/** Whether an issue stands at a place or below it. */
const isWithin = ({ path }: Issue, places: ReadonlySet<string>): boolean =>
  path.some((_, at) => places.has(printPointer(path.slice(0, at + 1))))
