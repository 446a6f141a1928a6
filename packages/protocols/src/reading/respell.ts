import { isList, isRecord, keysOf, own, owns, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { clean } from '@toolfault/words/escape'

/** A wire as it was read, and what this house wrote of the value that was read from it. */
export interface AsRead {
  readonly wire: Json
  readonly written: Json
}

/**
 * Spell what is written now as the other side spelled it: wherever it says what was said when the wire
 * was read, the wire's own spelling stands, with members that this house does not know; what has changed
 * since is ours. Texts that came from outside lose what cannot be seen.
 */
export const respell = <Wire>(
  now: Wire,
  read: AsRead | undefined,
  tidy: (text: string) => string = clean
): Wire =>
  read === undefined
    ? now
    : total(
        // A border: the same wire in another spelling.
        () => merged(own(read, 'wire'), own(read, 'written'), now, tidy) as Wire,
        () => now
      )

type Tidy = (text: string) => string

const merged = (wire: unknown, written: unknown, now: unknown, tidy: Tidy): unknown => {
  if (isSame(written, now)) return wire === undefined ? undefined : tidied(wire, now, tidy)
  if (isList(wire) && isList(written) && isList(now) && wire.length === written.length) {
    return mergedAll(wire, written, now, tidy)
  }
  if (!isRecord(wire) || !isRecord(written) || !isRecord(now)) return now
  const entries = [...new Set([...keysOf(wire), ...keysOf(now)])].map((key) => [
    key,
    merged(own(wire, key), own(written, key), own(now, key), tidy)
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Item by item: one that was written when the wire was read is found again where it stands now. */
const mergedAll = (
  wire: ReadonlyArray<unknown>,
  written: ReadonlyArray<unknown>,
  now: ReadonlyArray<unknown>,
  tidy: Tidy
): ReadonlyArray<unknown> => {
  const places = new Map(written.map((item, at) => [JSON.stringify(item), at]))
  return now.map((item, at) => {
    const known = isSame(written[at], item) ? at : places.get(JSON.stringify(item))
    const from = known ?? (now.length === wire.length ? at : undefined)
    return from === undefined ? item : merged(wire[from], written[from], item, tidy)
  })
}

/** What was read, text by text; ours where theirs is not fit to be shown. */
const tidied = (wire: unknown, now: unknown, tidy: Tidy): unknown => {
  if (typeof wire === 'string') {
    const text = tidy(wire)
    return text === wire ? wire : typeof now === 'string' ? now : text
  }
  if (isList(wire)) {
    return wire.map((item, at) => tidied(item, isList(now) ? now[at] : undefined, tidy))
  }
  if (!isRecord(wire)) return wire
  return Object.fromEntries(
    keysOf(wire).map((key) => [key, tidied(own(wire, key), own(now, key), tidy)])
  )
}

/** Whether two pieces of JSON are equal, whatever the order of their keys. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = keysOf(a)
  return (
    keys.length === keysOf(b).length &&
    keys.every((key) => owns(b, key) && isSame(own(a, key), own(b, key)))
  )
}
