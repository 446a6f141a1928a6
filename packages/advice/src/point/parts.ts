/** More parts are no list that somebody wrote. */
const MANY = 1_000

/** A list that came as one text. */
export interface Parted {
  readonly separator: string
  /** What stands between; `[]` where the text is a sentence, a single item, or a command with quotes. */
  readonly parts: ReadonlyArray<string>
}

export const parted = (given: string): Parted => {
  const text = given.trim()
  const separator = separatorOf(text)
  const isWhole = /\r(?!\n)|[.!?][^\S\r\n]/.test(text) || isQuoting(text)
  const parts = isWhole ? [] : partedAt(text, separator)
  const isList =
    parts.length > 1 && parts.length <= MANY && !parts.includes('') && !isSingle(text, parts)
  return { separator, parts: isList ? parts : [] }
}

/**
 * What parts a list that is a text: the end of a line; a comma; where each part has a comma in it or none has, a bar or
 * a semicolon; a space between codes of one form or the words of a command.
 */
const separatorOf = (text: string): string => {
  if (text.includes('\n')) return '\n'
  const hasComma = text.includes(',')
  const isParted = (sign: string): boolean =>
    text.includes(sign) && partedAt(text, sign).every((part) => part.includes(',') === hasComma)
  const isSpaced = !hasComma && (isCommand(text) || areCodes(partedAt(text, ' ')))
  return ['|', ';'].find(isParted) ?? (isSpaced ? ' ' : ',')
}

/** Not inside of brackets, as in `rgb(1,2,3)`. */
const partedAt = (text: string, sign: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    if ('([{'.includes(mark)) depth++
    else if (')]}'.includes(mark)) depth = Math.max(0, depth - 1)
    else if (mark === sign && depth === 0) {
      parts.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, text.slice(from).trim()]
}

/** Whether the commas belong to one address, one rule of a calendar (RFC 5545, RECUR), or one query. */
const isSingle = (text: string, parts: ReadonlyArray<string>): boolean =>
  isSome(parts, (part) => part.includes('://')) ||
  (parts.some((part) => part.includes('=', part.indexOf(';') + 1) && part.includes(';')) &&
    isSome(parts, (part) => part.includes('='))) ||
  (/^(?:select|insert|update|delete|with)\s/i.test(text) && /\s(?:from|into|set|as)\s/i.test(text))

const isSome = (parts: ReadonlyArray<string>, is: (part: string) => boolean): boolean =>
  parts.some(is) && !parts.every(is)

/** Whether a text is a command of which only a shell knows the words. */
export const isQuoting = (text: string): boolean => /["'`]/.test(text) && isCommand(text)

/** Whether a text is a command with options: `ls -la /app`, `--depth=1 --quiet`. */
const isCommand = (text: string): boolean => /(?:^| )--?[a-z]/i.test(text)

/** Ids, hashes, addresses, names of files: no words, no numbers, and of one form (`a1b2c3d e4f5a6b`). */
const areCodes = (parts: ReadonlyArray<string>): boolean =>
  parts.length <= MANY &&
  parts.every((part) => /^(?=\S*\p{L})(?=\S*[\d@/._-])\S+$/u.test(part)) &&
  new Set(parts.map(marksIn)).size === 1

const marksIn = (part: string): string =>
  [...new Set(part.replace(/[\p{L}\d]/gu, ''))].sort().join('')
