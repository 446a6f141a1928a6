import { issued } from '@toolfault/model'

/** What lies beyond this is not looked at; nothing that long is shown whole. */
const LONG = 10_000

/**
 * Whether a string or a number looks like something that must not be shown: a token by its mark (a
 * JWT, a PEM block, `ghp_…`), a password inside a text or a URL, the number of a card, or a long run
 * of mixed letters and digits. `name` is what the value is called: a hash or an id may look like that.
 */
export const looksSecret = (value: unknown, name: string): boolean => {
  // A place on a map has as many digits as a card, and a point between them.
  if (typeof value === 'number') return /^\d+$/.test(String(value)) && isCard(String(value))
  if (typeof value !== 'string') return false
  const text = value.slice(0, LONG)
  return (
    issued.test(text) ||
    marked.test(text) ||
    said.test(text) ||
    (text.match(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g) ?? []).some(isCard) ||
    (text.match(/[\w+/-]{20,}/g) ?? []).some((run) => isToken(run, name))
  )
}

/** What is shown of who calls, a password in an address, and numbers of people. No part repeats another. */
const marked =
  /-----BEGIN |\bBearer [\w+/=.-]{6}|\bBasic (?=\S{0,99}(?:[\d=]|[a-z][A-Z]))[\w+/=-]{6}|:\/\/[^\s/:@]{1,256}:[^\s/@]{1,256}@|\b\d{3}-\d{2}-\d{4}\b/

/** A secret with its name before it, as in a query, a header or a connection string. */
const said =
  /(?:passw(?:or)?d|pwd|passphrase|secret|token|api[-_ ]?key|access[-_ ]?key|authorization)["']?\s{0,2}[=:]\s{0,2}["']?[^\s"'=:]/i

/** ISO/IEC 7812-1: 13 to 19 digits with a check digit by Luhn; cards begin with 2 to 6. */
const isCard = (text: string): boolean => {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    sum += at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}

/** A run of letters and digits, or of several that `-` and `_` join as base64 for URLs does. */
const isToken = (run: string, name: string): boolean => {
  const parts = run.split(/[-_]/)
  return parts.some((part) => part.length >= 20 && isRandom(part, name)) || isMixed(parts.join(''))
}

/** Letters and digits that change too often for words, unless it says to be a hash. */
const isRandom = (run: string, name: string): boolean =>
  new Set(run).size >= 8 &&
  !(hashes.test(name) && /^[\da-f]+$/i.test(run)) &&
  (changes(run) > 3 || isMixed(run))

/** Capitals in a row are an acronym, but beside digits and small letters seldom many. */
const isMixed = (run: string): boolean => {
  const digits = changes(run)
  const cases = count(run, /[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)
  const capitals = digits > 0 ? count(run, /[A-Z](?=[A-Z])/g) : 0
  return cases > 0 && digits + cases + capitals > run.length * 0.45
}

/** From letters to digits and back. */
const changes = (run: string): number => count(run, /\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)

const count = (text: string, part: RegExp): number => (text.match(part) ?? []).length

const hashes = /sha|md5|hash|commit|digest|checksum|etag|revision|ref|oid|uuid/i
