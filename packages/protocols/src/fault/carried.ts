import { type Fault, hash32, isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Note } from '../reading/notes.js'
import { isSame } from '../reading/respell.js'
import { fits } from './bounded.js'
import { decode } from './read.js'

/** Twice what a carrier may hold: who sends more did not get it from here. */
const MOST = 16_000

/** What rode along: a fault, or why there is none. */
export type Carried = { readonly fault: Fault } | { readonly note: Note } | undefined

/**
 * The fault that rides along in `carrier`, where it still says what is visible: its mark is that of the
 * visible text, and written again it gives nothing but what stands there. A wire may have been edited on
 * the way, and what nobody sees must not steer a client.
 */
export const carriedBy = (
  carrier: Json | undefined,
  text: string,
  visible: Json,
  again: (fault: Fault) => unknown
): Carried => {
  if (carrier === undefined) return undefined
  if (!fits(carrier, MOST)) return { note: 'carrier_unreadable' }
  const read = decode(carrier)
  if (read._tag === 'Left') return { note: 'carrier_unreadable' }
  const { value } = read.right
  return own(carrier, 'mark') === hash32(text) && stands(again(value), visible)
    ? { fault: value }
    : { note: 'carrier_contradicts' }
}

/** Whether all that is written stands in what is visible, which may have more members. */
export const stands = (written: unknown, visible: unknown): boolean => {
  if (isList(written) || !isRecord(written)) return isSame(written, visible)
  return keysOf(written).every((key) => stands(own(written, key), own(visible, key)))
}
