import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { isNaming } from '../names/naming.js'
import { fits, fitsAll } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isLikeItem, knownKeys, namesIn } from './like-item.js'

/** More keys are not compared. */
const MANY = 64

/**
 * Whether an object was meant as one of those that a place holds under names, and has none: at least half of its keys
 * are theirs, beside such as say its name, and none of those stands under any.
 */
export const isNameless = (walk: Walk, place: Path, value: unknown): boolean => {
  const keys = isRecord(value) ? keysOf(value) : []
  const [first = ''] = keys
  if (keys.length === 0 || keys.length > MANY || !isMap(walk, place)) return false
  const schemas = schemasAt(walk, [...place, first])
  const known = knownKeys(walk, schemas, value).filter((key) =>
    isTelling(walk, schemas, key, value)
  )
  const naming = keys.filter((key) => isNaming(key) && !known.includes(key))
  const isEnough = known.length > 0 && known.length * 2 >= keys.length - naming.length
  // One that is whole is one, though a text of it might stand there by itself.
  const isWhole =
    known.length + naming.length === keys.length &&
    known.every((key) => isPart(walk, schemas, key, own(value, key)))
  const isHeld = (key: string): boolean => {
    const held = own(value, key)
    return typeof held === 'object'
      ? isLikeItem(walk, schemas, held) && !isPart(walk, schemas, key, held)
      : !isWhole && fitsAll(walk, schemasAt(walk, [...place, key]), held)
  }
  return isEnough && !keys.some(isHeld)
}

/** Whether a key is one of theirs itself, or stands for one that takes what it holds: a `Name` of a text is no `title` of a list. */
const isTelling = (
  walk: Walk,
  schemas: ReadonlyArray<unknown>,
  key: string,
  value: unknown
): boolean => {
  const names = namesIn(walk, schemas)
  const meant = names.includes(key) ? undefined : walk.meant(key, names)
  return meant === undefined || isPart(walk, schemas, meant, own(value, key))
}

/** Whether one of those has what stands under a key, under that key itself. */
const isPart = (walk: Walk, schemas: ReadonlyArray<unknown>, key: string, held: unknown): boolean =>
  schemas.some((schema) =>
    shapeOf(walk, schema)
      .properties.get(key)
      ?.some((one) => fits(walk, one, held))
  )
