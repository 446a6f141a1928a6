import { isJsonObject } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { countOf } from './bounded.js'
import type { Members } from './copy.js'

/** Kind, tool and text: what a reader of the text alone would know, and what the kind cannot be without. */
export const shortened = (text: string, { kind, ...members }: Members): Members => ({
  kind,
  ...(typeof members['tool'] === 'string' ? { tool: members['tool'] } : {}),
  // Both decide whether another try makes sense.
  ...(typeof members['canRetry'] === 'boolean' ? { canRetry: members['canRetry'] } : {}),
  ...(members['attempt'] === undefined
    ? {}
    : { attempt: { fixed: [], still: [], fresh: [], count: times(members['attempt']) } }),
  message: text,
  ...bare(kind, members)
})

const times = (attempt: Json): number =>
  countOf(isJsonObject(attempt) ? attempt['count'] : undefined)

const bare = (kind: string, members: JsonObject): JsonObject => {
  switch (kind) {
    case 'invalid_arguments':
      return { issues: [] }
    case 'malformed_request':
      return { reason: members['reason'] ?? 'shape', detail: '' }
    case 'unknown_tool':
      return { tool: members['tool'] ?? '' }
    case 'invalid_schema':
      return { detail: '' }
    case 'authorization_required':
      return { of: members['of'] ?? 'tool', challenges: [] }
    case 'misconfigured':
      return { service: '', requirements: [] }
    default:
      return {}
  }
}
