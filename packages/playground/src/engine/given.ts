import {
  brokenAt,
  isList,
  isRecord,
  own,
  readJson,
  readTool,
  type Tool,
  toolsIn
} from '@toolfault/model'
import type { Unusable } from './ask.js'

/** More text than this is no call that a model makes. */
export const LONGEST = 200_000

/** Read the text of an editor as JSON, or say why it is of no use. */
export const jsonIn = (
  text: string,
  where: Unusable['where']
): { readonly json: unknown } | Unusable => {
  if (text.length > LONGEST) {
    return { kind: 'unusable', where, detail: `This is longer than ${LONGEST} characters.` }
  }
  if (text.startsWith('\uFEFF')) {
    const detail =
      'This begins with an invisible mark (a byte order mark, U+FEFF), which JSON has not: leave it out.'
    return { kind: 'unusable', where, detail, at: 0 }
  }
  const read = readJson(text)
  if (read._tag === 'Right') return { json: read.right }
  const at = brokenAt(text)
  return {
    kind: 'unusable',
    where,
    detail: `This is not JSON: ${read.left.detail}.`,
    ...(at === undefined ? {} : { at })
  }
}

/**
 * The tool of a definition as MCP, OXP and others write it, the first of a list of them, or a tool without a
 * name around a bare schema. `undefined` for what is neither.
 */
export const toolIn = (json: unknown): Tool | undefined => {
  const [first] = toolsIn(json) ?? [json]
  const isSchema = typeof json === 'boolean' || (isRecord(json) && !isList(own(json, 'tools')))
  // A schema may have `items`, too.
  return readTool(first) ?? (isSchema ? { name: NAMELESS, inputSchema: json } : undefined)
}

const NAMELESS = 'tool'
