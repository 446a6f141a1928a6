import {
  type Advice,
  type Asking,
  type InvalidArguments,
  isLacking,
  isList,
  keysOf,
  own,
  type Path
} from '@toolfault/model'
import type { AgentopiaErrorData } from '@toolfault/types/json-rpc'
import { pointsOf } from '@toolfault/words/points'
import type { AskingParameter } from '@toolfault/words/question'
import { parameterName } from '../name.js'
import { expectedFormat } from './expected-format.js'
import { validationError } from './validation-error.js'

/** What the author of the tool says of the parameter at a path. */
export type Said = (path: Path) => AskingParameter

/**
 * The fields that name parameters: those that have to be given, and the first that has to be changed
 * (row A17). What concerns the arguments as a whole has no name to write.
 */
export const parameters = (fault: InvalidArguments, said: Said): AgentopiaErrorData => {
  const all = pointsOf(fault).points
  const points = all.filter(({ path }) => path.length > 0)
  const lacking = points.filter(isLacking)
  const invalid = points.find((point) => !isLacking(point))
  const fields = invalid === undefined ? {} : wrong(invalid, said)
  // Where only the whole lacks, a bare `parameter` would be read as the one that is missing (row A2).
  const isMistakable = lacking.length === 0 && all.some(isLacking) && keysOf(fields).length === 1
  return { ...missing(lacking, fault.asking, said), ...(isMistakable ? {} : fields) }
}

/** One is `required_parameter`; several are listed beside the first (row A3). */
const missing = (
  lacking: ReadonlyArray<Advice>,
  tool: Asking | undefined,
  said: Said
): AgentopiaErrorData => {
  const first = lacking[0]
  if (first === undefined) return {}
  const type = said(first.path).parameterType ?? first.about?.parameterType
  // One parameter can break several rules, and two branches can want the same one.
  const names = [...new Set(lacking.map(({ path }) => parameterName(path)))]
  const required = namesOf(tool, 'required')
  const optional = namesOf(tool, 'optional')
  return {
    required_parameter: parameterName(first.path),
    ...(type === undefined ? {} : { parameter_type: type }),
    ...(names.length > 1 ? { missing_parameters: names } : {}),
    ...(required.length === 0 ? {} : { required_parameters: required }),
    ...(optional.length === 0 ? {} : { optional_parameters: optional })
  }
}

/** What the tool takes; a fault may come from anywhere, so what is no name is passed over. */
export const namesOf = (
  tool: Asking | undefined,
  list: 'required' | 'optional'
): ReadonlyArray<string> => {
  const names = own(tool, list)
  return isList(names) ? names.filter((name) => typeof name === 'string') : []
}

const wrong = ({ expected, kind, path, received }: Advice, said: Said): AgentopiaErrorData => {
  const author = said(path)
  const format = author.expectedFormat ?? expectedFormat(expected)
  const error = author.validationError ?? validationError(kind)
  const provided = received !== undefined && received.id !== 'absent'
  return {
    parameter: parameterName(path),
    ...(format === undefined ? {} : { expected_format: format }),
    ...(provided ? { provided_value: '[REDACTED]' } : {}),
    ...(error === undefined ? {} : { validation_error: error })
  }
}
