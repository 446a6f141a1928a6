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
