/** More parts are no list that somebody wrote. */
const MANY = 1_000

/** What stands between the items of a text that is a list; `[]` where that is a sentence. */
export const partsOf = (text: string): ReadonlyArray<string> => {
  if (/[\n\r]|[.!?]\s/.test(text)) return []
  const parts = partedAt(text, separatorOf(text))
  return parts.length > 1 && parts.length <= MANY && !parts.includes('') ? parts : []
}

/**
 * What parts a list that is a text: a comma; where each part has a comma in it, what stands between them; where
 * there is no comma, what stands between codes of one form.
 */
export const separatorOf = (text: string): string => {
  const [signs, isParted] = text.includes(',')
    ? ([['|', ';'], everyHasComma] as const)
    : ([['|', ';', ' '], areCodes] as const)
  return signs.find((sign) => text.includes(sign) && isParted(partedAt(text, sign))) ?? ','
}

const partedAt = (text: string, sign: string): ReadonlyArray<string> =>
  text.split(sign).map((part) => part.trim())

const everyHasComma = (parts: ReadonlyArray<string>): boolean =>
  parts.every((part) => part.includes(','))

/** Ids, hashes, addresses, names of files: no words, no numbers, and of one form (`a1b2c3d e4f5a6b`). */
const areCodes = (parts: ReadonlyArray<string>): boolean =>
  parts.length <= MANY &&
  parts.every((part) => /^(?=\S*\p{L})(?=\S*[\d@/._-])\S+$/u.test(part)) &&
  new Set(parts.map(marksIn)).size === 1

const marksIn = (part: string): string =>
  [...new Set(part.replace(/[\p{L}\d]/gu, ''))].sort().join('')
