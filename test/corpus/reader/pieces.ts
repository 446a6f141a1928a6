import { parseLoose } from './loose.js'

/** A piece of text that was lifted out of its sentence: a quotation, a shape in braces, a regular expression. */
export interface Held {
  readonly quote: '`' | '"' | "'" | '{' | '[' | '/' | 'place'
  readonly text: string
}

/** A piece, and where the text goes on behind it. */
export interface Found {
  readonly piece: Held
  readonly end: number
}

const closers: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['‘', '’'],
  ['«', '»']
])

/** The piece that begins at a place of a text, where one does. */
export const pieceAt = (source: string, index: number, before: string): Found | undefined => {
  const sign = source[index] ?? ''
  const opens = /(?:^|[\s([,:=|/“>→-])$/.test(before)
  if (/(?:pattern|regex|regular expression|match(?:es)?):? $/i.test(before)) {
    const expression = expressionAt(source, index, sign)
    if (expression !== undefined) return expression
  }
  if (sign === '`') return fenced(source, index)
  if (sign === '"' || (sign === "'" && opens)) return quoted(source, index, sign)
  const closer = closers.get(sign)
  if (closer !== undefined) return between(source, index, sign, closer)
  if (sign === '{' && !source.startsWith('{base}', index)) return nested(source, index, '{', '}')
  return sign === '[' && opens ? nested(source, index, '[', ']') : undefined
}

/** A regular expression may hold the quotes that stand around it: it ends at the last of them. */
const expressionAt = (source: string, index: number, sign: string): Found | undefined => {
  if (sign !== '"' && sign !== '/' && sign !== '`') return undefined
  const line = source.slice(index).split('\n', 1)[0] ?? ''
  const end = sign === '"' ? line.search(/"(?=$|[,;.:)]?(?:\s|$))(?!.*"(?=$))/) : -1
  const last = end > 0 ? end : sign === '`' ? line.indexOf('`', 1) : line.lastIndexOf(sign)
  if (last < 1) return undefined
  const flags = sign === '/' ? (/^[a-z]*/.exec(line.slice(last + 1))?.[0].length ?? 0) : 0
  return {
    piece: { quote: sign, text: line.slice(1, last) },
    end: index + last + 1 + flags
  }
}

const fenced = (source: string, index: number): Found | undefined => {
  const fence = /^`+/.exec(source.slice(index, index + 8))?.[0] ?? '`'
  const end = source.indexOf(fence, index + fence.length)
  if (end < 0) return undefined
  const text = source.slice(index + fence.length, end)
  return { piece: { quote: '`', text: text.trim() }, end: end + fence.length }
}

const quoted = (source: string, index: number, quote: '"' | "'"): Found | undefined => {
  for (let end = index + 1; end < source.length; end++) {
    if (source[end] === '\\') end++
    else if (
      source[end] === quote &&
      (quote === '"' || !/[\p{L}\p{N}]/u.test(source[end + 1] ?? ''))
    ) {
      const inner = source.slice(index + 1, end)
      const read = parseLoose(quote + inner + quote)?.value
      return { piece: { quote, text: typeof read === 'string' ? read : inner }, end: end + 1 }
    } else if (source[end] === '\n') return undefined
  }
  return undefined
}

const between = (
  source: string,
  index: number,
  opener: string,
  closer: string
): Found | undefined => {
  const end = source.indexOf(closer, index)
  if (end < 0) return undefined
  const quote = opener === '‘' ? "'" : '"'
  return { piece: { quote, text: source.slice(index + 1, end) }, end: end + 1 }
}

const nested = (
  source: string,
  index: number,
  opener: '{' | '[',
  closer: string
): Found | undefined => {
  let depth = 0
  let quote = ''
  for (let end = index; end < Math.min(source.length, index + 5000); end++) {
    const sign = source[end] ?? ''
    if (quote !== '') {
      if (sign === '\\') end++
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === '`') quote = sign
    else if (sign === '\n') break
    else if (sign === '…' && depth > 0) return cutOff(source, index, end, opener)
    else if (sign === opener) depth++
    else if (sign === closer && --depth === 0) {
      const after = /^(?:\[\])*/.exec(source.slice(end + 1, end + 9))?.[0].length ?? 0
      return {
        piece: { quote: opener, text: source.slice(index, end + 1 + after) },
        end: end + 1 + after
      }
    }
  }
  return undefined
}

/** A shape may be cut off for its length: what there is of it ends at its ellipsis. */
const cutOff = (source: string, index: number, end: number, opener: '{' | '['): Found => {
  const closing = /^…\s*[}\]]+/.exec(source.slice(end, end + 20))?.[0].length ?? 1
  return {
    piece: { quote: opener, text: source.slice(index, end + closing) },
    end: end + closing
  }
}
