import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { jsonText, wellFormed } from './text.js'

/** A picture of an MCP result; `data` is its base64. */
export interface Image {
  readonly type: 'image'
  readonly data: string
  readonly mimeType: string
  /** What stands in its place where there is room for text alone. */
  readonly text: string
}

/** A piece of what a tool returned, as a model takes it. */
export type Part = { readonly type: 'text'; readonly text: string } | Image

/**
 * What an MCP result shows, block by block; the JSON of its `structuredContent` where it has no block
 * (MCP, Tools, "Structured Content"). `undefined` for what is no such result.
 */
export const partsOf = (value: unknown): ReadonlyArray<Part> | undefined => {
  if (!isResult(value)) return undefined
  const content = own(value, 'content')
  const structured = own(value, 'structuredContent')
  const parts = isList(content) ? content.map(partOf) : []
  return parts.length === 0 && structured !== undefined
    ? [{ type: 'text', text: jsonText(structured) }]
    : parts
}

/** The parts as one text. */
export const textOf = (parts: ReadonlyArray<Part>): string =>
  parts.map((part) => part.text).join('\n')

/** Whether an MCP result says itself that the tool failed. */
export const saysError = (value: unknown): boolean =>
  isResult(value) && own(value, 'isError') === true

/** Any tool may return an object with a member `content`, and pieces of a `type` of its own in it. */
const members = ['content', 'structuredContent', 'isError', '_meta', 'resultType']

const blocks: ReadonlyArray<unknown> = ['text', 'image', 'audio', 'resource', 'resource_link']

const isResult = (value: unknown): boolean => {
  const content = own(value, 'content')
  if (!isList(content)) return false
  const types = content.map((block) => own(block, 'type'))
  return keysOf(value).every((key) => members.includes(key))
    ? types.every((type) => typeof type === 'string')
    : types.length > 0 && types.every((type) => blocks.includes(type))
}

const partOf = (block: unknown): Part => {
  const type = own(block, 'type')
  const resource = own(block, 'resource')
  const text = type === 'text' ? own(block, 'text') : own(resource, 'text')
  if (typeof text === 'string') return { type: 'text', text: wellFormed(text) }
  const shown = jsonText(withoutBytes(block))
  const [data, mimeType] = [own(block, 'data'), own(block, 'mimeType')]
  return type === 'image' && typeof mimeType === 'string' && isBase64(data)
    ? { type: 'image', data, mimeType, text: shown }
    : { type: 'text', text: shown }
}

/** What a block says of itself, without its bytes and what is for programs. */
const withoutBytes = (block: unknown): unknown =>
  Object.fromEntries(
    keysOf(block)
      .filter((key) => key !== 'data' && key !== 'blob' && key !== '_meta')
      .map((key) => {
        const value = own(block, key)
        return [key, key === 'resource' && isRecord(value) ? withoutBytes(value) : value]
      })
  )

/** One bad picture and a vendor refuses the whole request. */
const isBase64 = (data: unknown): data is string =>
  typeof data === 'string' && data.length % 4 === 0 && /^[A-Za-z\d+/]+={0,2}$/.test(data)

/** The kinds of picture that vendors take alike. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** A picture that a model can be shown. */
export interface Picture extends Image {
  readonly mimeType: (typeof pictureTypes)[number]
}

/** Whether a model can be shown a part as a picture. */
export const isPicture = (part: Part): part is Picture =>
  part.type === 'image' && pictureTypes.some((kind) => kind === part.mimeType)
