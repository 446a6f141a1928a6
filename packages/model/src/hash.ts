/**
 * FNV-1a over the UTF-16 code units of a text, as 8 hexadecimal digits.
 *
 * A mark of sameness, no protection: anyone can make two texts with one hash. What is no text is
 * hashed as the empty one.
 *
 * @see draft-eastlake-fnv, section 2
 */
export const hash32 = (text: string, seed: number = 0x811c9dc5): string => {
  let hash = typeof seed === 'number' ? seed : 0
  const end = typeof text === 'string' ? text.length : 0
  for (let at = 0; at < end; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
