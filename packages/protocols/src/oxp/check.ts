import { isJsonObject } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

const states: ReadonlyArray<unknown> = ['pending', 'completed', 'failed']

/** Whether a body is the state of a challenge (seed 003, "Authorization Challenge Check Response"). */
export const isCheck = (body: Json | undefined): boolean =>
  isJsonObject(body) &&
  states.includes(body['status']) &&
  body['message'] === undefined &&
  body['success'] === undefined
