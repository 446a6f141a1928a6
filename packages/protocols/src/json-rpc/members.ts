import { isList, isRecord, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { AgentopiaErrorCategory } from '@toolfault/types/json-rpc'
import { unrevealed } from '@toolfault/words/escape'

/** Agentopia's data under one name each, whatever spelling it came in (rows A2 to A5, A12). */
export interface Members {
  readonly category?: AgentopiaErrorCategory | undefined
  /** `retry_capable`; the flag of agentopia's own code is `requires_retry`. */
  readonly retry?: boolean | undefined
  /** The flag was agentopia's own, which it raises for parameters alone. */
  readonly asksForParameters: boolean
  /** `error_type: validation_error`, as the Edge Functions say it. */
  readonly isValidation: boolean
  readonly tool?: string | undefined
  readonly missing: ReadonlyArray<string>
  readonly required: ReadonlyArray<string>
  readonly optional: ReadonlyArray<string>
  readonly parameter?: string | undefined
  readonly parameterType?: string | undefined
  readonly expectedFormat?: string | undefined
  readonly provided?: Json | undefined
  readonly validationError?: string | undefined
  readonly guidance?: string | undefined
  readonly service?: string | undefined
  readonly setupUrl?: string | undefined
  readonly action?: string | undefined
  readonly configuration?: string | undefined
  readonly detail?: string | undefined
}

/** Read the members of `data` or `metadata`; one of another type than the text shows is passed over. */
export const membersOf = (data: Json | undefined): Members => {
  const text = (...names: ReadonlyArray<string>): string | undefined =>
    names.map((name) => own(data, name)).find((value) => typeof value === 'string')
  const list = (name: string): ReadonlyArray<string> => texts(own(data, name))
  const required = text('required_parameter')
  const asks = own(data, 'requires_retry')
  const flag = own(data, 'retry_capable')
  const retry = typeof flag === 'boolean' ? flag : typeof asks === 'boolean' ? asks : undefined
  // Others say of a place beside its name what they expect there.
  const expected = text('expected', 'expectedType', 'expected_type')
  const format = text('expected_format')
  const placed = expected === undefined ? undefined : text('parameter', 'field', 'param', 'name')
  return {
    category: categories.find((category) => category === own(data, 'error_category')),
    retry,
    asksForParameters: asks === true,
    isValidation: own(data, 'error_type') === 'validation_error',
    tool: text('tool_name', 'toolName'),
    missing: [
      ...new Set([...(required === undefined ? [] : [required]), ...list('missing_parameters')])
    ],
    required: list('required_parameters'),
    optional: list('optional_parameters'),
    parameter: text('parameter', 'field') ?? placed,
    parameterType: text('parameter_type', 'type'),
    // An example may be of a credential that works.
    expectedFormat: hidden(format ?? (placed === undefined ? undefined : expected)),
    // A border: what stands in JSON is JSON.
    provided: own(data, 'provided_value') as Json | undefined,
    validationError: text('validation_error'),
    guidance: adviceIn(own(data, 'guidance')),
    service: text('service'),
    setupUrl: text('setup_url'),
    action: text('action_required'),
    configuration: text('configuration_required'),
    detail: text('detail')
  }
}

const hidden = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : unrevealed(text)

const categories: ReadonlyArray<AgentopiaErrorCategory> = [
  'missing_parameter',
  'authentication_required',
  'invalid_parameter',
  'service_configuration'
]

const texts = (given: unknown): ReadonlyArray<string> =>
  isList(given) ? given.filter((item) => typeof item === 'string') : []

/** A sentence, or the suggestions of the object that agentopia's contact tools send (row A12). */
const adviceIn = (guidance: unknown): string | undefined => {
  if (typeof guidance === 'string') return guidance
  const suggestions = isRecord(guidance) ? texts(own(guidance, 'suggestions')) : []
  return suggestions.length === 0 ? undefined : suggestions.join('\n')
}
