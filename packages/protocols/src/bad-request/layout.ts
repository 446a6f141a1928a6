import type { RpcStatus } from '@toolfault/types/bad-request'
import type { Json, JsonObject } from '@toolfault/types/json'
import { httpOf, nameOf } from './code.js'
import type { BadRequestForm } from './form.js'
import { respelled } from './names.js'

/** Every fault has one detail at least: what sort it is. */
type Detailed = RpcStatus<JsonObject> & { readonly details: ReadonlyArray<JsonObject> }

/** What stands around an error, and under which names: the same status in every shape of the wire. */
export const laidOut = (status: Detailed, jsonRpcCode: number, form: BadRequestForm): Json => {
  const details = status.details.map((detail) =>
    form.names === 'snake' ? respelled(detail, 'snake') : detail
  )
  const error = members({ ...status, details }, jsonRpcCode, form)
  const body = enclosed(error, form)
  return form.withStatus === true ? { status: httpOf(status.code), body } : body
}

const members = (
  { code, details, message }: Detailed,
  jsonRpcCode: number,
  { shape }: BadRequestForm
): JsonObject => {
  switch (shape) {
    case 'http':
      return { code: httpOf(code), message, status: nameOf(code), details }
    case 'a2a':
      return { code: jsonRpcCode, message, data: details }
    default:
      return { code, message, details }
  }
}

const enclosed = (error: JsonObject, { id, shape, wrapped }: BadRequestForm): JsonObject => {
  if (shape === 'a2a' && id !== undefined) return { jsonrpc: '2.0', id, error }
  return (wrapped ?? shape === 'http') ? { error } : error
}
