import { type Advice, isLacking } from '@toolfault/model'
import type { Pack } from '../en.js'
import { atom, line } from '../escape.js'
import { stop } from '../join.js'
import { naming } from '../naming.js'
import { type Saying, sentence } from '../sentence.js'
import { type AskingParameters, authored } from './author.js'

/**
 * Whether a point is asked for: it lacks, and nobody knows what belongs there. One that stands for
 * many, and one whose mending is known, is said as a thing to correct.
 */
export const isAsked = (point: Advice): boolean =>
  isLacking(point) && !((point.count ?? 1) > 1) && !known.has(point.fix?.id)

const known: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set([
  'rename',
  'convert',
  'put',
  'remove'
])

/**
 * Seed 001, `invalid_parameter`: the issue, then the corrective action, which says all that is known in
 * the words of every other wire.
 */
export const askAgain = (
  point: Advice,
  asking: AskingParameters | undefined,
  saying: Saying & { readonly pack: Pack }
): string => {
  const { points, questions } = saying.pack
  const { description, expectedFormat, question } = authored(asking, point.path)
  if (question !== undefined) return line(question)
  const where = naming(point.path, points)
  const said = sentence(point, saying)
  return [
    questions.issueWith(
      description === undefined ? where : questions.called(atom(description, 160), where)
    ),
    said === '' ? questions.pleaseCheckAll : stop(questions.pleaseCorrect(said)),
    ...(expectedFormat === undefined ? [] : [questions.pleaseFollow(atom(expectedFormat, 200))])
  ].join(' ')
}
