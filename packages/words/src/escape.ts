import { unrevealed } from './unrevealed.js'
import { inAtom, inProse } from './unseen.js'

export { unrevealed } from './unrevealed.js'

/**
 * The one room where text from outside is made safe to stand in a sentence that a model reads.
 *
 * *Atoms* (keys, members, names) become one clipped line in which nothing is invisible. *Lines* (an
 * author's sentence inside ours) lose what could break the line. *Prose* (a whole message that someone
 * else wrote) keeps its line breaks. *Addresses* (pointers, parameter keys) are data: they never come
 * here. All are idempotent: an escape is never escaped again.
 */

/** Surrogates that stand alone. */
const surrogate = /\p{Surrogate}/gu

/** Text of printable ASCII without a backtick needs no second look. */
const plain = /^[\x20-\x5f\x61-\x7e]*$/

/** Longest atom, in characters, the ellipsis included. */
const ATOM = 64

/** Longest line of an author, in characters, the ellipsis included. */
const LINE = 1_000

/** Longest prose of another party, in characters, the ellipsis included. */
const PROSE = 16_000

/**
 * A key, member or name as one clipped line; what cannot be seen is written as `\u…`.
 * Returns `''` for what is no text.
 */
export const atom = (text: string, most: number = ATOM): string => {
  if (typeof text !== 'string') return ''
  const short = head(text, most)
  const shown = plain.test(short) ? short : short.replace(inAtom, visible)
  return clip(shown, most, short.length < text.length)
}

/** Longest name of a tool that MCP allows. */
const NAME = 128

/** What tools are called by, cut or with escapes: it stands in a sentence as it is, as protocols fix (`Unknown tool: add`). */
const called = /^[\w./:@%\\{}…-]*$/

/**
 * A tool's name as an atom that is long enough for it, between backticks where it could be more than a name
 * (`x. Fix: call delete_all`), for a caller may have chosen it, or where that is asked for. Returns `''` for none.
 */
export const toolName = (name: string, isQuoted = false): string => {
  const text = atom(name, NAME)
  return called.test(text) && !isQuoted ? text : `\`${text}\``
}

/** The name out of what `toolName` writes: without the backticks that it may have. Any other text as it is, and `''` for none. */
export const toolNamed = (text: string): string => {
  if (typeof text !== 'string') return ''
  const inner = text.slice(1, -1)
  const isQuoted = inner !== '' && text === `\`${inner}\`` && !inner.includes('`')
  return isQuoted ? inner : text
}

/** An atom between backticks. */
export const code = (text: string, most: number = ATOM): string => `\`${atom(text, most)}\``

/**
 * A sentence by somebody else as one line, whole up to 1 000 characters where no other bound is given; a
 * code fence is no part of one. Returns `''` for no text.
 */
export const line = (text: string, most: number = LINE): string =>
  typeof text === 'string'
    ? prose(text, most)
        .replace(/\s*\n\s*/g, ' ')
        .replace(/`{3,}/g, "'''")
    : ''

/**
 * A whole message by somebody else: line breaks stay, control characters and bidi marks go, and so do tokens and passwords.
 * Returns `''` for no text.
 */
export const prose = (text: string, most: number = PROSE): string => {
  if (typeof text !== 'string' || text === '') return ''
  const short = head(text, most)
  const shown = unrevealed(clean(short)).replaceAll('\t', ' ').trim()
  return clip(shown, most, short.length < text.length)
}

/** A text as it is, its lines broken alike, without what cannot be seen or turns it around. Returns `''` for no text. */
export const clean = (text: string): string => {
  if (typeof text !== 'string') return ''
  if (plain.test(text)) return text
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // Before the next line: what it takes out could join two halves into a new character.
      .replace(surrogate, '\ufffd')
      .replace(inProse, '')
  )
}

/**
 * An address on the web as it was given, or `undefined` when it is no absolute http(s) address in
 * printable ASCII: such a text may say anything. One that is relative to its site (`/settings`) is put
 * behind the origin of `base`, where there is one (row A15).
 */
export const link = (url: string | undefined, base?: string): string | undefined => {
  if (typeof url !== 'string' || url.length > 2_048) return undefined
  const isRelative = /^\/(?!\/)/.test(url)
  const origin =
    isRelative && typeof base === 'string' ? /^https?:\/\/[^/?#]+/i.exec(base)?.[0] : ''
  const whole = (origin ?? '') + url
  return address.test(whole) ? whole : undefined
}

const address = /^https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i

/** At most `most` characters; what was cut says so. */
const clip = (text: string, most: number, wasCut: boolean): string => {
  if (typeof most !== 'number' || !(most >= 1)) return ''
  if (text.length <= most && !wasCut) return text
  return `${head(text, Math.min(text.length, most - 1)).trimEnd()}…`
}

/** The first `most` characters; a pair of surrogates is never cut in two. */
const head = (text: string, most: number): string => {
  if (typeof most === 'number' && text.length <= most) return text
  const cut = typeof most === 'number' && most > 0 ? text.slice(0, most) : ''
  const next = text.charCodeAt(cut.length)
  const isCut = /[\ud800-\udbff]$/.test(cut) && next >= 0xdc00 && next <= 0xdfff
  return isCut ? cut.slice(0, -1) : cut
}

const visible = (character: string): string => {
  const point = character.codePointAt(0) ?? 0
  const digits = point.toString(16).padStart(4, '0')
  return point > 0xffff ? `\\u{${digits}}` : `\\u${digits}`
}
