import { isJsonObject, isList, right } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { type Refused, refuse } from '../reading/json.js'
import { codeNamed } from './code.js'
import type { BadRequestForm } from './form.js'

/** The error that a wire holds, where it stands, and what stands around it. */
export interface Found {
  readonly error: JsonObject
  readonly path: ReadonlyArray<string>
  /** The HTTP status that came with it. */
  readonly status?: number
  readonly spelling: Pick<BadRequestForm, 'id' | 'shape' | 'withStatus' | 'wrapped'>
}

/** Find the error: bare, under `error`, in a JSON-RPC response, each as the body of a status or alone. */
export const seek = (wire: Json): Either<Refused, Found> => {
  if (!isJsonObject(wire)) return refuse([], readings.noRpcStatus)
  const { body, status } = wire
  if (typeof status !== 'number' || !isJsonObject(body)) return inBody(wire, [])
  const found = inBody(body, ['body'])
  if (found._tag === 'Left') return found
  return right({
    ...found.right,
    status,
    spelling: { ...found.right.spelling, withStatus: true }
  })
}

const inBody = (body: JsonObject, path: ReadonlyArray<string>): Either<Refused, Found> => {
  const { error, id } = body
  if (error === undefined) return bare(body, path)
  if (!isJsonObject(error)) return refuse([...path, 'error'], readings.noRpcStatus)
  const found = bare(error, [...path, 'error'])
  if (found._tag === 'Left') return found
  const { spelling } = found.right
  const isResponse = spelling.shape === 'a2a' && body['jsonrpc'] === '2.0'
  const around = isResponse ? { id: idOf(id) } : spelling.shape === 'http' ? {} : { wrapped: true }
  return right({ ...found.right, spelling: { shape: spelling.shape ?? 'status', ...around } })
}

const idOf = (id: Json | undefined): string | number | null =>
  typeof id === 'string' || typeof id === 'number' ? id : null

const bare = (error: JsonObject, path: ReadonlyArray<string>): Either<Refused, Found> => {
  const { code, data, details, status } = error
  const found = (shape: NonNullable<BadRequestForm['shape']>): Either<Refused, Found> =>
    right({
      error,
      path,
      // What stands under `error` needs no saying.
      spelling: shape === 'http' ? { shape, wrapped: false } : { shape }
    })
  if (typeof code === 'number' && code < 0) {
    return data === undefined || isList(data)
      ? found('a2a')
      : refuse([...path, 'data'], readings.noDetails)
  }
  if (isName(status) || (typeof code === 'number' && code >= 100)) return found('http')
  if (code === 0) return refuse([...path, 'code'], readings.rpcOk)
  if (typeof code === 'number' || isList(details)) return found('status')
  return isList(data) ? found('a2a') : refuse(path, readings.noRpcStatus)
}

const isName = (status: Json | undefined): boolean =>
  typeof status === 'string' && codeNamed(status) !== undefined
