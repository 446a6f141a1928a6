import { isRecord, type Path } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { fitsAll, misfits } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { areFor, isUnion } from './are-for.js'
import { isLikeItem, knownBy, namesIn } from './like-item.js'

/** So many items tell what a list holds. */
const ITEMS = 16

/**
 * The only key of an object of a place that takes a list, where that was sent in place of the object: the
 * items fit there, or are objects of which its items know more keys than the object does, as some of them do.
 */
export const listKeyOf = (
  walk: Walk,
  place: Path,
  schemas: ReadonlyArray<unknown>,
  list: ReadonlyArray<unknown>
): string | undefined => {
  if (list.length === 0 || schemas.some(isUnion)) return undefined
  const named = new Set(namesIn(walk, schemas))
  return sole(
    [...named].filter((key) => {
      const lists = schemasAt(walk, [...place, key])
      if (!lists.some((schema) => accepts([...shapeOf(walk, schema).types], 'array'))) return false
      const items = schemasAt(walk, [...place, key, '0'])
      const some = list.slice(0, ITEMS)
      const meant = some.filter((item) => isMeant(walk, schemas, items, item))
      // Beside one that tells, what says nothing of either may be an item with a mistake.
      return (
        meant.length > 0 &&
        some.every((item) => meant.includes(item) || isMute(walk, schemas, item))
      )
    })
  )
}

/** Whether an object has no key that these schemas name. */
const isMute = (walk: Walk, schemas: ReadonlyArray<unknown>, item: unknown): boolean =>
  isRecord(item) && knownBy(walk, schemas, item) === 0

/** Whether a key of an object has another value than the listed ones: `{ "type": "paragraph" }` is no `doc`. */
const isOfOtherTag = (walk: Walk, schemas: ReadonlyArray<unknown>, item: object): boolean =>
  schemas.some((schema) =>
    misfits(walk, schema, item).some(({ kind, path }) => kind === 'choice' && path.length === 1)
  )

/** Whether an item is one of a list, and nothing else of the object that holds it. */
const isMeant = (
  walk: Walk,
  owner: ReadonlyArray<unknown>,
  items: ReadonlyArray<unknown>,
  item: unknown
): boolean =>
  isRecord(item)
    ? isLikeItem(walk, items, item) &&
      (knownBy(walk, items, item) > knownBy(walk, owner, item) ||
        (fitsAll(walk, items, item) && isOfOtherTag(walk, owner, item)))
    : areFor(walk, items, item)
