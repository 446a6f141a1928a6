import { isJsonObject } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

const states = ['pending', 'completed', 'failed'] as const

/** Whether a value is one of the states. */
export const isState = (value: unknown): value is (typeof states)[number] =>
  states.some((state) => state === value)

/** Whether a body is the state of a challenge (seed 003, "Authorization Challenge Check Response"). */
export const isCheck = (body: Json | undefined): boolean =>
  isJsonObject(body) &&
  isState(body['status']) &&
  body['message'] === undefined &&
  body['success'] === undefined

/** Whether a body that came with 200 to 299 says the state of a challenge, whatever it says beside it. */
export const saysState = (body: Json | undefined): boolean =>
  isJsonObject(body) && isState(body['status']) && body['success'] === undefined
