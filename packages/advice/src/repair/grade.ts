import { keysOf, type Path, parsePointer } from '@toolfault/model'
import { isIn } from '../pointers.js'
import type { JsonPatchOperation } from './patch.js'

/**
 * How sure a repair is. `certain`: only one value can be meant, and nothing is lost. `likely`: a slip of
 * the pen, or another way to write the same. `guess`: a value that would do.
 */
export type Grade = 'certain' | 'likely' | 'guess'

/** What mends the arguments at one place, or at all places that one piece of advice stands for. */
export interface Repair {
  /** The place of the advice. */
  readonly path: Path
  readonly grade: Grade
  /** To be applied all or none, in this order. */
  readonly ops: ReadonlyArray<JsonPatchOperation>
}

/** The grades, surest first. */
export const grades: ReadonlyArray<Grade> = ['certain', 'likely', 'guess']

/** Whether a grade is at least another; what is no grade is not. */
export const isAtLeast = (grade: unknown, least: Grade): boolean =>
  grades.slice(0, grades.indexOf(least) + 1).some((one) => one === grade)

/** The next grade down; `undefined` below `guess`. */
export const lower = (grade: Grade): Grade | undefined => grades[grades.indexOf(grade) + 1]

/** The less sure of two. */
export const lesser = (a: Grade, b: Grade): Grade => (isAtLeast(a, b) ? b : a)

/**
 * Repairs without those that contradict one another: the same one twice, two that write to one place,
 * take one value away, or of which one writes what the other leaves out. The surer stays, and to move a
 * value is better than to remove it; where nothing tells them apart neither stays.
 */
export const withoutRivals = (found: ReadonlyArray<Repair>): ReadonlyArray<Repair> => {
  const surestLast = [...grades]
    .reverse()
    .flatMap((grade) => found.filter((it) => it.grade === grade))
  const unlike = new Map(surestLast.map((repair) => [JSON.stringify(repair.ops), repair]))
  const claims = found.filter((repair) => [...unlike.values()].includes(repair)).map(claimOf)
  return claims
    .filter((claim) => !claims.some((other) => other !== claim && yields(claim, other)))
    .map(({ repair }) => repair)
}

/** The places that a repair writes to or leaves empty, and where it takes a value away. */
const claimOf = (repair: Repair) => {
  const { ops } = repair
  const sources = ops.flatMap((op) => (op.op === 'move' ? [op.from] : []))
  const gone = ops.filter(({ op }) => op === 'remove')
  return {
    repair,
    ops: new Set(ops.map((op) => JSON.stringify(op))),
    changed: new Set(ops.map(({ path }) => path)),
    taken: new Set([...gone.map(({ path }) => path), ...sources]),
    moves: sources.length > 0,
    loses: gone.length > 0
  }
}

type Claim = ReturnType<typeof claimOf>

const yields = (claim: Claim, other: Claim): boolean => {
  // What is a part of another is done with it; a surer one stays, alone where the rest takes something away.
  if (isPart(claim, other)) return isAtLeast(other.repair.grade, claim.repair.grade)
  if (isPart(other, claim)) return claim.loses && !isAtLeast(claim.repair.grade, other.repair.grade)
  if (meet(claim.taken, other.taken) && claim.moves !== other.moves) return other.moves
  const areRivals = meet(claim.changed, other.changed) || meet(claim.taken, other.taken)
  return areRivals && isAtLeast(other.repair.grade, claim.repair.grade)
}

/** Whether all that one repair does is done by another; what it makes for that is made there, or comes to be by what is written. */
const isPart = (claim: Claim, other: Claim): boolean => {
  const left = claim.repair.ops.filter((op) => !other.ops.has(JSON.stringify(op)))
  return (
    left.every((op) => isHolder(op) && isIn(other.changed, parsePointer(op.path) ?? [])) &&
    claim.ops.size - left.length < other.ops.size
  )
}

/** Whether an object or a list is made for what comes into it. */
const isHolder = (op: JsonPatchOperation): boolean =>
  op.op === 'add' && typeof op.value === 'object' && keysOf(op.value).length === 0

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size <= b.size ? [...a].some((one) => b.has(one)) : meet(b, a)
