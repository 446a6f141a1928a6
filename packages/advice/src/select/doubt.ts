import { owns, type Path, valueAt } from '@toolfault/model'
import { isAkin } from '../names/akin.js'
import { directionOf } from '../names/direction.js'
import { idIn } from '../names/id-word.js'
import { behind } from '../names/joined.js'
import { headOf, isSameName } from '../names/spelling.js'
import { lastOf } from '../pointers.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { requiredAt } from './inside.js'
import { keysAt } from './keys.js'
import { takes } from './takes.js'
import { lists } from './value.js'

/**
 * Whether a key that is near to another in name may all the same not be that: its value is hardly an id, as that would be,
 * or is a word that another missing key would take as well (`tag: "urgent"` of `tag_id` beside `name`), or the key says
 * where in an object beside it the value would stand (`filterStatus` of `{ filter, status }`).
 */
export const isDoubtful = (walk: Walk, from: Path, to: Path): boolean => {
  const name = lastOf(to)
  const doubt = doubtOfId(walk, from, to)
  return (
    doubt === 'certain' ||
    (doubt === 'likely' && hasRival(walk, from, name)) ||
    isInside(walk, from, name)
  )
}

/**
 * How sure a value is not the id that a key asks for: `certain` of a text of several words (`user: "Bob Smith"` of
 * `userId`) and a number for what is none (`folderId: 3` of `folderUid`), `likely` of a word without a digit.
 */
export const doubtOfId = (walk: Walk, from: Path, to: Path): 'certain' | 'likely' | undefined => {
  const [key = '', name = ''] = [from.at(-1), to.at(-1)]
  const [had, wanted] = [idIn(key), idIn(name)]
  if (wanted === undefined || had === wanted || isSameName(key, name)) return undefined
  const value = valueAt(walk.value, from)
  if (had !== undefined || typeof value !== 'string')
    return had === 'id' && typeof value === 'number' ? 'certain' : undefined
  if (value.trim().includes(' ')) return 'certain'
  return /\d/.test(value) ? undefined : 'likely'
}

/** Whether a key is for what a thing is called, or says: what stands under its bare name may be that. */
const mayBe = (key: string, name: string): boolean =>
  /^(?:name|title|label)$/.test(headOf(name)) || isAkin(key, name, false)

/** Whether an object lacks another key that would take a value, and that no other of its keys is meant for. */
const hasRival = (walk: Walk, from: Path, name: string): boolean => {
  const [path, key = ''] = [from.slice(0, -1), from.at(-1)]
  const value = valueAt(walk.value, path)
  const { unknown } = keysAt(walk, path)
  return [...requiredAt(walk, path)].some(
    (other) =>
      other !== name &&
      mayBe(key, other) &&
      !owns(value, other) &&
      takes(walk, [...path, other], from) &&
      !unknown.some(
        (one) =>
          one !== key && (walk.meant(one, [other]) !== undefined || isAkin(one, other, false))
      )
  )
}

/** Whether a key is written as that of an object beside it that takes any keys and one of them. */
const isInside = (walk: Walk, from: Path, name: string): boolean => {
  const [path, key = ''] = [from.slice(0, -1), from.at(-1)]
  const { known } = keysAt(walk, path)
  return [...known].some((one) => {
    const rest = behind(key, one)
    return rest !== undefined && isSameName(rest, name) && isMap(walk, [...path, one])
  })
}

/** Whether a value is a direction, and the place that of a field, or an id: `order: "asc"` of `sortBy`. */
export const isDirection = (walk: Walk, from: Path, to: Path): boolean => {
  const value = valueAt(walk.value, from)
  return (
    typeof value === 'string' &&
    directionOf(value) !== undefined &&
    isField(to) &&
    !isField(from) &&
    !lists(walk, to, value)
  )
}

const isField = (path: Path): boolean => /^(?:by|field|id)$/.test(headOf(path.at(-1)))
