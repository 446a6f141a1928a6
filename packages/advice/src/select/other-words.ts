import { inOtherWords } from '../names/in-other-words.js'
import { isNearlyPart, roles } from '../names/part.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'

/** Of more names none is looked for by its words. */
const MANY = 64

/**
 * The only one of several names that a key in a wrong place may be: near to it, or in other words, or with a word more for what
 * it is for. `undefined` where there is none.
 */
export const saidAs = (
  walk: Walk,
  key: string,
  names: ReadonlyArray<string>
): string | undefined => {
  const near = walk.meant(key, names)
  if (near !== undefined || names.length > MANY || !isShortEnough(key)) return near
  const spoken = spokenOf(key)
  return sole(
    names.filter((name) => {
      const other = spokenOf(name)
      return inOtherWords(spoken, other) || isNearlyPart(spoken, other, roles)
    })
  )
}
