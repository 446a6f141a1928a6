import { own, owns } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import { isOfOxp } from './status.js'

/** What the caller has to mend, and may have in time. */
export const isOfCaller = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408

/** Members with which a tool says more of its failure (OXP, "Tool Errors"). */
export const ofTools: ReadonlyArray<string> = [
  'can_retry',
  'additional_prompt_content',
  'developer_message',
  'retry_after_ms'
]

/**
 * Frameworks have a message too, but beside it members of their own, or a status that OXP has not (facts 3.4), and
 * none of OXP's members.
 */
export const isOfFramework = (body: JsonObject, status = 0): boolean =>
  (['statusCode', 'error', 'errors'].some((name) => owns(body, name)) ||
    // AWS refuses a call with this status alone.
    (status === 400 && owns(body, '__type')) ||
    (status >= 400 && status < 500 && (!isOfOxp(status) || isCoded(body)))) &&
  !['developer_message', 'missing_requirements', 'parameter_errors'].some((name) =>
    owns(body, name)
  )

/** A number of an API, and none of JSON-RPC. */
const isCoded = ({ code, data }: JsonObject): boolean =>
  Number(code) >= 100 && typeof code === 'number' && own(data, 'retry_capable') === undefined
