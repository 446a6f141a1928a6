import { type Convert, isList, isRecord, keysOf, own, type Path, valueAt } from '@toolfault/model'
import { directionOf } from '../names/direction.js'
import { mayCall, mayHold, type Named } from '../names/entry-keys.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { fitsSpelt } from './entry-form.js'
import { namedEntry } from './entry-named.js'
import { isUnlike } from './like-item.js'
import { remade } from './remade.js'

/** More objects, or keys of one, are no entries that somebody wrote. */
const MANY = 32

/**
 * How a list of entries is made of one whose objects hold several under their names: `[{ "Accept": "json", "X-Id": "1" }]` of
 * `[{ name, value }]`. `undefined` where their keys may be the name and the value by other words.
 */
export const ungrouped = (walk: Walk, place: Path): Convert | undefined => {
  const list = valueAt(walk.value, place)
  if (!isList(list) || list.length === 0 || list.length > MANY) return undefined
  if (!list.every(isRecord) || !list.some((item) => keysOf(item).length > 1)) return undefined
  const item = [...place, '0']
  const entry = namedEntry(walk, item, list.flatMap(keysOf))
  if (entry === undefined) return undefined
  const { isListed, named } = entry
  const schemas = schemasAt(walk, item)
  const isNames = (one: object): boolean => isListed || areNames(one, named)
  if (!list.every((one) => isUnlike(walk, schemas, one) && isNames(one))) return undefined
  const convert: Convert = { id: 'convert', how: 'list', to: 'array', ...named }
  return fitsSpelt(walk, place, named.value, remade(list, convert)) ? convert : undefined
}

/** Whether keys are names of entries: each orders by it, or begins as no key of the schema does, or so many are no name with its value. */
const areNames = (item: object, { key, value }: Named): boolean => {
  const names = keysOf(item)
  const isOther = (name: string): boolean => mayCall(name) || mayHold(name)
  if (names.length === 0 || names.length > MANY || names.some(isOther)) return false
  const isForeign = (name: string): boolean => /^[A-Z]|[.-]/.test(name)
  return (
    names.every((name) => directionOf(own(item, name)) !== undefined) ||
    (names.some(isForeign) && ![key, value].some(isForeign))
  )
}
