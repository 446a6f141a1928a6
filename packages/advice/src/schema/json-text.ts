import { total } from '@toolfault/model'

/** A longer text is not looked into. */
const LONG = 100_000

/** What a text says as JSON; `undefined` for one that is none. */
export const parsed = (text: string): unknown =>
  total<unknown>(
    () => JSON.parse(text),
    () => undefined
  )

const FENCE = '```'

/**
 * The text in which to look for JSON: without white space around it, the fence that Markdown puts around
 * code, and the quotation marks of a text that was written as JSON twice.
 */
export const jsonIn = (text: string): string => {
  const bare = text.trim()
  if (bare.length > LONG || bare.length < 2) return bare
  if (bare.startsWith(FENCE) && bare.endsWith(FENCE)) {
    const line = bare.indexOf('\n')
    return bare.slice(line < 0 ? FENCE.length : line, -FENCE.length).trim()
  }
  if (!(bare.startsWith('"') && bare.endsWith('"'))) return bare
  const inner = parsed(bare)
  return typeof inner === 'string' ? inner.trim() : bare
}
