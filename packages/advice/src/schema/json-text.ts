import { type Break, breakIn, total } from '@toolfault/model'

/** A longer text is not looked into. */
const LONG = 100_000

/** What a text says as JSON; `undefined` for one that is none. */
export const parsed = (text: string): unknown =>
  total<unknown>(
    () => JSON.parse(text),
    () => undefined
  )

const FENCE = '```'

/** What ends a parameter where calls are written as XML, and a value that it was taken for. */
const CLOSING = /^(?:\s*<\/[\w:-]{1,64}>)+$/

/** Whether a text begins as that of an object or a list. */
export const beginsAsJson = (text: string): boolean => /^\s*[[{]/.test(text)

/**
 * The text in which to look for JSON: without white space around it, the fence that Markdown puts around
 * code, the quotation marks of a text that was written as JSON twice, and the closing tags behind it.
 */
export const jsonIn = (text: string): string => {
  const bare = text.trim()
  if (bare.length > LONG) return bare
  if (bare.startsWith(FENCE) && bare.endsWith(FENCE)) {
    const line = bare.indexOf('\n')
    return bare.slice(line < 0 ? FENCE.length : line, -FENCE.length).trim()
  }
  if (bare.endsWith('>')) return untagged(bare)
  if (!(bare.startsWith('"') && bare.endsWith('"'))) return bare
  const inner = parsed(bare)
  return typeof inner === 'string' ? inner.trim() : bare
}

/**
 * Where a text that begins as JSON is none, also behind the fence of Markdown. Nothing of one that Python wrote:
 * it may be read as such; nor of one that only has a bracket of JSON (`[INFO] x`).
 */
export const breakOf = (text: string): Break | undefined => {
  if (text.length > LONG || !/^\s*(?:```\w*\s*)?[[{]/.test(text)) return undefined
  if (parsed(jsonIn(text)) !== undefined) return undefined
  const start = text.search(/[[{]/)
  const end =
    text.trimEnd().length - (start > 0 && text.trimEnd().endsWith(FENCE) ? FENCE.length : 0)
  const found = breakIn(text.slice(start, end))
  if (found === undefined) return undefined
  const at = start + found.at
  const isBracket = text.slice(start, at).trim() === '['
  if (isBracket && at < end) return undefined
  return /^(?:'|True|False|None)/.test(text.slice(at, at + 5)) ? undefined : { ...found, at }
}

const untagged = (text: string): string => {
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1
  return end > 0 && CLOSING.test(text.slice(end)) ? text.slice(0, end) : text
}
