import { type Advice, type Fault, isList, isRecord, own, total } from '@toolfault/model'
import { isDeepPath } from '../deep.js'
import { isIn, pointersOf } from '../pointers.js'
import { emptied } from './emptied.js'
import { grades, lesser, type Repair, withoutRivals } from './grade.js'
import { type Job, jobOf, type RepairAbout } from './job.js'
import { meantAmong } from './may-be-meant.js'
import { mendsAt } from './mends-at.js'
import { proven } from './prove.js'
import type { Mend } from './site.js'
import { together } from './together.js'

export type { Check } from '../check.js'
export { applyRepair, type Repaired, type RepairOptions } from './apply.js'
export { type Grade, grades, type Repair } from './grade.js'
export type { RepairAbout } from './job.js'
export type { JsonPatchOperation } from './patch.js'

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
      const ignored = piecesOf(own(fault, 'ignored')).filter(({ fix }) => fix?.id === 'rename')
      const pieces = [...piecesOf(advice), ...ignored]
      const job = jobOf(fault, about, pieces)
      const mayBeMeant = meantAmong(job.walk, pieces)
      const isBlamed = blaming(job)
      const found = pieces.map((piece) => ({
        piece,
        mends: total<ReadonlyArray<Mend>>(
          () => {
            const mends = mendsAt(job, piece, mayBeMeant)
            return ignored.includes(piece) || !isBlamed(piece) ? mends.map(unblamed) : mends
          },
          () => []
        )
      }))
      const moves = found.flatMap(({ mends, piece }) => (piece.fix?.id === 'rename' ? mends : []))
      const singly = found.flatMap(({ mends, piece }) =>
        total<ReadonlyArray<Repair>>(
          () => repairsOf(job, piece, mends, moves),
          () => []
        )
      )
      const wholes = total<ReadonlyArray<Repair>>(
        () => together(job, found, mayBeMeant),
        () => []
      )
      // Of two that share operations the first is done: that is the one that holds the other.
      return withoutRivals([...wholes, ...singly])
    },
    () => []
  )

const piecesOf = (advice: unknown): ReadonlyArray<Advice> =>
  (isList(advice) ? advice : [])
    .slice(0, PIECES)
    .flatMap(readable)
    .filter(({ fix, path }) => ![path, own(fix, 'from'), own(fix, 'to')].some(isDeepPath))

/** Whether a piece is of what the validator says: what may be left out is not missing where it says nothing of it. */
const blaming = ({ before }: Job): ((piece: Advice) => boolean) => {
  const told = pointersOf((before?.issues ?? []).filter(({ path }) => path.length > 0))
  return ({ fix, kind, path }) =>
    before === undefined || kind !== 'missing' || fix?.id !== 'rename' || isIn(told, path)
}

/** Nobody said that the key is wrong: it may be right. */
const unblamed = (mend: Mend): Mend => ({
  ...mend,
  grade: lesser(mend.grade, 'likely'),
  isUnblamed: true
})

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
