import { isUtf8 } from 'node:buffer'

/** The encodings that JSON comes in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/**
 * The encoding that the first bytes of a text tell: PowerShell writes UTF-16. A mark says it (Unicode, 23.8), else
 * the zero beside a first character of ASCII (RFC 4627, section 3).
 */
export const encodingOf = ([first, second]: Uint8Array): Encoding => {
  if (first === undefined || second === undefined) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second > 0) ? 'utf-16be' : 'utf-8'
}

/** Bytes as the text that they are; `undefined` for those of another encoding, of which a guess would be wrong in silence. */
export const textIn = (bytes: Buffer): string | undefined => {
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8') return isUtf8(bytes) ? bytes.toString() : undefined
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
