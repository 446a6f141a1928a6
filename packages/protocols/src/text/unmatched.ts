import { parsePointer } from '@toolfault/model'
import { type Told, together } from '../reading/told.js'
import type { Recogniser } from './recognise.js'
import { tekuriSaid } from './tekuri.js'
import { wrong } from './told.js'

const head =
  /^(?:tool call validation failed: ){1,2}parameters for tool (\S{1,128}) did not match schema: errors: \[/i

/** What Groq says of a call that its own model made: the sentences of a JSON Schema package of Go, each behind its place. */
export const unmatchedSaid: Recogniser = (body, text) => {
  const [heading, tool] = head.exec(body) ?? []
  if (heading === undefined || !body.endsWith(']')) return undefined
  const parts = body
    .slice(heading.length, -1)
    .split(/, (?=`\/|missing propert(?:ies|y):? '|additionalProperties ')/)
  return wrong(tool, together(parts.map(placed)), text)
}

const placed = (part: string): Told => {
  const [where = '', pointer = ''] = /^`(\/[^`\s]{0,1000})`: /.exec(part) ?? []
  const path = parsePointer(pointer)
  if (path === undefined) return { issues: [], whole: false }
  return tekuriSaid(part.slice(where.length), path)
}
