import { isJsonObject, left, printPointer } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { type Refused, refuse, SUCCESS } from '../reading/json.js'
import { isCheck } from './check.js'

/** A wire without what is around its body. */
export interface Opened {
  /** Absent where the body came alone. */
  readonly status?: number
  readonly body?: Json
  readonly headers?: Json | undefined
  /** Where the body stands in the wire. */
  readonly at: ReadonlyArray<string>
}

/** A status and its body, or a body alone: members of a body tell it from an answer that has none. */
export const opened = (wire: Json): Opened => {
  if (!isJsonObject(wire)) return { body: wire, at: [] }
  const { body, headers, status } = wire
  const isAnswer = typeof status === 'number' && (body !== undefined || !isBody(wire))
  if (!isAnswer) return { body: wire, at: [] }
  return body === undefined || body === null
    ? { status, headers, at: [] }
    : { status, headers, body, at: ['body'] }
}

const isBody = ({ message, result, success }: JsonObject): boolean =>
  message !== undefined || success !== undefined || result !== undefined

/** The response inside the wrapper of the main branch, and the wrapper (row O2). */
export const unwrapped = (
  body: JsonObject
): { readonly response: JsonObject; readonly wrapper?: JsonObject } => {
  const { result } = body
  return isJsonObject(result) && result['success'] !== undefined && body['message'] === undefined
    ? { response: result, wrapper: body }
    : { response: body }
}

/** Refuse what is a part of OXP and no error, by its name; what is none of it, by what was looked for. */
export const refused = (
  body: Json | undefined,
  at: ReadonlyArray<string>
): Either<Refused, never> => {
  if (!isJsonObject(body)) return refuse(at, readings.oxpNoError)
  const { input_schema, items, request, success, tool_id, tools } = body
  if (success === true) return refuse([...at, 'success'], readings.success, SUCCESS)
  if (isCheck(body)) return refuse([...at, 'status'], readings.oxpCheck)
  if (tool_id !== undefined || isJsonObject(request)) return refuse(at, readings.request)
  if (tools !== undefined || items !== undefined || input_schema !== undefined) {
    return refuse(at, readings.oxpTools)
  }
  return refuse(at, readings.oxpNoError)
}

/** Whether a body is a part of OXP, whatever its status. */
export const isOfOxp = (body: Json | undefined): boolean => {
  const read = refused(body, [])
  return read._tag === 'Left' && read.left.every(({ message }) => message !== readings.oxpNoError)
}

/** A refusal with its places counted from the whole wire, each said once. */
export const within = <A>(
  at: ReadonlyArray<string>,
  read: Either<Refused, A>
): Either<Refused, A> => {
  if (read._tag === 'Right') return read
  const said = new Map(
    read.left.map((issue) => {
      const path = [...at, ...issue.path]
      return [`${printPointer(path)} ${issue.message}`, { ...issue, path }]
    })
  )
  return left([...said.values()])
}
