import { isRecord, own, readJson, total } from '@toolfault/model'

/** Larger bodies are not looked into. */
const MOST = 4_000_000

/**
 * A status with a body that nobody has parsed yet, as text or as bytes, with the JSON that is in it; else with its
 * text. Any other wire as it is.
 */
export const parsed = (wire: unknown): unknown =>
  total<unknown>(
    () => {
      if (!isRecord(wire) || typeof own(wire, 'status') !== 'number') return wire
      const text = textOf(own(wire, 'body'))
      if (text === undefined || text.length > MOST) return wire
      const json = readJson(text.replace(/^\ufeff/, ''))
      return { ...wire, body: json._tag === 'Right' ? json.right : text }
    },
    () => wire
  )

const textOf = (body: unknown): string | undefined => {
  if (typeof body === 'string') return body
  if (body instanceof ArrayBuffer) return utf8(new Uint8Array(body))
  return body instanceof Uint8Array ? utf8(body) : undefined
}

/** The language alone reads UTF-8 only where it is escaped; throws for what is none. */
const utf8 = (bytes: Uint8Array): string | undefined =>
  bytes.length > MOST
    ? undefined
    : decodeURIComponent(
        Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
      )
