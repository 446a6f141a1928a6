import { isJsonObject, owns } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { McpAnswer } from './write.js'

/** What a JSON-RPC response has beside its `result` or `error` (JSON-RPC 2.0, section 5). */
export type Envelope = JsonObject

/** An answer and what it was wrapped in; no envelope where it came bare. */
export interface Opened {
  readonly answer: Json
  readonly envelope?: Envelope
}

/** Take a result out of its response; a bare result, and `{ error }` alone, are read as they are. */
export const opened = (wire: Json): Opened => {
  if (!isJsonObject(wire)) return { answer: wire }
  const { error, result, ...envelope } = wire
  if (error !== undefined) {
    return Object.keys(envelope).length === 0 ? { answer: wire } : { answer: { error }, envelope }
  }
  return result !== undefined && !owns(wire, 'content')
    ? { answer: result, envelope }
    : { answer: wire }
}

/** Put an answer back into its envelope. */
export const enveloped = (answer: McpAnswer, envelope: Envelope | undefined): McpAnswer =>
  envelope === undefined
    ? answer
    : // A border: a response, of which callers without an envelope see only the inside.
      (('error' in answer
        ? { ...envelope, ...answer }
        : { ...envelope, result: answer }) as unknown as McpAnswer)
