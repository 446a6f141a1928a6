import type { Path } from '@toolfault/model'
import { digitsOf, wholeOf } from '../names/spelling.js'
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
export const isAtLeast = (grade: unknown, least: Grade): boolean => {
  const known: ReadonlyArray<unknown> = grades
  const at = known.indexOf(grade)
  return at >= 0 && at <= grades.indexOf(least)
}

/** The next grade down; `undefined` below `guess`. */
export const lower = (grade: Grade): Grade | undefined => grades[grades.indexOf(grade) + 1]

/** The less sure of two. */
export const lesser = (a: Grade, b: Grade): Grade => (isAtLeast(a, b) ? b : a)

/** Whether two names are one, differently written: stricter than what is near. */
export const isSameName = (a: string, b: string): boolean =>
  wholeOf(a) === wholeOf(b) &&
  wholeOf(a) !== '' &&
  digitsOf(a) === digitsOf(b) &&
  signsOf(a) === signsOf(b)

/** All but letters, digits and separators; a minus is none of these. */
const signsOf = (name: string): string => name.replace(/[\p{L}\p{N}\s_]+|(?<=\p{L})-|-(?!\d)/gu, '')
