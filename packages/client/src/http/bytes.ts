import { readings } from '@toolfault/words/readings'
import type { Readable } from './fetch.js'

/** The text of a body; or why there is none. */
export type Gathered =
  | { readonly text: string }
  | { readonly why: 'large' | 'no_text' | 'stopped' }
  | { readonly why: 'broken'; readonly error: unknown }

/**
 * Read a body piece by piece, and no further than `most` bytes or than the signal allows. What is left of
 * it is not waited for. Never rejects.
 */
export const gathered = async (
  body: Readable | null,
  most: number,
  signal: AbortSignal
): Promise<Gathered> => {
  if (body === null || body === undefined) return { text: '' }
  let reader: ReturnType<Readable['getReader']> | undefined
  try {
    reader = body.getReader()
    const bytes = await whole(reader, most, signal)
    if (bytes instanceof Uint8Array) return decoded(bytes)
    drop(reader)
    return { why: bytes }
  } catch (error) {
    drop(reader)
    return { why: 'broken', error }
  }
}

const whole = async (
  reader: ReturnType<Readable['getReader']>,
  most: number,
  signal: AbortSignal
): Promise<Uint8Array | 'large' | 'stopped'> => {
  // Pieces of a byte each must not cost more than their bytes, so they go into one buffer.
  let buffer = new Uint8Array(FIRST)
  let size = 0
  let count = 0
  while (!signal.aborted) {
    const { done, value } = await reader.read()
    if (done || value === undefined) return buffer.subarray(0, size)
    if (!ArrayBuffer.isView(value)) throw new TypeError(readings.noBytes)
    const end = size + value.byteLength
    // Pieces of nothing would go on for ever.
    count += Math.max(1, value.byteLength)
    if (count > most) return 'large'
    if (end > buffer.byteLength) {
      const larger = new Uint8Array(Math.max(end, buffer.byteLength * 2))
      larger.set(buffer.subarray(0, size))
      buffer = larger
    }
    buffer.set(value, size)
    size = end
  }
  return 'stopped'
}

/** Most answers are smaller. */
const FIRST = 4_096

/** Bytes as text, without the mark that some put before it (RFC 8259, section 8.1). */
const decoded = (bytes: Uint8Array): Gathered => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { why: 'no_text' }
  }
}

/** Whether the sender can be told so is of no account. */
const drop = (reader: ReturnType<Readable['getReader']> | undefined): void => {
  try {
    reader?.cancel().catch(() => undefined)
  } catch {
    // It has ended in another way.
  }
}
