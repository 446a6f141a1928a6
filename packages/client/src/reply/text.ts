import { keysOf, own, STEPS, total, writeJson } from '@toolfault/model'

/** Surrogates that stand alone. */
const surrogate = /\p{Surrogate}/gu

/** An escape of JSON; the first group is a surrogate's, which `JSON.stringify` writes only of one alone. */
const escapes = /\\(?:u(d[89a-f][\da-f]{2})|u[\da-f]{4}|.)/g

/** A text as it is, but for what no text in UTF-8 can hold: a surrogate that stands alone. */
export const wellFormed = (text: string): string => text.replace(surrogate, '\ufffd')

/**
 * A value as the text of its JSON, whole: `''` for what JSON has no place for. What JSON cannot be made
 * of (a cycle, a bigint, a getter that throws), or whose parts share their parts without end, is copied as far as that goes.
 */
export const jsonText = (value: unknown): string => {
  const whole = total<string | undefined | null>(
    () => (hasEnd(value) ? JSON.stringify(value) : null),
    () => null
  )
  const text = whole === null ? writeJson(value, 10 * STEPS) : whole
  if (typeof text !== 'string') return ''
  return text.includes('\\ud')
    ? text.replace(escapes, (it, lone?: string) => (lone === undefined ? it : '\ufffd'))
    : text
}

/** At most `most` characters, the ellipsis included; a pair of surrogates is never cut in two. */
export const shortened = (text: string, most: number | undefined): string => {
  if (typeof most !== 'number' || !(text.length > most)) return text
  const head = text.slice(0, Math.max(0, Math.floor(most) - 1))
  return most >= 1 ? `${head.replace(/[\ud800-\udbff]$/, '')}…` : ''
}

/** Parts that share parts have no end: what is met again is counted, and what is only large is not. */
const hasEnd = (value: unknown): boolean => {
  const open = [value]
  const seen = new Set<unknown>()
  let left = 10 * STEPS
  while (open.length > 0) {
    const one = open.pop()
    const keys = keysOf(one)
    if (seen.has(one)) left -= keys.length
    else if (keys.length > 0) seen.add(one)
    if (left < 0) return false
    for (const key of keys) open.push(own(one, key))
  }
  return true
}
