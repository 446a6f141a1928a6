import {
  type AuthorizationRequired,
  type Fault,
  isJsonObject,
  type Misconfigured,
  retryCapable,
  steps,
  toJson,
  total
} from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import type { AgentopiaErrorData } from '@toolfault/types/json-rpc'
import { categoryOf } from './category.js'
import { parameters } from './parameters.js'

/**
 * The data by which Agentopia's client decides on another try: always `retry_capable`, and for the
 * four categories `error_category` with its fields (rows A2 to A5, A9, A12, A13, A16 to A18).
 *
 * Names are data and stand as they are. Returns `{ retry_capable: false }` for what is no fault.
 */
export const retryData = (fault: Fault): AgentopiaErrorData =>
  // A border: the same members, of which a copy as JSON changes none that has its declared type.
  retryJson(fault) as AgentopiaErrorData

/** The same as plain JSON: a careless caller may have put anything into the fault. */
export const retryJson = (fault: Fault): JsonObject =>
  total(
    () => {
      const json = toJson(dataOf(fault), steps())
      return isJsonObject(json) ? json : { retry_capable: false }
    },
    () => ({ retry_capable: false })
  )

const dataOf = (fault: Fault): AgentopiaErrorData => {
  const category = categoryOf(fault)
  const retry_capable = retryCapable(fault)
  // Row A18: outside the categories the flag stands alone; an unknown tool is named.
  if (category === undefined) {
    return fault.kind === 'unknown_tool'
      ? { retry_capable, tool_name: fault.tool }
      : { retry_capable }
  }
  return {
    retry_capable,
    error_category: category,
    ...(fault.tool === undefined ? {} : { tool_name: fault.tool }),
    ...fields(fault),
    ...(fault.guidance === undefined ? {} : { guidance: fault.guidance })
  }
}

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
