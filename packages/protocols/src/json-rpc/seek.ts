import { isList, isRecord, own, owns, right } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { JsonRpcId } from '@toolfault/types/json-rpc'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Type } from 'io-ts'
import { type Refused, readAs, refuse, SUCCESS } from '../reading/json.js'
import { answer, edgeBody, enclosed, rpcError } from './shape.js'
import type { JsonRpcShapedForm } from './write.js'

/** An error, or the body of an Edge Function, and what it stood in. */
export interface Found {
  readonly error: Json
  readonly spelling: Pick<JsonRpcShapedForm, 'id' | 'shape' | 'withStatus'>
}

/** Find the error by the members that tell the shapes apart; what is none is refused with a reason. */
export const seek = (json: Json): Either<Refused, Found> => {
  if (!isRecord(own(json, 'body')) || !owns(json, 'status')) return inBody(json)
  const found = inBody(jsonOf(own(json, 'body')))
  if (found._tag === 'Left') {
    return { ...found, left: found.left.map((it) => ({ ...it, path: ['body', ...it.path] })) }
  }
  const { error, spelling } = found.right
  return checked(answer, json, error, { ...spelling, withStatus: true })
}

const inBody = (json: Json): Either<Refused, Found> => {
  const error = own(json, 'error')
  if (own(json, 'success') === true) return refuse([], readings.success, SUCCESS)
  if (isRecord(error)) {
    if (!isError(error)) return refuse(['error'], readings.noRpcError)
    const isResponse = owns(json, 'jsonrpc') || owns(json, 'id')
    return checked(enclosed, json, jsonOf(error), {
      shape: isResponse ? 'response' : 'member',
      ...idOf(own(json, 'id'))
    })
  }
  if (own(json, 'success') === false) return checked(edgeBody, json, json, { shape: 'edge' })
  return isError(json) ? checked(rpcError, json, json, {}) : refuse([], reason(json))
}

const checked = <A>(
  codec: Type<A, unknown>,
  json: Json,
  error: Json,
  spelling: Found['spelling']
): Either<Refused, Found> => {
  const read = readAs(codec, json)
  return read._tag === 'Left' ? read : right({ error, spelling })
}

/** A message alone may be anything's; the examples of seed 001 have data where they have no code. */
const isError = (json: unknown): boolean =>
  owns(json, 'message') && (owns(json, 'code') || owns(json, 'data')) && !owns(json, 'method')

const reason = (json: Json): string => {
  if (isList(json)) return readings.batch
  if (owns(json, 'result')) return readings.success
  return owns(json, 'method') || owns(json, 'arguments') ? readings.request : readings.noRpcError
}

const idOf = (id: unknown): { readonly id?: JsonRpcId | null } =>
  typeof id === 'string' || typeof id === 'number' || id === null ? { id } : {}

/** A border: a member of JSON is JSON, or is not there. */
const jsonOf = (value: unknown): Json => (value === undefined ? null : (value as Json))
