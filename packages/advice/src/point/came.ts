import { type Advice, type Expected, isRecord, type Path } from '@toolfault/model'
import { isHollow } from '../blank.js'
import { nearMember } from '../names/member.js'
import { sizeOf } from '../schema/value.js'
import type { Walk } from '../walk/walk.js'
import type { Rejected } from './fix.js'
import { receivedAt } from './received.js'
import { isRequired, rejectedAt } from './rejected.js'

/** What came to a place: what may be said of it, and what is known of it to mend it. */
export interface Came {
  readonly received?: Advice['received']
  readonly rejected?: Rejected
}

/** Look at the value of a place. Nothing where there is no value to look at. */
export const cameTo = (
  walk: Walk,
  path: Path,
  expected: Expected | undefined,
  texts: boolean
): Came => {
  if (!walk.hasValue) return {}
  const rejected = rejectedAt(walk, path)
  if (rejected === undefined) return { received: { id: 'absent' } }
  const { isSecret, value } = rejected
  const isListed = (text: string): boolean =>
    expected?.id === 'one_of' &&
    (expected.values.includes(text) || nearMember(walk.meant, text, expected.values) !== undefined)
  const isNeeded = isRequired(walk, path)
  const isHeld = expected?.id === 'type' && !expected.types.includes('string')
  // One that holds nothing is no object as far as the tool is concerned.
  if (isEmptied(value, expected)) return { received: { id: 'blank' }, rejected }
  const seen = seenOf(value, expected)
  return {
    received: receivedAt(seen, {
      isNeeded: isNeeded || (seen === '' && seen !== value),
      isHeld,
      hides: isSecret,
      texts,
      isListed
    }),
    rejected
  }
}

/** Whether an object came where one is wanted, and nothing in it. */
const isEmptied = (value: unknown, expected: Expected | undefined): boolean =>
  expected?.id === 'type' && expected.types.includes('object') && isRecord(value) && isHollow(value)

/**
 * A text as its validator saw it: one that has enough characters, and not too many, came to it without white space at its ends if it
 * was too short.
 */
const seenOf = (value: unknown, expected: Expected | undefined): unknown => {
  if (typeof value !== 'string' || expected?.id !== 'count') return value
  const { least, most, of } = expected
  const size = sizeOf(value) ?? 0
  const isRight = least !== undefined && size >= least && size <= (most ?? size)
  return isRight && of === 'characters' ? value.trim() : value
}
