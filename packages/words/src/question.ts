import {
  type Advice,
  type AuthorizationRequired,
  type Fault,
  type InvalidArguments,
  type Misconfigured,
  total
} from '@toolfault/model'
import { digest } from './digest.js'
import { en, type Pack } from './en.js'
import { atom, link, prose } from './escape.js'
import { isLacking, pointsOf } from './points.js'
import { named, remedy, sentence, want } from './sentence.js'

/** So many parameters are asked for by name. */
const NAMES = 8

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
          return asked(prose(fault.message ?? '') || ask(fault, pack), pack)
        case 'authorization_required':
          return asked(prose(fault.message ?? '') || askAccess(fault, pack), pack)
        case 'misconfigured':
          return asked(prose(fault.message ?? '') || askSettings(fault, pack), pack)
        case 'unknown_tool':
          return `${digest(fault, { pack }).replace(/([^?.!])$/, '$1.')} ${pack.whichTool}`
        default:
          return digest(fault, { pack })
      }
    },
    () => ''
  )

/** Only the prefix is sure to be detected (row A8); one that was read is not added again. */
const asked = (text: string, pack: Pack): string =>
  text.toLowerCase().startsWith(pack.question.trim().toLowerCase()) ? text : pack.question + text

const ask = (fault: InvalidArguments, pack: Pack): string => {
  const points = pointsOf(fault)
  const lacking = points.filter(isLacking)
  const others = points.filter((point) => !isLacking(point))
  return [
    ...(lacking.length > 0 ? askFor(lacking, atom(fault.tool ?? '', 128), pack) : []),
    ...others.slice(0, NAMES).map((point) => askAgain(point, pack)),
    ...(others.length > NAMES ? [`${pack.more(others.length - NAMES)}.`] : [])
  ].join(' ')
}

const askFor = (lacking: ReadonlyArray<Advice>, tool: string, pack: Pack): Array<string> => {
  const shown = lacking.slice(0, NAMES)
  const more = lacking.length > NAMES ? [pack.more(lacking.length - NAMES)] : []
  const names = shown.map(({ path }) => named(path, pack))
  return [
    pack.askFor(pack.and([...names, ...more]), tool),
    pack.pleaseProvide(pack.and([...shown.map((point) => typed(point, pack)), ...more]))
  ]
}

const typed = ({ about, path }: Advice, pack: Pack): string => {
  const type = about?.parameterType
  return type === undefined ? named(path, pack) : `${named(path, pack)} (${atom(type)})`
}

/** Seed 001, `invalid_parameter`: the issue, then the corrective action. */
const askAgain = (point: Advice, pack: Pack): string => {
  const where = named(point.path, pack)
  const command = remedy(point, { pack })
  const { expected } = point
  return [
    pack.issueWith(where),
    command !== ''
      ? pack.please(command)
      : expected === undefined || expected.id === 'said'
        ? pack.pleaseCheck(sentence(point, { pack }).replace(/\.$/, ''))
        : pack.pleaseChange(where, want(expected, pack))
  ].join(' ')
}

const askAccess = (fault: AuthorizationRequired, pack: Pack): string => {
  const url = fault.challenges.map((challenge) => link(challenge.url)).find((found) => found)
  return [
    pack.askService(fault.service === undefined ? pack.account : atom(fault.service)),
    url === undefined ? pack.pleaseAuthorize : pack.pleaseOpen(url)
  ].join(' ')
}

const askSettings = (fault: Misconfigured, pack: Pack): string => {
  const names = fault.requirements.slice(0, NAMES).map((name) => `\`${atom(name)}\``)
  return [
    pack.askConfigured(atom(fault.service)),
    names.length === 0 ? pack.pleaseConfigure : pack.pleaseAdd(pack.and(names))
  ].join(' ')
}

/** The needles of seed 001's detector, "Automatic Retry Detection". */
const needles = ['question:', 'what ', 'please provide', 'which ', 'how ', 'missing'] as const

/** Whether a client that only reads words would take a text as a call for another try (row A18). */
export const asksForRetry = (text: string): boolean => {
  const lower = typeof text === 'string' ? text.toLowerCase() : ''
  return needles.some((needle) => lower.includes(needle))
}
