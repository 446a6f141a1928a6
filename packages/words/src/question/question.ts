import {
  type AuthorizationRequired,
  type Fault,
  type InvalidArguments,
  type Misconfigured,
  total
} from '@toolfault/model'
import { digest } from '../digest.js'
import { en, type Pack } from '../en.js'
import { atom, link, prose } from '../escape.js'
import { FEW, few } from '../few.js'
import { inEnglish } from '../in-english.js'
import { join } from '../join.js'
import { pointsOf } from '../points.js'
import type { Verbosity } from '../sentence.js'
import type { AskingParameters } from './author.js'
import { askFor } from './missing.js'
import { askAgain, isAsked } from './wrong.js'

export {
  type AskingParameter,
  type AskingParameters,
  authored,
  type QuestionWord
} from './author.js'
export { asksForRetry, startsAsQuestion } from './retry.js'

/** How a question is asked. */
export interface Questioning {
  readonly pack?: Pack
  /** What the author of the tool says of its parameters, by pointer. */
  readonly asking?: AskingParameters
  /** How much is said of what is wrong; a question for what is missing says all that it needs. */
  readonly verbosity?: Verbosity
}

/**
 * Put a fault as the question of Agentopia's four categories (seed 001, "Error Categories"), each
 * beginning `Question: `; a fault outside the categories is said as it is, an unknown tool with a
 * question behind it (row A18). Returns `''` for what is no fault.
 */
export const question = (fault: Fault, options: Questioning = {}): string =>
  total(
    () => {
      const { pack = en } = options
      switch (fault.kind) {
        case 'invalid_arguments':
          return asked(fault, ask(fault, options, pack), pack)
        case 'authorization_required':
          return asked(fault, askAccess(fault, pack), pack)
        case 'misconfigured':
          return asked(fault, fault.message === undefined ? askSettings(fault, pack) : [], pack)
        case 'unknown_tool':
          return join(digest(fault, { pack }), pack.questions.whichTool)
        default:
          return digest(fault, { pack })
      }
    },
    () => inEnglish(options, (english) => question(fault, english))
  )

/**
 * What was said of the whole, then what it leaves unasked. Only the prefix is sure to be detected
 * (row A8); one that was read is not added again.
 */
const asked = (fault: Fault, parts: ReadonlyArray<string>, { questions }: Pack): string => {
  const said = prose(fault.message ?? '')
  const isQuestion = startsAsOne(said, questions)
  // A question that was read has asked already; where to go is no question.
  if (isQuestion) return fault.kind === 'authorization_required' ? join(said, ...parts) : said
  const text = join(said, ...parts)
  return startsAsOne(text, questions) ? text : questions.question + text
}

const startsAsOne = (text: string, { question }: Pack['questions']): boolean =>
  text.toLowerCase().startsWith(question.trim().toLowerCase())

const ask = (
  fault: InvalidArguments,
  { asking, verbosity }: Questioning,
  pack: Pack
): ReadonlyArray<string> => {
  const { cut, points } = pointsOf(fault)
  if (points.length === 0) return fault.message === undefined ? askAll(pack) : []
  const lacking = points.filter(isAsked)
  const others = points.filter((point) => !isAsked(point))
  const rest = Math.max(0, others.length - FEW) + cut
  const saying = { pack, ...(verbosity === undefined ? {} : { verbosity }) }
  return [
    ...(lacking.length > 0 ? askFor(lacking, fault, asking, pack) : []),
    ...others.slice(0, FEW).map((point) => askAgain(point, asking, saying)),
    ...(rest > 0 ? [pack.questions.more(rest)] : [])
  ]
}

const askAll = ({ points, questions }: Pack): ReadonlyArray<string> => [
  questions.issueWith(points.root),
  questions.pleaseCheckAll
]

const askAccess = (
  { challenges, message, service }: AuthorizationRequired,
  { questions }: Pack
): ReadonlyArray<string> => {
  const url = challenges.map((challenge) => link(challenge.url)).find((found) => found)
  // Who was sent to a page must be told which.
  if (message !== undefined) {
    return url === undefined || message.includes(url) ? [] : [questions.pleaseOpen(url)]
  }
  return [
    questions.askService(atom(service ?? '')),
    url === undefined ? questions.pleaseAuthorize : questions.pleaseOpen(url)
  ]
}

const askSettings = (
  { requirements, service }: Misconfigured,
  pack: Pack
): ReadonlyArray<string> => {
  const { points, questions } = pack
  return [
    questions.askConfigured(atom(service)),
    requirements.length === 0
      ? questions.pleaseConfigure
      : questions.pleaseAdd(few(requirements, points.more))
  ]
}
