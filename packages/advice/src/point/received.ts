import type { Received } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isBlank } from '../blank.js'
import { clip } from '../clip.js'
import { breakOf } from '../schema/json-text.js'
import { isKept, isScalarText, sizeOf, typeOf } from '../schema/value.js'

/** A text that may be shown is clipped at so many characters. */
const CLIP = 40

/** What is known of the place that a value came to. */
export interface Place {
  /** The key has to be there. */
  readonly isNeeded: boolean
  /** The key, the schema or the look of the value says secret. */
  readonly hides: () => boolean
  /** Texts may be shown. */
  readonly texts: boolean
  /** No text is wanted, but what one may say as JSON. */
  readonly isHeld: boolean
  /** A text is one that the schema lists, or near to one. */
  readonly isListed: (text: string) => boolean
}

/**
 * What came: the JSON type and its size; the value only where it cannot speak (a number, a boolean,
 * null, a text that is exactly one of these) or is listed, or where any text was asked for. Never a
 * secret. `undefined` when the value is no JSON.
 *
 * A string of nothing but white space is `blank` where its key is required (row A16).
 */
export const receivedAt = (value: unknown, place: Place): Received | undefined => {
  if (typeof value === 'string' && place.isNeeded && isBlank(value)) return { id: 'blank' }
  const type = typeOf(value)
  if (type === undefined) return undefined
  if (typeof value === 'number' && !Number.isFinite(value))
    return { id: 'type', type: 'number', beyond: true }
  const size = sizeOf(value)
  const broken = place.isHeld && typeof value === 'string' ? brokenIn(value) : undefined
  if (broken !== undefined && size !== undefined) return { id: 'type', type, size, ...broken }
  const mayShow =
    (isMute(value) || (typeof value === 'string' && (place.texts || place.isListed(value)))) &&
    !place.hides()
  // Not by spreads: what came is said of every value.
  if (!mayShow) return size === undefined ? { id: 'type', type } : { id: 'type', type, size }
  const shown = clipped(value)
  return size === undefined
    ? { id: 'type', type, value: shown }
    : { id: 'type', type, size, value: shown }
}

/** A longer key, or one of other characters, is not said. */
const NAME = /^[\w$.-]{1,48}$/

/** How a text fails to be the JSON that it begins as. */
const brokenIn = (
  text: string
): Pick<Received & { readonly id: 'type' }, 'broken' | 'cut'> | undefined => {
  const found = breakOf(text)
  if (found === undefined) return undefined
  const { at, behind, wanted } = found
  if (at >= text.trimEnd().length) return { cut: true }
  const right = text.slice(0, at)
  const after = sizeOf(wanted === 'the end' ? right.trimEnd() : right) ?? 0
  const isSaid = behind !== undefined && NAME.test(behind)
  return { broken: { after, wanted, ...(isSaid ? { behind } : {}) } }
}

/** From here on a number is written with an exponent (ECMA-262, Number::toString). */
const EXPONENT = 1e21

/** Whether a number would be shown with digits that were not sent: a double does not hold all of a long one's. */
const isOther = (value: number): boolean =>
  Number.isInteger(value) && !isKept(value) && Math.abs(value) < EXPONENT

/** Whether a value cannot speak, or only says what is exactly a number or a boolean. */
const isMute = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'number' && !isOther(value)) ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= CLIP && isScalarText(value))

/** A border: what may be shown is a scalar. */
const clipped = (value: unknown): Json =>
  typeof value === 'string' ? clip(value, CLIP) : (value as Json)
