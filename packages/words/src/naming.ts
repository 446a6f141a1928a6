import type { Path } from '@toolfault/model'
import type { Pack } from './en.js'
import { place } from './place.js'

/** How a language says what was expected. */
export type Say = Pack['points']

/** A path between backticks, or the name of the whole. */
export const naming = (path: Path, say: Say, spell: (path: Path) => string = place): string => {
  const where = spell(path)
  return where === '' ? say.root : `\`${where}\``
}

/**
 * Whether a text that somebody else wrote names a place already: between backticks as we do, in quotation
 * marks or before a colon as others do.
 */
export const isNamed = (text: string, where: string): boolean => {
  if (text.includes(where)) return true
  const bare = where.replace(/^`|`$/g, '')
  return bare !== '' && [`'${bare}'`, `"${bare}"`, ` ${bare}: `].some((form) => text.includes(form))
}
