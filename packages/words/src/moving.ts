import { type Fix, isIndex, type Path } from '@toolfault/model'
import { code } from './escape.js'
import type { Words } from './meeting.js'
import { naming } from './naming.js'

/** A key under another path. */
export type Rename = Fix & { readonly id: 'rename' }

/** The object that holds a place, and the key under which it does. */
export const ownerIn = (path: Path): Path => path.slice(0, -1)
export const lastIn = (path: Path): string => path.at(-1) ?? ''

/** Whether a key was written as the path to where it belongs: `a.b`. */
export const isPath = ({ from, to }: Rename, spell: (path: Path) => string): boolean =>
  to.length > 1 && !isIndex(lastIn(to)) && from.at(-1) === spell(to.slice(from.length - 1))

/** That a key belongs under another name, or elsewhere, as a command. */
export const moving = (
  fix: Rename,
  { fixes, points }: Words,
  spell: (path: Path) => string
): string => {
  const { from, to } = fix
  const beside = from.length === to.length && from.slice(0, -1).every((key, at) => key === to[at])
  // A path that was written as one key reads like the place where it belongs.
  if (isPath(fix, spell))
    return fixes.moveInto(
      naming(from, points, spell),
      naming(ownerIn(to), points, spell),
      code(lastIn(to))
    )
  // A single key could be a name for where it is.
  const say = beside ? fixes.rename : to.length === 1 ? fixes.moveUp : fixes.move
  return say(naming(from, points, spell), naming(to, points, spell))
}
