import {
  type Advice,
  type AuthorizationRequired,
  type Fault,
  type InvalidArguments,
  type Misconfigured,
  total
} from '@toolfault/model'
import { FEW, few } from './access.js'
import { digest } from './digest.js'
import { en, type Pack } from './en.js'
import { atom, link, prose, toolName } from './escape.js'
import { join } from './join.js'
import { holding, naming, wanting } from './phrase.js'
import { isLacking, pointsOf } from './points.js'
import { remedy } from './remedy.js'
import { sentence } from './sentence.js'

/**
 * Put a fault as the question of Agentopia's four categories (seed 001, "Error Categories"), each
 * beginning `Question: `; a fault outside the categories is said as it is, an unknown tool with a
 * question behind it (row A18). Returns `''` for what is no fault.
 */
export const question = (fault: Fault, pack: Pack = en): string =>
  total(
    () => {
      switch (fault.kind) {
        case 'invalid_arguments':
          return asked(fault, ask(fault, pack), pack)
        case 'authorization_required':
          return asked(fault, fault.message === undefined ? askAccess(fault, pack) : [], pack)
        case 'misconfigured':
          return asked(fault, fault.message === undefined ? askSettings(fault, pack) : [], pack)
        case 'unknown_tool':
          return join(digest(fault, { pack }), pack.questions.whichTool)
        default:
          return digest(fault, { pack })
      }
    },
    () => ''
  )

/**
 * What was said of the whole, then what it leaves unasked. Only the prefix is sure to be detected
 * (row A8); one that was read is not added again.
 */
const asked = (fault: Fault, parts: ReadonlyArray<string>, { questions }: Pack): string => {
  const said = prose(fault.message ?? '')
  const isQuestion = said.toLowerCase().startsWith(questions.question.trim().toLowerCase())
  // A question that was read has asked already.
  return isQuestion ? said : questions.question + join(said, ...parts)
}

const ask = (fault: InvalidArguments, pack: Pack): ReadonlyArray<string> => {
  const { cut, points } = pointsOf(fault)
  if (points.length === 0) return fault.message === undefined ? askAll(pack) : []
  const lacking = points.filter(isLacking)
  const others = points.filter((point) => !isLacking(point))
  const rest = Math.max(0, others.length - FEW) + cut
  return [
    ...(lacking.length > 0 ? askFor(lacking, toolName(fault.tool ?? ''), pack) : []),
    ...others.slice(0, FEW).map((point) => askAgain(point, pack)),
    ...(rest > 0 ? [pack.questions.more(rest)] : [])
  ]
}

const askAll = ({ points, questions }: Pack): ReadonlyArray<string> => [
  questions.issueWith(points.root),
  questions.pleaseCheckAll
]

const askFor = (
  lacking: ReadonlyArray<Advice>,
  tool: string,
  { points, questions }: Pack
): ReadonlyArray<string> => {
  // Two branches, or two rules, can want the same key.
  const wanted = new Map(lacking.map((point) => [naming(point.path, points), point]))
  const names = [...wanted.keys()]
  const more = names.length > FEW ? [points.more(names.length - FEW)] : []
  const typed = [...wanted].slice(0, FEW).map(([name, { about, expected }]) => {
    const type = atom(about?.parameterType ?? '')
    const what = expected?.id === 'one_of' || type === '' ? holding(expected, points) : type
    return what === '' ? name : `${name} (${what})`
  })
  return [
    questions.askFor([...names.slice(0, FEW), ...more], tool),
    questions.pleaseProvide([...typed, ...more])
  ]
}

/** Seed 001, `invalid_parameter`: the issue, then the corrective action. */
const askAgain = (point: Advice, pack: Pack): string => {
  const { points, questions } = pack
  const where = naming(point.path, points)
  const command = remedy(point, pack)
  const { expected } = point
  return [
    questions.issueWith(where),
    command !== ''
      ? questions.please(command)
      : expected === undefined || expected.id === 'said'
        ? questions.pleaseCheck(sentence(point, { pack }).replace(/\.$/, ''))
        : questions.pleaseCorrect(where, wanting(expected, points))
  ].join(' ')
}

const askAccess = (
  { challenges, service }: AuthorizationRequired,
  { questions }: Pack
): ReadonlyArray<string> => {
  const url = challenges.map((challenge) => link(challenge.url)).find((found) => found)
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

/** The needles of seed 001's detector, "Automatic Retry Detection". */
const needles = ['question:', 'what ', 'please provide', 'which ', 'how ', 'missing'] as const

/** Whether a client that only reads words would take a text as a call for another try (row A18). */
export const asksForRetry = (text: string): boolean => {
  const lower = typeof text === 'string' ? text.toLowerCase() : ''
  return needles.some((needle) => lower.includes(needle))
}
