/**
 * A pattern as a Unicode regular expression, which is the only kind that the validator makes: itself, or
 * the older kind (`[\w-\.]`, `\_`) put in those terms, as such patterns are in wide use.
 *
 * Throws, as the platform does, for what is no expression of either kind.
 */
export const unicode = (pattern: string): string => {
  if (isUnicode(pattern)) return pattern
  // Of an expression that is of neither kind, this says so.
  new RegExp(pattern)
  const rewritten = rewrite(pattern)
  new RegExp(rewritten, 'u')
  return rewritten
}

const isUnicode = (pattern: string): boolean => {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

/** An escape, the two ends of a class, a quantifier, any other character. */
const token =
  /\\(?:c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[1-9]\d*|[\s\S])|\{\d+(?:,\d*)?\}|[\s\S]/gu

/** Escapes that both kinds have. */
const kept =
  /^\\(?:[dDwWsSbBtnvfr0^$\\.*+?()[\]{}|/]|c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[1-9]\d*)$/

/** Stands for several characters, so that no range begins or ends with it. */
const many = /^\\[dDwWsS]$/

const rewrite = (pattern: string): string => {
  const tokens = pattern.match(token) ?? []
  let isClass = false
  return tokens
    .map((text, at) => {
      if (text === '[' && !isClass) isClass = true
      else if (text === ']' && isClass) isClass = false
      else if (isClass) return inClass(text, tokens[at - 1], tokens[at + 1])
      else return outside(text)
      return text
    })
    .join('')
}

const outside = (text: string): string => {
  if (/^[{}\]]$/.test(text)) return `\\${text}`
  return text[0] !== '\\' || kept.test(text) ? text : text.slice(1)
}

const inClass = (text: string, before: string | undefined, behind: string | undefined): string => {
  if (text === '-' && (many.test(before ?? '') || many.test(behind ?? ''))) return '\\-'
  if (text[0] !== '\\' || kept.test(text) || text === '\\-') return text
  return text.slice(1)
}
