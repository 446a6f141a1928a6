import { type Path, parsePointer, step, steps } from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import { type Grade, lower, type Repair } from './grade.js'
import type { Job } from './job.js'
import { type JsonPatchOperation, patched, pathIn } from './patch.js'
import { fitsPlainly } from './plain.js'
import { compare, findingsOf, type Proof } from './prove.js'
import type { Mend } from './site.js'

/** Mends of more places than this are proven together or not at all. */
const SINGLY = 64

/** A mend and the place it is for. */
export interface Placed extends Mend {
  readonly place: Path
}

/** Mends of one grade as a repair, in so far as they hold; each alone where not all do. */
export const proven = (
  job: Job,
  path: Path,
  grade: Grade,
  mends: ReadonlyArray<Placed>
): ReadonlyArray<Repair> => {
  const ops = mends.flatMap((mend) => mend.ops)
  if (job.proof === undefined) {
    const after = patched(job.value, ops, steps())
    if (after === undefined) return []
    const isSure = grade !== 'certain' || isBeyondDoubt(job, after.value, ops)
    return [{ path, grade: isSure ? grade : 'likely', ops }]
  }
  const proof = proofOf(job, mends)
  if (proof === 'clean') return [{ path, grade, ops }]
  const fallen = proof === 'partly' ? lower(grade) : undefined
  if (fallen !== undefined) return [{ path, grade: fallen, ops }]
  if (mends.length === 1 || mends.length > SINGLY) return []
  return mends.flatMap((mend) => proven(job, mend.place, grade, [mend]))
}

/** What the validator says of the value with these mends alone; `failed` when it may not be asked again. */
export const proofOf = ({ proof, value }: Job, mends: ReadonlyArray<Placed>): Proof => {
  if (proof === undefined || !step(proof.budget)) return 'failed'
  const ops = mends.flatMap((mend) => mend.ops)
  const after = patched(value, ops, steps())
  if (after === undefined) return 'failed'
  const written = ops.map((op) => pathIn(op, 'path') ?? [])
  const places = [...mends.map(({ place }) => place), ...written]
  const reveals = mends.some((mend) => mend.reveals === true)
  return compare(proof.before, findingsOf(proof.check, after.value), places, reveals)
}

/** Whether all that the operations leave behind fits a plain schema. */
const isBeyondDoubt = (job: Job, after: unknown, ops: ReadonlyArray<JsonPatchOperation>): boolean =>
  ops.every((op) => {
    const path = parsePointer(op.path) ?? []
    return fitsPlainly(job.schema, path, valueAt(after, path), job.budget)
  })
