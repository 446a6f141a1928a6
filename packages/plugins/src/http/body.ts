import { malformedRequest } from '@toolfault/model'
import type { Body } from '@toolfault/protocols/exchange'
import { readings } from '@toolfault/words/readings'

/** A body, and the status of the answer where that is not for the protocol to say. */
export interface Received {
  readonly body: Body
  readonly status?: 408 | 413 | 415
}

/** How much of a body is waited for, and how long. */
export interface Limits {
  readonly maxBytes: number
  readonly timeoutMs: number
}

/** Hands out the next piece; `undefined` at the end. */
export type NextPiece = () => Promise<Uint8Array | undefined>

/**
 * Read a body piece by piece, and no further than is allowed. `length` is what the request says of it.
 * One that is broken off is a body that could not be read whole.
 */
export const received = async (
  next: NextPiece,
  length: string | undefined,
  limits: Limits
): Promise<Received> => {
  if (Number(length) > limits.maxBytes) return tooLarge(limits.maxBytes)
  const clock = timer(limits)
  try {
    return await Promise.race([gathered(next, limits), clock.late])
  } catch {
    return unread()
  } finally {
    clock.stop()
  }
}

/** Pieces of a byte each must not cost more than their bytes, so they go into one buffer. */
const gathered = async (next: NextPiece, limits: Limits): Promise<Received> => {
  let buffer = new Uint8Array(FIRST)
  let size = 0
  while (true) {
    const piece = await next()
    // A body is UTF-8, whatever its media type says (RFC 8259, section 8.1).
    if (piece === undefined) return { body: decodedText(buffer.subarray(0, size)) }
    const end = size + piece.byteLength
    if (end > limits.maxBytes) return tooLarge(limits.maxBytes)
    if (end > buffer.byteLength) {
      const larger = new Uint8Array(Math.max(end, buffer.byteLength * 2))
      larger.set(buffer.subarray(0, size))
      buffer = larger
    }
    buffer.set(piece, size)
    size = end
  }
}

/** Most calls are smaller. */
const FIRST = 4_096

/** Milliseconds, in 31 bits: more than three weeks. */
const LONGEST = 2_147_483_647

interface Timer {
  readonly late: Promise<Received>
  readonly stop: () => void
}

const timer = ({ timeoutMs }: Limits): Timer => {
  // A timer that is told to wait longer than it can does not wait at all.
  if (timeoutMs > LONGEST) return { late: new Promise(() => {}), stop: () => {} }
  let stop = (): void => {}
  const late = new Promise<Received>((resolve) => {
    const slow: Received = { status: 408, ...unread(readings.tooSlow(timeoutMs)) }
    const id = setTimeout(() => resolve(slow), timeoutMs)
    stop = () => clearTimeout(id)
  })
  return { late, stop }
}

/** Bytes as text, or that they are none. */
export const decodedText = (bytes: Uint8Array): Body => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { fault: malformedRequest('syntax', readings.notUtf8) }
  }
}

/** That the bytes of a body are not its text, and nobody here unpacks them (RFC 9110, section 8.4). */
export const encoded = (encoding: string | undefined): Received | undefined =>
  encoding === undefined || /^\s*(?:identity\s*)?$/i.test(encoding)
    ? undefined
    : { status: 415, ...unread(readings.encoding) }

/** That a body is larger than is allowed, which is said where `maxBytes` is known. */
export const tooLarge = (maxBytes: unknown): Received => ({
  status: 413,
  ...unread(typeof maxBytes === 'number' ? readings.tooLarge(maxBytes) : readings.noBody)
})

/** That a body could not be read, and why. */
export const unread = (detail: string = readings.noBody): Received => ({
  body: { fault: malformedRequest('shape', detail) }
})
