import { type Advice, isWithin, type Path, parsePointer, steps } from '@toolfault/model'
import { lesser, type Repair } from './grade.js'
import type { Meant } from './may-be-meant.js'
import { mendsAt } from './mends-at.js'
import { patched } from './patch.js'
import { type Job, jobAt, proven } from './prove.js'
import type { Mend } from './site.js'

/** A piece of advice, and what could be made of it as the value came. */
export interface Found {
  readonly piece: Advice
  readonly mends: ReadonlyArray<Mend>
}

/** More mends than these are not looked at together. */
const MANY = 64

/**
 * Repairs that only hold together: all that is moved into one object that has to be made, and what is said of a
 * place where nothing stands before something is moved there or gets another form.
 */
export const together = (
  job: Job,
  found: ReadonlyArray<Found>,
  mayBeMeant: Meant
): ReadonlyArray<Repair> => {
  const later = found.filter(({ mends }) => mends.length === 0).map(({ piece }) => piece)
  const moving = found
    .filter(({ piece: { fix } }) => fix?.id === 'rename' || fix?.id === 'convert')
    .flatMap(({ mends }) => mends)
  if (moving.length > MANY) return []
  return companiesOf(moving).flatMap(([first, ...others]) => {
    const whole = followed(job, others.reduce(joined, first), later, mayBeMeant)
    const isMore = others.length > 0 || whole.ops.length > first.ops.length
    return isMore && areApart(whole) ? proven(job, whole.place, whole.grade, [whole]) : []
  })
}

type Company = readonly [Mend, ...ReadonlyArray<Mend>]

/** Mends that make the same object, and every other by itself. */
const companiesOf = (moving: ReadonlyArray<Mend>): ReadonlyArray<Company> => {
  const companies = new Map<string, Company>()
  for (const mend of moving) {
    const [place] = mend.ops.filter(({ op }) => op === 'add')
    const key = place?.path ?? JSON.stringify(mend.ops)
    const others = companies.get(key)
    companies.set(key, others === undefined ? [mend] : [...others, mend])
  }
  return [...companies.values()]
}

/** Two mends as one: what both make is made once. */
const joined = (one: Mend, other: Mend): Mend => {
  const made = new Set(one.ops.map((op) => JSON.stringify(op)))
  const more = other.ops.filter((op) => !made.has(JSON.stringify(op)))
  const { isUnblamed, ...mend } = one
  return {
    ...mend,
    grade: lesser(one.grade, other.grade),
    ops: [...one.ops, ...more],
    reveals: true,
    ...(isUnblamed === true && other.isUnblamed === true ? { isUnblamed } : {})
  }
}

/** With what is said of the places that it writes, and nothing could be made of before. */
const followed = (job: Job, mend: Mend, later: ReadonlyArray<Advice>, mayBeMeant: Meant): Mend => {
  let whole = mend
  for (const piece of later) {
    const written = whole.ops.map(({ path }): Path => parsePointer(path) ?? [])
    if (!written.some((path) => isWithin(piece.path, path))) continue
    const now = patched(job.walk.value, whole.ops, steps())
    if (now === undefined) return whole
    const next = mendsAt(jobAt(job, now.value), piece, mayBeMeant)
    whole = next.reduce((all, { grade, ops }) => joined(all, { ...mend, grade, ops }), whole)
  }
  return whole
}

/** Whether no two values are moved to one place. */
const areApart = ({ ops }: Mend): boolean => {
  const places = ops.filter(({ op }) => op === 'move').map(({ path }) => path)
  return new Set(places).size === places.length
}
