import { executionFailed, type Fault, isJsonObject, isList, own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { Outcome } from './exchange.js'

/** Whether a tool says by an MCP result of its own that it failed; absent means no (MCP, `isError`). */
export const isFailed = (value: Json | undefined): value is JsonObject =>
  isJsonObject(value) && isList(own(value, 'content')) && own(value, 'isError') === true

/** A call whose tool says so itself is one that failed, for the protocols that know no such results. */
export const failing = (became: Outcome, tool: string): Outcome =>
  'value' in became && isFailed(became.value)
    ? { fault: { ...failureIn(became.value), tool }, ran: true }
    : became

const failureIn = (result: JsonObject): Fault => {
  const content = own(result, 'content')
  const texts = isList(content) ? content.map((part) => own(part, 'text')) : []
  const message = texts.filter((text) => typeof text === 'string').join('\n')
  return executionFailed(message === '' ? {} : { message })
}
