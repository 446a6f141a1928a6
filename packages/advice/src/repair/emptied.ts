import { printPointer, valueAt } from '@toolfault/model'
import { isHollow } from '../blank.js'
import type { Walk } from '../walk/walk.js'
import { type Grade, lesser } from './grade.js'
import { patched } from './patch.js'
import type { Mend } from './site.js'

/**
 * What is left out goes only after all that the advice moves out of it, as one repair. Where nothing is left in it
 * nothing is lost; else it is a guess.
 */
export const emptied = (walk: Walk, removal: Mend, moves: ReadonlyArray<Mend>): Mend => {
  const { place } = removal
  const below = `${printPointer(place)}/`
  const inside = moves.filter(({ ops }) =>
    ops.every((op) => op.op === 'move' && op.from.startsWith(below))
  )
  if (inside.length === 0) return removal
  const ops = inside.flatMap((mend) => mend.ops)
  const left = patched(walk.value, ops, walk.budget)
  const isLost = left === undefined || !isHollow(valueAt(left.value, place))
  const least = inside.reduce<Grade>((grade, mend) => lesser(grade, mend.grade), 'likely')
  const grade = isLost ? 'guess' : least
  return { place, grade, ops: [...ops, ...removal.ops], reveals: true }
}
