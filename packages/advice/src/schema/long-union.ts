import { briefOf } from './brief.js'
import { type Forms, fitted } from './fitted.js'
import type { Ground } from './ground.js'

/** More branches of a union are not written. */
const MANY = 16

/** So long may they be together, where the union is what is asked for and where it is what that holds. */
const ROOM = 560
const INNER = 360

/** Writes a branch, each of what it may be in a text of its own. */
export type Write = (ground: Ground, branch: unknown) => ReadonlyArray<string>

/** A union of more branches than can all be written whole: each at least by what tells it from the others. */
export const longUnion = (
  ground: Ground,
  branches: ReadonlyArray<unknown>,
  depth: number,
  write: Write
): ReadonlyArray<string> => {
  const { deeper: _, ...usual } = ground
  const forms = branches.slice(0, MANY).map((branch): Forms => {
    const whole = write(usual, branch).join(' | ')
    const brief = briefOf(ground, branch) ?? whole
    const isDeeper = ground.deeper !== undefined
    const longer = isDeeper ? [whole, write(ground, branch).join(' | ')] : [whole]
    return brief.length < whole.length ? [brief, ...longer] : [whole, ...longer.slice(1)]
  })
  const shown = fitted(forms, depth === 0 ? ROOM : INNER)
  return branches.length > MANY && shown.at(-1) !== '…' ? [...shown, '…'] : shown
}
