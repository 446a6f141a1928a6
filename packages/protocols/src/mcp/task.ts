import { owns } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import type { McpAnswer } from './write.js'

/** What a task has beside the `result` or the `error` that it ended with (SEP-2663, "Tasks"). */
export type Task = JsonObject

/**
 * Whether a result is a task: the answer to `tasks/get` has to say `complete`, its examples say `task`, and
 * older ones say no type (SEP-2663, "Response"; 2025-11-25, Tasks).
 */
export const isTask = (json: JsonObject): boolean =>
  !owns(json, 'content') && (json['resultType'] === 'task' || typeof json['taskId'] === 'string')

/** Put an answer back into its task, whose status says which of the two it holds. */
export const tasked = (answer: McpAnswer, task: Task): McpAnswer =>
  // A border: a task, of which callers that read none know nothing.
  ('error' in answer
    ? { ...task, status: 'failed', ...answer }
    : { ...task, status: 'completed', result: answer }) as unknown as McpAnswer
