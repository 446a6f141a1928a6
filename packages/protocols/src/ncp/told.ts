import {
  type Advice,
  type Fault,
  type Issue,
  isLacking,
  isRecord,
  isStuck,
  type Path,
  type UnknownTool,
  unknownTool
} from '@toolfault/model'
import type { Attempts } from '@toolfault/words/attempt'
import { digest } from '@toolfault/words/digest'
import type { Pack } from '@toolfault/words/en'
import { atom, line, toolName } from '@toolfault/words/escape'
import { pointsOf } from '@toolfault/words/points'
import { remedy } from '@toolfault/words/remedy'
import { type Saying, sentence, type Verbosity } from '@toolfault/words/sentence'
import { parameterName } from '../name.js'
import { isSame } from '../reading/respell.js'
import { toolIn, wording } from './wording.js'

/** How the sentences of a verdict are said. */
interface Telling {
  readonly pack: Pack
  readonly verbosity?: Verbosity | undefined
  readonly attempts?: Attempts | undefined
}

/**
 * What is wrong, a line for each point; what was said of the whole comes first. A fault without points
 * is one line. The two wordings that clients look for stand alone and first (seed 004, "For MCP
 * Servers"); that the caller should stop comes behind them.
 */
export const errorsOf = (
  fault: Fault,
  { attempts, pack, verbosity }: Telling
): ReadonlyArray<string> => {
  // The members of a text are its characters, and there may be many.
  if (!isRecord(fault)) return [pack.faults.internal]
  const stop = isStuck(fault) ? (attempts?.progress(fault, pack) ?? '') : ''
  const saying: Saying = { pack, ...(verbosity === undefined ? {} : { verbosity }) }
  const errors = wrong(fault, attempts?.raise(fault, saying) ?? saying, pack)
  return stop === '' ? errors : [...errors, stop]
}

const wrong = (fault: Fault, saying: Saying, pack: Pack): ReadonlyArray<string> => {
  if (fault.kind === 'unknown_tool') {
    return [ownTool(fault) ?? digest(unknownTool(fault.tool), { pack })]
  }
  const { guidance: _, ...bare } = fault
  if (bare.kind !== 'invalid_arguments')
    return [line(digest(bare, { pack })) || pack.faults.internal]
  const said = line(bare.message ?? '')
  const { cut, points } = pointsOf(bare)
  // Where nobody advised, the points are the issues in their order.
  const issues = bare.advice === undefined && points.length > 0 ? bare.issues.filter(isRecord) : []
  const told = points.map((point, at) => ownWords(issues[at]) ?? errorOf(point, saying, pack))
  const more = cut > 0 ? [pack.faults.rest(cut)] : []
  const errors = [...(said === '' ? [] : [said]), ...told, ...more]
  return errors.length > 0 ? errors : [pack.fixed.validationFailed]
}

/** A sentence of the protocol's own that says what the issue is, as it came. */
const ownWords = (issue: Issue | undefined): string | undefined => {
  const said = issue === undefined || issue.echo === true ? undefined : issue.message
  const known = said === undefined ? undefined : wording(said)
  return said !== undefined && known?.kind === issue?.kind && isSame(known?.path, issue?.path)
    ? line(said)
    : undefined
}

/** The same of a tool that nobody knows. */
const ownTool = ({ message, tool }: UnknownTool): string | undefined =>
  message !== undefined && toolIn(message) === tool ? line(message) || undefined : undefined

/**
 * What has changed since the last attempt, and what would mend it: a command for each point, the name
 * that was meant, the author's guidance.
 */
export const suggestionsOf = (
  fault: Fault,
  pack: Pack,
  attempts: Attempts | undefined
): ReadonlyArray<string> => [
  ...[isStuck(fault) ? '' : (attempts?.progress(fault, pack) ?? '')].filter((text) => text !== ''),
  ...mended(fault, pack),
  ...[line(fault.guidance ?? '')].filter((text) => text !== '')
]

const mended = (fault: Fault, pack: Pack): ReadonlyArray<string> => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return pointsOf(fault)
        .points.map((point) => line(remedy(point, pack)))
        .filter((text) => text !== '')
    case 'unknown_tool':
      return fault.suggestion === undefined
        ? []
        : [pack.faults.didYouMean(toolName(fault.suggestion, true))]
    default:
      return []
  }
}

/** A parameter's name inside a sentence, longer than an atom of prose may be. */
export const shownName = (path: Path): string => atom(parameterName(path), 200)

/**
 * The text's own wording for what is missing, or blank, as its sample code has it; a name that is empty
 * or ends with a space would end it too early.
 */
const errorOf = (point: Advice, saying: Saying, pack: Pack): string => {
  const name = shownName(point.path)
  return isLacking(point) && point.expected?.id !== 'said' && name !== '' && name === name.trim()
    ? pack.fixed.missingParameter(name)
    : line(sentence(point, saying)) || pack.fixed.validationFailed
}
