import { mergeAnswers } from '@toolfault/advice/form'
import { type Fault, own, total } from '@toolfault/model'
import { converted, type Questioned } from './converted.js'
import { judgedWith, type Mended, type NoAnswer, type StillWrong } from './merge.js'
import { type NoPlace, placed } from './placed.js'

export { type AskedForm, type AskedOf, askedOf, type Resumed, resume } from './asked.js'
export type { Questioned } from './converted.js'
export { type AnswerForm, answerForm, type FormForUser } from './form.js'
export {
  type Mended,
  type Merged,
  type Merging,
  mergeAnswer,
  type NoAnswer,
  type StillWrong
} from './merge.js'
export type { NoPlace } from './placed.js'
export { visited } from './visited.js'

/** What became of the answer to a question. */
export type Answered = Mended | StillWrong | NoAnswer | NoPlace

/**
 * Put what a user said into the arguments at the place that was asked for, and judge them again: one text
 * where one thing was asked for, else a text under each name (rows A3, A13; a nested name is dotted, row
 * A17). A text becomes the number, the yes or no, the list or the listed value that it says, where that is
 * `certain`; else it stays as it is. Blank is no answer. Never rejects.
 */
export const answerQuestion = async (
  fault: Fault,
  answer: string | { readonly [name: string]: string },
  questioned: Questioned
): Promise<Answered> => {
  const args = own(questioned, 'args')
  try {
    const { judge, tool } = questioned
    const given = total(
      () => placed(fault, answer, tool, args),
      () => 'unreadable' as const
    )
    if (given === 'cancelled' || given === 'unreadable') return { ok: false, reason: given, args }
    if ('reason' in given) return { ok: false, ...given, args }
    const merged = mergeAnswers(args, given.content, given.paths)
    const places = Object.values(given.paths)
    const mended = await converted(merged, places, questioned)
    return await judgedWith(judge, tool, mended, places)
  } catch {
    return { ok: false, reason: 'unreadable', args }
  }
}
