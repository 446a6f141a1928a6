import { authorizationRequired, type Fault, isJsonObject, owns, right } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { Either } from 'fp-ts/lib/Either.js'
import { elsewhere } from '../reading/elsewhere.js'
import { foreign } from '../reading/foreign.js'
import { type Refused, readAs } from '../reading/json.js'
import { evenBreaks } from '../reading/line-breaks.js'
import { delayIn } from '../reading/retry-after.js'
import { statusSaid } from '../reading/said.js'
import { wordsOf } from '../reading/sentence.js'
import { isOfOxp, type Opened, refused, unwrapped, within } from './envelope.js'
import { bodyFault, type Found, toolFault } from './found.js'
import { isOfCaller, isOfFramework, ofTools } from './of-framework.js'
import { riding } from './riding.js'
import { body as bodyShape, type Failing, failure } from './shape.js'

/** What an answer says failed: a tool, OXP in its own body, or what stands before it; `Left` for what is no error. */
export const answered = ({ at, body, headers, status }: Opened): Either<Refused, Found> => {
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
