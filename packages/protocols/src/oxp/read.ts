import {
  authorizationRequired,
  type Decoded,
  type Fault,
  isJsonObject,
  losses,
  own,
  owns,
  right,
  total
} from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { elsewhere } from '../reading/elsewhere.js'
import { foreign } from '../reading/foreign.js'
import { withHeaders } from '../reading/headers.js'
import { asJson, type Refused, readAs, refuse } from '../reading/json.js'
import { evenBreaks } from '../reading/line-breaks.js'
import { type Noted, noted } from '../reading/notes.js'
import { delayIn } from '../reading/retry-after.js'
import { statusSaid } from '../reading/said.js'
import { wordsOf } from '../reading/sentence.js'
import { isOfOxp, type Opened, opened, refused, unwrapped, within } from './envelope.js'
import type { OxpReadForm } from './form.js'
import { bodyFault, type Found, toolFault } from './found.js'
import { riding } from './riding.js'
import { body as bodyShape, type Failing, failure } from './shape.js'
import { encode } from './write.js'

export { decodeCheck } from './read-check.js'

/** How an answer was spelled, and what is said of its reading. */
export interface OxpRead extends OxpReadForm, Noted {}

/**
 * Read an OXP answer, `{ status, body }` or its body alone, as a fault (seed 003): a CallToolResponse
 * bare or in its wrapper (row O2), a 400, a 422, a 401 without a body. `Left` for what is no error, with
 * a sentence that says what it is.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Fault, OxpRead>> =>
  total<Either<Refused, Decoded<Fault, OxpRead>>>(
    () => {
      const json = asJson(withHeaders(wire))
      if (json._tag === 'Left') return json
      const envelope = opened(json.right)
      const found = foundIn(envelope)
      return found._tag === 'Left'
        ? found
        : right(spelled(delayed(found.right, envelope), json.right, envelope.status === undefined))
    },
    () => refuse([], readings.notJson)
  )

/** What the caller has to mend, and may have in time. */
const isOfCaller = (status: number): boolean => status >= 400 && status < 500 && status !== 408

/** Members with which a tool says more of its failure (OXP, "Tool Errors"). */
const ofTools = ['can_retry', 'additional_prompt_content', 'developer_message', 'retry_after_ms']

/** What this wire keeps of a fault. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))

const spelled = (found: Found, wire: Json, bare: boolean): Decoded<Fault, OxpRead> => {
  const { form, notes, value } = found
  const observed: OxpReadForm = { ...form, bare }
  // A border: what is written is JSON.
  const written = encode(value, observed) as unknown as Json
  return {
    value,
    form: {
      ...observed,
      read: { wire, written },
      ...noted(bare ? ['no_status', ...notes] : notes)
    }
  }
}

const foundIn = ({ at, body, headers, status }: Opened): Either<Refused, Found> => {
  const unsaid = (part: Json | undefined, path: ReadonlyArray<string>): Either<Refused, Found> =>
    said(part, path, status, delayIn(headers))
  // A 401 has no body (row O4); what stands in one all the same is for people.
  if (status === 401) return right({ value: clientUnknown(body), form: {}, notes: [] })
  if (!isJsonObject(body)) return unsaid(body, at)
  const { response, wrapper } = unwrapped(body)
  const inner = wrapper === undefined ? at : [...at, 'result']
  // What a validator says of a request is handed on as it is: no tool has run, which would say more of its own.
  const isRefused = (): boolean =>
    isOfCaller(status ?? 0) &&
    !owns(response, 'call_id') &&
    !ofTools.some((name) => owns(response['error'], name)) &&
    foreign(response).issues.length > 0
  if (response['success'] === false && !isRefused()) {
    return within(inner, failed(response, wrapper, status))
  }
  // A code of somebody else that says who acts.
  const isExplained = status !== undefined && statusSaid(status, body) !== status
  // What went well is not told by a message.
  const isWell = status !== undefined && status < 300
  const isSaid = typeof body['message'] === 'string' && !isOfFramework(body, status) && !isExplained
  if (response['success'] !== undefined || !isSaid || isWell) {
    return unsaid(response, inner)
  }
  const read = readAs(bodyShape, body)
  if (read._tag === 'Left') return within(at, read)
  return right(riding(bodyFault(evened(read.right), status), body, body, status))
}

/** Frameworks have a message too, but beside it members of their own, and none of OXP's. */
const isOfFramework = (body: JsonObject, status = 0): boolean =>
  (['statusCode', 'error', 'errors'].some((name) => owns(body, name)) ||
    (status >= 400 && status < 500 && isCoded(body))) &&
  !['developer_message', 'missing_requirements', 'parameter_errors'].some((name) =>
    owns(body, name)
  )

/** A number of an API, and none of JSON-RPC. */
const isCoded = ({ code, data }: JsonObject): boolean =>
  Number(code) >= 100 && typeof code === 'number' && own(data, 'retry_capable') === undefined

/** OXP has no 403, 404 or 500; what stands before its servers says it with a status, and in its own way. */
const said = (
  body: Json | undefined,
  at: ReadonlyArray<string>,
  status: number | undefined,
  retryAfterMs: number | undefined
): Either<Refused, Found> => {
  const found =
    status === undefined || isOfOxp(body) ? undefined : elsewhere(status, body, retryAfterMs)
  return found === undefined
    ? refused(body, at)
    : right({ value: found.fault, form: {}, notes: found.notes })
}

/** `Retry-After` says when to come back where the body has no member for it. */
const delayed = (found: Found, { headers }: Opened): Found => {
  const { value } = found
  const retryAfterMs = delayIn(headers)
  return retryAfterMs === undefined || value.kind !== 'unavailable' || 'retryAfterMs' in value
    ? found
    : { ...found, value: { ...value, retryAfterMs } }
}

const failed = (
  response: JsonObject,
  wrapper: JsonObject | undefined,
  status: number | undefined
): Either<Refused, Found> => {
  const read = readAs(failure, response)
  if (read._tag === 'Left') return read
  const { $schema } = wrapper ?? {}
  const found = toolFault({ ...read.right, error: evened(read.right.error) })
  const form = {
    ...found.form,
    ...(wrapper === undefined ? {} : { wrapper: 'result' as const }),
    ...(typeof $schema === 'string' ? { $schema } : {})
  }
  const { error } = response
  return right(riding({ ...found, form }, error, wrapper ?? response, status))
}

/** What failed, with a message whose lines can be read. */
const evened = <A extends Failing>(failing: A): A => ({
  ...failing,
  message: evenBreaks(failing.message)
})

const clientUnknown = (body: Json | undefined): Fault => {
  const message = isJsonObject(body) ? wordsOf(body) : ''
  const told = isJsonObject(body) ? body['developer_message'] : undefined
  return authorizationRequired('server', [], {
    ...(message === '' ? {} : { message }),
    ...(typeof told === 'string' ? { developerMessage: told } : {})
  })
}
