import { type Advice, type Asking, isLacking, isList, own, type Path } from '@toolfault/model'
import type { AgentopiaErrorData } from '@toolfault/types/json-rpc'
import type { AskingParameter } from '@toolfault/words/question'
import { parameterName } from '../name.js'
import { expectedFormat } from './expected-format.js'
import { validationError } from './validation-error.js'

/** What the author of the tool says of the parameter at a path. */
export type Said = (path: Path) => AskingParameter

/** Members of the data; one that nobody knows is `undefined`. */
export type Told = {
  readonly [name in keyof AgentopiaErrorData]?: AgentopiaErrorData[name] | undefined
}

/**
 * The fields that name parameters: those that have to be given, and the first that has to be changed
 * (row A17). What concerns the arguments as a whole has no name to write.
 */
export const parameters = (
  points: ReadonlyArray<Advice>,
  asking: Asking | undefined,
  said: Said
): Told => {
  const named = points.filter(({ path }) => path.length > 0)
  const lacking = named.filter(isLacking)
  const invalid = named.find((point) => !isLacking(point))
  const fields = invalid === undefined ? {} : wrong(invalid, said)
  const [first] = lacking
  if (first !== undefined) return missing(first, lacking, asking, said, fields)
  // Where only the whole lacks, a bare `parameter` would be read as the one that is missing (row A2).
  return isBare(fields) && points.some(isLacking) ? {} : fields
}

const isBare = ({ expected_format, provided_value, validation_error }: Told): boolean =>
  (expected_format ?? provided_value ?? validation_error) === undefined

/** One is `required_parameter`; several are listed beside the first (row A3). */
const missing = (
  first: Advice,
  lacking: ReadonlyArray<Advice>,
  tool: Asking | undefined,
  said: Said,
  fields: Told
): Told => {
  // One parameter can break several rules, and two branches can want the same one.
  const names = [...new Set(lacking.map(({ path }) => parameterName(path)))]
  return {
    required_parameter: parameterName(first.path),
    parameter_type: said(first.path).parameterType ?? first.about?.parameterType,
    missing_parameters: names.length > 1 ? names : undefined,
    required_parameters: unlessEmpty(namesOf(tool, 'required')),
    optional_parameters: unlessEmpty(namesOf(tool, 'optional')),
    ...fields
  }
}

const unlessEmpty = (names: ReadonlyArray<string>): ReadonlyArray<string> | undefined =>
  names.length === 0 ? undefined : names

/** What the tool takes; a fault may come from anywhere, so what is no name is passed over. */
export const namesOf = (
  tool: Asking | undefined,
  list: 'required' | 'optional'
): ReadonlyArray<string> => {
  const names = own(tool, list)
  return isList(names) ? names.filter((name) => typeof name === 'string') : []
}

const wrong = ({ expected, kind, path, received }: Advice, said: Said): Told => {
  const author = said(path)
  const isProvided = received !== undefined && received.id !== 'absent'
  return {
    parameter: parameterName(path),
    expected_format: author.expectedFormat ?? expectedFormat(expected),
    provided_value: isProvided ? '[REDACTED]' : undefined,
    validation_error: author.validationError ?? validationError(kind)
  }
}
