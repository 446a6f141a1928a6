import {
  type Advice,
  type AuthorizationRequired,
  type Expected,
  type Fault,
  type InvalidArguments,
  type IssueKind,
  type Misconfigured,
  retryCapable,
  total
} from '@toolfault/model'
import type { AgentopiaErrorData } from '@toolfault/types/json-rpc'
import { isLacking, pointsOf } from '@toolfault/words/points'
import { parameterName } from '../name.js'
import { categoryOf } from './category.js'

/**
 * The data by which Agentopia's client decides on another try: always `retry_capable`, and for the
 * four categories `error_category` with its fields (rows A2 to A5, A9, A12, A13, A16 to A18).
 *
 * Names are data and stand as they are. Returns `{ retry_capable: false }` for what is no fault.
 */
export const retryData = (fault: Fault): AgentopiaErrorData =>
  total(
    () => {
      const category = categoryOf(fault)
      return {
        retry_capable: retryCapable(fault),
        ...(category === undefined ? {} : { error_category: category }),
        ...(fault.tool === undefined ? {} : { tool_name: fault.tool }),
        ...fields(fault),
        ...(fault.guidance === undefined ? {} : { guidance: fault.guidance })
      }
    },
    () => ({ retry_capable: false })
  )

const fields = (fault: Fault): AgentopiaErrorData => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return parameters(fault)
    case 'authorization_required':
      return access(fault)
    case 'misconfigured':
      return settings(fault)
    default:
      return {}
  }
}

const parameters = (fault: InvalidArguments): AgentopiaErrorData => {
  const points = pointsOf(fault)
  const lacking = points.filter(isLacking)
  const invalid = points.find((point) => !isLacking(point) && point.path.length > 0)
  return { ...missing(lacking), ...(invalid === undefined ? {} : wrong(invalid)) }
}

/** One is `required_parameter`; several are listed beside the first (row A3). */
const missing = (lacking: ReadonlyArray<Advice>): AgentopiaErrorData => {
  const first = lacking[0]
  if (first === undefined) return {}
  const type = first.about?.parameterType
  return {
    required_parameter: parameterName(first.path),
    ...(type === undefined ? {} : { parameter_type: type }),
    ...(lacking.length > 1
      ? { missing_parameters: [...new Set(lacking.map(({ path }) => parameterName(path)))] }
      : {})
  }
}

const wrong = ({ expected, kind, path, received }: Advice): AgentopiaErrorData => {
  const format = formatOf(expected)
  return {
    parameter: parameterName(path),
    ...(format === undefined ? {} : { expected_format: format }),
    ...(received === undefined ? {} : { provided_value: '[REDACTED]' }),
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

const access = ({ action, service, setupUrl }: AuthorizationRequired): AgentopiaErrorData => ({
  ...(service === undefined ? {} : { service }),
  ...(setupUrl === undefined ? {} : { setup_url: setupUrl }),
  ...(action === undefined ? {} : { action_required: action })
})

const settings = ({ requirements, service, setupUrl }: Misconfigured): AgentopiaErrorData => ({
  service,
  ...(requirements.length === 0 ? {} : { configuration_required: requirements.join(', ') }),
  ...(setupUrl === undefined ? {} : { setup_url: setupUrl })
})
