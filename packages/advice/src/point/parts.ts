import { isShell, isWords, type Use } from './command.js'
import { isProse, isSome } from './prose.js'

/** More parts are no list that somebody wrote. */
const MANY = 1_000

/** A list that came as one text. */
export interface Parted {
  readonly separator: string
  /** What stands between; `[]` where the text is a single item, or a command that only a shell can part. */
  readonly parts: ReadonlyArray<string>
  /** Whether nobody knows if it is a list or one item of it. */
  readonly isOpen: boolean
}

export const parted = (given: string, use?: Use): Parted => {
  const text = given.trim()
  const separator = separatorOf(text, use)
  if (isShell(text, use) || isTuple.test(text)) return { separator, parts: [], isOpen: true }
  const parts = isSentences.test(text.replace(numbers, '')) ? [] : partsOf(text, separator)
  const isList =
    parts.length > 1 &&
    parts.length <= MANY &&
    !parts.includes('') &&
    !isSingle(text, separator, parts)
  const isOpen = isList ? isProse(separator, parts, use) : use === 'arguments' && text.includes(' ')
  return { separator, parts: isList ? unmarked(parts) : [], isOpen }
}

/** What stands before each item of a list, or around it, and is no part of it: `- a`, `1. a`, `"a"`. */
const marks: ReadonlyArray<RegExp> = [/^(?:[-*•]|\d{1,3}[.)])[ \t]{1,8}(\S.*)$/, /^"([^"]*)"$/]

const unmarked = (parts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const mark = marks.find((one) => parts.every((part) => one.test(part)))
  return mark === undefined ? parts : parts.map((part) => part.replace(mark, '$1'))
}

/** Texts as Python writes several of them. */
const isTuple = /^\(\s*(?:'[^']*'|"[^"]*")\s*,.*\)$/s

/** The numbers of lines. */
const numbers = /^[ \t]{0,8}\d{1,4}\.[ \t]/gm

/** An old end of a line, or the end of a sentence: no dot by itself, and none behind the first letter of a name. */
const isSentences = /\r(?!\n)|(?:(?<!\s|\b\p{Lu})\.|[!?])[^\S\r\n]/u

/**
 * What parts a list that is a text: the end of a line; a comma; where each part has a comma in it or none has, a bar or
 * a semicolon; a space between codes of one form or the words of a command.
 */
const separatorOf = (text: string, use: Use | undefined): string => {
  if (text.includes('\n')) return '\n'
  if (isWords(text, use)) return ' '
  const hasComma = text.includes(',')
  const isParted = (sign: string): boolean =>
    text.includes(sign) && partsOf(text, sign).every((part) => part.includes(',') === hasComma)
  const isSpaced = !hasComma && areCodes(partsOf(text, ' '))
  // In a command a bar is none between items.
  const isCommand = use !== undefined && use !== 'places' && use !== 'prose'
  return (isCommand ? [';'] : ['|', ';']).find(isParted) ?? (isSpaced ? ' ' : ',')
}

/** What stands between the signs of a text, but for those in brackets, as in `rgb(1,2,3)`, and in quotes. */
export const partsOf = (given: string, sign: string): ReadonlyArray<string> => {
  const text = given.trim()
  const parts: Array<string> = []
  let depth = 0
  let from = 0
  let quoted = -1
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    if (at <= quoted) continue
    // A quotation mark behind a number is an inch.
    if (mark === '"' && /^[\s,;|=]?$/.test(text.charAt(at - 1))) quoted = text.indexOf(mark, at + 1)
    else if ('([{'.includes(mark)) depth++
    else if (')]}'.includes(mark)) depth = Math.max(0, depth - 1)
    else if (mark === sign && depth === 0) {
      parts.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, text.slice(from).trim()]
}

/** Whether the signs belong to one address, one rule of a calendar (RFC 5545, RECUR), one option of a command, or one query. */
const isSingle = (text: string, separator: string, parts: ReadonlyArray<string>): boolean =>
  isSome(parts, (part) => part.includes('://')) ||
  (separator !== '\n' &&
    /^(?:R(?:RULE|DATE)|EX(?:RULE|DATE)|DTSTART)[:;]|(?:^|;)FREQ=/i.test(text)) ||
  (/^--?[\w-]+=\S+$/.test(text) && isSome(parts, (part) => part.startsWith('-'))) ||
  (/^(?:select|insert|update|delete|with)\s/i.test(text) && /\s(?:from|into|set|as)\s/i.test(text))

/** Ids, hashes, addresses, names of files: no words, no numbers, and of one form (`a1b2c3d e4f5a6b`). */
const areCodes = (parts: ReadonlyArray<string>): boolean =>
  parts.length <= MANY &&
  parts.every((part) => /^(?=\S*\p{L})(?=\S*[\d@/._-])\S+$/u.test(part)) &&
  new Set(parts.map(marksIn)).size === 1

const marksIn = (part: string): string =>
  [...new Set(part.replace(/[\p{L}\d]/gu, ''))].sort().join('')
