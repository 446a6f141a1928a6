import {
  type Advice,
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
import type { Pack } from '@toolfault/words/en'
import { clean, link } from '@toolfault/words/escape'
import { authored, type Questioning } from '@toolfault/words/question'
import { serviceNamed } from '../service.js'
import { categoryOf, named } from './category.js'
import { guidanceOf } from './guidance.js'
import { parameters, type Said, type Told } from './parameters.js'

/**
 * The data by which Agentopia's client decides on another try: always `retry_capable`, and for the
 * four categories `error_category` with its fields (rows A2 to A5, A9, A12, A13, A16 to A18); what the
 * author of the tool says of a parameter comes before what its schema does.
 *
 * Names are data and stand as they are. Returns `{ retry_capable: false }` for what is no fault.
 */
export const retryData = (fault: Fault, form: Questioning = {}): AgentopiaErrorData =>
  // A border: the same members, of which a copy as JSON changes none that has its declared type.
  retryJson(fault, form, (path) => authored(form.asking, path)) as AgentopiaErrorData

/** The same as plain JSON: a careless caller may have put anything into the fault. */
export const retryJson = (
  fault: Fault,
  form: Pick<Questioning, 'pack'> = {},
  said: Said = unsaid
): JsonObject =>
  total(
    () => {
      const json = toJson(dataOf(fault, form.pack, said), steps())
      return isJsonObject(json) ? json : { retry_capable: false }
    },
    () => ({ retry_capable: false })
  )

const unsaid: Said = () => ({})

/** What nobody knows is `undefined` here, and left out of the copy as JSON. */
const dataOf = (fault: Fault, pack: Pack | undefined, said: Said): Told => {
  const points = named(fault)
  const category = categoryOf(fault, points)
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
    tool_name: fault.tool,
    ...fields(fault, points, said),
    guidance: seen(guidanceOf(fault, points, pack, said))
  }
}

/** What others wrote is handed on, but for what nobody sees. */
const seen = (text: string | undefined): string | undefined =>
  typeof text === 'string' ? clean(text) : text

const fields = (fault: Fault, points: ReadonlyArray<Advice>, said: Said): Told => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return parameters(points, fault.asking, said)
    case 'authorization_required':
      return access(fault)
    case 'misconfigured':
      return settings(fault)
    default:
      return {}
  }
}

const access = (fault: AuthorizationRequired): Told => ({
  service: fault.service,
  setup_url: pageAt(fault.setupUrl) ?? pageOf(fault),
  action_required: seen(fault.action)
})

/** Of a challenge there is room for its page alone ("Cross-mapping"). */
const pageOf = ({ challenges }: AuthorizationRequired): string | undefined =>
  challenges.map(({ url }) => link(url)).find((url) => url !== undefined)

const settings = ({ requirements, service, setupUrl }: Misconfigured): Told => ({
  service: serviceNamed(service),
  configuration_required: requirements.length === 0 ? undefined : requirements.join(', '),
  setup_url: pageAt(setupUrl)
})

/** A page relative to its site, as in every example, or on the web; no script and no other scheme. */
const pageAt = (url: string | undefined): string | undefined =>
  url !== undefined && /^\/(?![/\\])/.test(url) ? url : link(url)
