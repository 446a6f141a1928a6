import { type Advice, type Path, steps } from '@toolfault/model'
import { isIn } from '../pointers.js'
import { grades, lesser, type Repair } from './grade.js'
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

/** In so many objects what is said of the places that are written is followed, */
const FEW = 64

/** and in no more is anything made. */
const MANY = 1_000

/**
 * Repairs that only hold together: all that is moved into one object that has to be made, and what is said of a
 * place where nothing stands before something is moved there or gets another form. Those of rows are one.
 */
export const together = (
  job: Job,
  found: ReadonlyArray<Found>,
  mayBeMeant: Meant
): ReadonlyArray<Repair> => {
  const later = found.filter(({ mends }) => mends.length === 0).map(({ piece }) => piece)
  return likeCompanies(found).flatMap((companies) => {
    const wholes = companies.flatMap(([first, ...others]) => {
      const whole = others.reduce(joined, first)
      const all = companies.length > FEW ? whole : followed(job, whole, later, mayBeMeant)
      return all.ops.length > first.ops.length && areApart(all) ? [all] : []
    })
    return grades.flatMap((grade) => {
      const alike = wholes.filter((whole) => whole.grade === grade)
      const [first] = alike
      return first === undefined ? [] : proven(job, first.place, grade, alike)
    })
  })
}

type Company = readonly [Mend, ...ReadonlyArray<Mend>]

/** Mends that make the same object, and every other by itself; those of the same pieces of advice beside each other. */
const likeCompanies = (found: ReadonlyArray<Found>): ReadonlyArray<ReadonlyArray<Company>> => {
  const companies = new Map<string, { readonly of: string; readonly mends: Company }>()
  for (const [nth, { mends, piece }] of found.entries()) {
    if (piece.fix?.id !== 'rename' && piece.fix?.id !== 'convert') continue
    for (const mend of mends) {
      const made = mend.ops.find(({ op }) => op === 'add')
      const key = made?.path ?? JSON.stringify(mend.ops)
      const known = companies.get(key)
      companies.set(
        key,
        known === undefined
          ? { of: `${nth}`, mends: [mend] }
          : { of: `${known.of} ${nth}`, mends: [...known.mends, mend] }
      )
    }
  }
  if (companies.size > MANY) return []
  const alike = new Map<string, Array<Company>>()
  for (const { mends, of } of companies.values()) {
    const others = alike.get(of)
    if (others === undefined) alike.set(of, [mends])
    else others.push(mends)
  }
  return [...alike.values()]
}

/** Two mends as one: what both make is made once. */
const joined = (one: Mend, other: Mend): Mend => {
  const made = new Set(one.ops.map((op) => JSON.stringify(op)))
  const more = other.ops.filter((op) => !made.has(JSON.stringify(op)))
  return { ...one, grade: lesser(one.grade, other.grade), ops: [...one.ops, ...more] }
}

/** With what is said of the places that it writes, and nothing could be made of before. */
const followed = (job: Job, mend: Mend, later: ReadonlyArray<Advice>, mayBeMeant: Meant): Mend => {
  let whole = mend
  for (const piece of later) {
    const written = new Set(whole.ops.map(({ path }) => path))
    const isWritten = (place: Path): boolean => isIn(written, place)
    if (piece.at === undefined && !isWritten(piece.path)) continue
    const now = patched(job.walk.value, whole.ops, steps())
    if (now === undefined) return whole
    const next = mendsAt(jobAt(job, now.value), piece, mayBeMeant, isWritten)
    whole = next.reduce((all, { grade, ops }) => joined(all, { ...mend, grade, ops }), whole)
  }
  return whole
}

/** Whether no two values are moved to one place. */
const areApart = ({ ops }: Mend): boolean => {
  const places = ops.filter(({ op }) => op === 'move').map(({ path }) => path)
  return new Set(places).size === places.length
}
