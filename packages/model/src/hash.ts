/**
 * FNV-1a over the UTF-16 code units of a text, as 8 hexadecimal digits.
 *
 * A mark of sameness, no protection: anyone can make two texts with one hash.
 *
 * @see draft-eastlake-fnv, section 2
 */
export const hash32 = (text: string, seed: number = 0x811c9dc5): string => {
  let hash = seed
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
