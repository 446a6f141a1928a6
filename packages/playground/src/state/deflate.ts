/** Compress bytes (RFC 1951); `undefined` where the platform cannot. */
export const deflated = async (
  bytes: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  typeof CompressionStream === 'undefined'
    ? undefined
    : gathered(
        new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
        Infinity
      )

/** Unpack bytes; `undefined` for what is no such stream, or holds more than `most`. Never rejects. */
export const inflated = async (
  bytes: Uint8Array<ArrayBuffer>,
  most: number
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (typeof DecompressionStream === 'undefined') return undefined
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return gathered(stream, most).catch(() => undefined)
}

/** A small stream may unpack to gigabytes, so it is read in parts and given up in time. */
const gathered = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = stream.getReader()
  const parts: Array<Uint8Array<ArrayBuffer>> = []
  let size = 0
  while (true) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
