import { total } from '@toolfault/model'
import { quietly } from '../quietly.js'
import type { Readable, Response } from './fetch.js'
import { headerOf } from './headings.js'

/** The text of a body; or why there is none. */
export type Gathered =
  | { readonly text: string }
  | { readonly why: 'large' | 'no_text' | 'no_bytes' | 'stopped' }
  | { readonly why: 'broken'; readonly error: unknown }

/**
 * Read the body of an answer piece by piece, and no further than `most` bytes or than the signal allows.
 * What is left of it is not waited for, and whoever sends it is told. Never rejects.
 */
export const gathered = async (
  response: Response,
  most: number,
  signal: AbortSignal
): Promise<Gathered> => {
  let reader: Reader | undefined
  // A reader that waits for the next piece has to be told as well.
  const stop = (): void => drop(reader)
  try {
    const { body } = response
    if (body === null || body === undefined) return { text: '' }
    reader = body.getReader()
    signal.addEventListener('abort', stop)
    const isLarge = Number(headerOf(response, 'content-length')) > most
    const bytes = await whole(reader, isLarge ? 0 : most, signal)
    if (bytes instanceof Uint8Array) return decoded(bytes)
    drop(reader)
    return { why: bytes }
  } catch (error) {
    drop(reader)
    return { why: 'broken', error }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Leave an answer unread, so that nothing waits for a reader. Never throws. */
export const dropped = (response: Response): void =>
  drop(
    total(
      () => response.body?.getReader(),
      () => undefined
    )
  )

type Reader = ReturnType<Readable['getReader']>

const whole = async (
  reader: Reader,
  most: number,
  signal: AbortSignal
): Promise<Uint8Array | 'large' | 'no_bytes' | 'stopped'> => {
  // Pieces of a byte each must not cost more than their bytes, so they go into one buffer.
  let buffer = new Uint8Array(FIRST)
  let size = 0
  let count = 0
  while (!signal.aborted) {
    const { done, value } = await reader.read()
    // One that was told to stop says that it is done.
    if (signal.aborted) return 'stopped'
    if (done) return buffer.subarray(0, size)
    if (!ArrayBuffer.isView(value)) return 'no_bytes'
    const piece = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    const end = size + piece.length
    // Pieces of nothing would go on for ever.
    count += Math.max(1, piece.length)
    if (count > most) return 'large'
    if (end > buffer.length) {
      const larger = new Uint8Array(Math.max(end, buffer.length * 2))
      larger.set(buffer.subarray(0, size))
      buffer = larger
    }
    buffer.set(piece, size)
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
const drop = (reader: Reader | undefined): void => void quietly(() => reader?.cancel(), undefined)
