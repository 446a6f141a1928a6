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
  // Throws for what no JSON can hold, wherever it stands: of that the SDKs send nothing, and the caller waits.
  JSON.stringify(returned)
  return returned
}

/** What each kind of content has to hold as texts (2025-11-25, Schema, `ContentBlock`). */
const held: ReadonlyMap<string, ReadonlyArray<string>> = /* @__PURE__ */ new Map([
  ['text', ['text']],
  ['image', ['data', 'mimeType']],
  ['audio', ['data', 'mimeType']],
  ['resource_link', ['uri', 'name']]
])

/** Of another kind, which a later revision may have, only that it says which. */
const isBlock = (block: unknown): boolean => {
  const type = part(block, 'type')
  if (typeof type !== 'string') return false
  if (type === 'resource') {
    const has = holding(part(block, 'resource'))
    return has('uri') && (has('text') || has('blob'))
  }
  return (held.get(type) ?? []).every(holding(block))
}

const holding =
  (whole: unknown) =>
  (name: string): boolean =>
    typeof part(whole, name) === 'string'

const noResult = (what: string): TypeError =>
  new TypeError(`the handler returned ${what}, where { content: [{ type: 'text', text }] } was due`)
