import { isList, isMade, isRecord, part, toolFault } from '@toolfault/model'

/**
 * What a tool's own code returned, as it is. Throws where that is an error, a fault, or no result (CallToolResult): sent
 * as it is, it would be told as a success, as a mistake of the caller, or as what the SDK stumbled over.
 */
export const resultOf = (returned: unknown): unknown => {
  if (returned instanceof Error) throw returned
  const content = part(returned, 'content')
  if (isMade(returned) && content === undefined) throw toolFault(returned)
  if (!isRecord(returned)) throw noResult('no object')
  if (content !== undefined && !isList(content)) throw noResult('a content that is no list')
  if (content?.every(isBlock) === false) throw noResult('a content with what is no block')
  // Throws for what no JSON can hold: of that the SDKs send nothing, and the caller waits.
  JSON.stringify([part(returned, 'structuredContent'), part(returned, '_meta')])
  return returned
}

/** Of the kinds of content, the SDKs' own among them, only the text is told apart. */
const isBlock = (block: unknown): boolean => {
  const type = part(block, 'type')
  return typeof type === 'string' && (type !== 'text' || typeof part(block, 'text') === 'string')
}

const noResult = (what: string): TypeError =>
  new TypeError(`the handler returned ${what}, where { content: [{ type: 'text', text }] } was due`)
