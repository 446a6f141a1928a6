/** Write bytes as base64url without padding (RFC 4648, section 5). */
export const textOf = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Read base64url; `undefined` for what is none. */
export const bytesIn = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const read = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(read, (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
