import { isJsonObject, isList, owns, type Path } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { isTask, type Task, tasked } from './task.js'
import type { McpAnswer } from './write.js'

/** What a JSON-RPC response has beside its `result` or `error` (JSON-RPC 2.0, section 5). */
export type Envelope = JsonObject

/** An answer and what it was wrapped in; no envelope where it came bare. */
export interface Opened {
  readonly answer: Json
  /** Where it stands. */
  readonly at: Path
  readonly envelope?: Envelope
}

/** Take a result out of its response; a bare result, and `{ error }` alone, are read as they are. */
export const opened = (wire: Json): Opened => {
  if (!isJsonObject(wire) || isTask(wire)) return { answer: wire, at: [] }
  const { error: _, result, ...envelope } = wire
  const error = errorOf(wire)
  if (error !== undefined) {
    return Object.keys(envelope).length === 0
      ? { answer: wire, at: [] }
      : { answer: { error }, at: [], envelope }
  }
  return result !== undefined && !owns(wire, 'content')
    ? { answer: result, at: ['result'], envelope }
    : { answer: wire, at: [] }
}

/**
 * The error of an answer; a result may have a member of that name beside its content (facts 1.1: results are open),
 * and version 1.0 of JSON-RPC has `null` beside every result.
 */
export const errorOf = ({ content, error, isError }: JsonObject): Json | undefined =>
  isList(content) && (content.length > 0 || isError === true) ? undefined : (error ?? undefined)

/** Put an answer back into its task, and that into its envelope. */
export const enveloped = (
  answer: McpAnswer,
  envelope: Envelope | undefined,
  task: Task | undefined
): McpAnswer => {
  const held = task === undefined ? answer : tasked(answer, task)
  if (envelope === undefined) return held
  const isError = task === undefined && 'error' in answer
  // A border: a response, of which callers without an envelope see only the inside.
  return (isError
    ? { ...envelope, ...held }
    : { ...envelope, result: held }) as unknown as McpAnswer
}
