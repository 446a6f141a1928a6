import type { Advice, Expected, InvalidArguments, IssueKind } from '@toolfault/model'
import type { AgentopiaErrorData } from '@toolfault/types/json-rpc'
import { isLacking, pointsOf } from '@toolfault/words/points'
import { parameterName } from '../name.js'

/**
 * The fields that name parameters: those that have to be given, and the first that has to be changed
 * (row A17). What concerns the arguments as a whole has no name to write.
 */
export const parameters = (fault: InvalidArguments): AgentopiaErrorData => {
  const points = pointsOf(fault).points.filter(({ path }) => path.length > 0)
  const invalid = points.find((point) => !isLacking(point))
  return {
    ...missing(points.filter(isLacking)),
    ...(invalid === undefined ? {} : wrong(invalid))
  }
}

/** One is `required_parameter`; several are listed beside the first (row A3). */
const missing = (lacking: ReadonlyArray<Advice>): AgentopiaErrorData => {
  const first = lacking[0]
  if (first === undefined) return {}
  const type = first.about?.parameterType
  // One parameter can break several rules, and two branches can want the same one.
  const names = [...new Set(lacking.map(({ path }) => parameterName(path)))]
  return {
    required_parameter: parameterName(first.path),
    ...(type === undefined ? {} : { parameter_type: type }),
    ...(names.length > 1 ? { missing_parameters: names } : {})
  }
}

const wrong = ({ expected, kind, path, received }: Advice): AgentopiaErrorData => {
  const format = formatOf(expected)
  const provided = received !== undefined && received.id !== 'absent'
  return {
    parameter: parameterName(path),
    ...(format === undefined ? {} : { expected_format: format }),
    ...(provided ? { provided_value: '[REDACTED]' } : {}),
    ...(codes[kind] === undefined ? {} : { validation_error: codes[kind] })
  }
}

/** What a value of the format looks like, where the text or common use has one. */
const formatOf = (expected: Expected | undefined): string | undefined => {
  if (expected?.id === 'pattern') return expected.pattern
  return expected?.id === 'format' ? (formats.get(expected.format) ?? expected.format) : undefined
}

const formats: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['email', 'user@domain.com'],
  ['idn-email', 'user@domain.com'],
  ['date', 'YYYY-MM-DD'],
  ['date-time', 'YYYY-MM-DDThh:mm:ssZ'],
  ['time', 'hh:mm:ssZ'],
  ['uri', 'https://domain.com/path']
])

/** `validation_error` is a code in words; the text shows one, `empty_or_malformed`. */
const codes: { readonly [kind in IssueKind]?: string } = {
  unexpected: 'unknown_parameter',
  type: 'wrong_type',
  choice: 'not_allowed',
  format: 'empty_or_malformed',
  pattern: 'empty_or_malformed',
  range: 'out_of_range',
  size: 'wrong_size',
  multiple: 'not_a_multiple',
  duplicate: 'duplicate_items',
  alternative: 'no_shape_matches',
  dependency: 'condition_not_met',
  rule: 'rule_broken'
}
