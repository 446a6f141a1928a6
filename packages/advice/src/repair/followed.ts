import { type Advice, type Path, steps } from '@toolfault/model'
import { isIn } from '../pointers.js'
import { type Grade, isAtLeast, lesser } from './grade.js'
import { type Job, jobAt } from './job.js'
import type { Meant } from './may-be-meant.js'
import { mendsAt } from './mends-at.js'
import { patched } from './patch.js'
import { fixAt } from './places.js'
import type { Mend } from './site.js'

/** A piece of advice, and what could be made of it as the value came. */
export interface Found {
  readonly piece: Advice
  readonly mends: ReadonlyArray<Mend>
}

/** Two mends as one: what both make is made once. */
export const joined = (one: Mend, other: Mend): Mend => {
  const done = new Set(one.ops.map((op) => JSON.stringify(op)))
  const made = new Set(one.ops.flatMap(({ op, path }) => (op === 'add' ? [path] : [])))
  const more = other.ops.filter(
    (op) => !(done.has(JSON.stringify(op)) || (op.op === 'add' && made.has(op.path)))
  )
  return { ...one, grade: lesser(one.grade, other.grade), ops: [...one.ops, ...more] }
}

/** A mend with what is said of the places that it writes, as far as it is at least as sure: nothing could be made of it before, or it goes into what comes to be there. */
export const followed = (
  job: Job,
  mend: Mend,
  found: ReadonlyArray<Found>,
  mayBeMeant: Meant,
  least: Grade
): Mend => {
  let whole = mend
  for (const { mends, piece } of found) {
    const isAsked = askedBy(whole, piece, mends.length > 0)
    if (piece.at === undefined && !isAsked(piece.path)) continue
    const now = patched(job.walk.value, whole.ops, steps())
    if (now === undefined) return whole
    const next = mendsAt(jobAt(job, now.value), piece, mayBeMeant, isAsked)
    whole = next
      .filter(({ grade }) => isAtLeast(grade, least))
      .reduce((all, { grade, ops }) => joined(all, { ...mend, grade, ops }), whole)
  }
  return whole
}

/** Whether a place of a piece of advice is written by a mend; where something is made of it anyhow, whether that goes into what is moved or made anew. */
const askedBy = ({ ops }: Mend, piece: Advice, isMade: boolean): ((place: Path) => boolean) => {
  const written = new Set(
    ops.flatMap(({ op, path }) => (isMade && op !== 'move' && op !== 'replace' ? [] : [path]))
  )
  return (place) => {
    const fix = fixAt(piece, place)
    if (isMade) return fix?.id === 'rename' && isIn(written, fix.to.slice(0, -1))
    return isIn(written, place) || (fix?.id === 'rename' && isIn(written, fix.from))
  }
}
