import { type Convert, isList, isRecord, keysOf, own, owns, type Path } from '@toolfault/model'
import { entriesAmong, mayCall, mayHold, type Named } from '../names/entry-keys.js'
import { nameOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { fitsAll } from '../schema/misfits.js'
import { limitsNames } from '../schema/patterns.js'
import { tupleOf } from '../schema/schema-at.js'
import { shapeOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { fitsSpelt } from './entry-form.js'
import { listedEntry, listsAll } from './entry-listed.js'
import { entrySign, entrySigns } from './entry-sign.js'
import { typedEntry } from './entry-typed.js'
import { isUnlike, namesIn } from './like-item.js'
import { remade } from './remade.js'
import { ungrouped } from './ungrouped.js'

/** More keys of an object are not looked at. */
const MANY = 64

type Way = Omit<Convert, 'id' | 'to'>

/**
 * How the list that a place takes is made of a map that came, or the map of a list: the only way in which all of it fits
 * there. `undefined` where there is none, or more than one.
 */
export const restructured = (
  walk: Walk,
  place: Path,
  value: unknown,
  types: ReadonlyArray<string>
): Convert | undefined => {
  if (isList(value) && accepts(types, 'array')) return ungrouped(walk, place)
  const to = isList(value) ? 'object' : isRecord(value) ? 'array' : undefined
  if (to === undefined || !accepts(types, to)) return undefined
  const ways = isList(value) ? mapsOf(walk, place, value) : listsOf(walk, place, value)
  const made = ways.flatMap((way) => {
    const convert: Convert = { id: 'convert', to, ...way }
    const one = remade(value, convert)
    const isRoomy = to === 'array' || takesKeys(walk, place, one)
    return one !== undefined && isRoomy ? [{ convert, one }] : []
  })
  const schemas = schemasAt(walk, place)
  const fitting = made.filter(({ one }) => fitsAll(walk, schemas, one))
  const some =
    fitting.length > 0
      ? fitting
      : made.filter(({ convert, one }) => fitsSpelt(walk, place, convert.value, one))
  return sole(some)?.convert
}

/** The ways in which a map may be a list of its entries, or lists under names one of what stands in them together. */
const listsOf = (walk: Walk, place: Path, value: unknown): ReadonlyArray<Way> => {
  const items = schemasAt(walk, [...place, '0'])
  const types = new Set(items.flatMap((schema) => [...shapeOf(walk, schema).types]))
  const names = [...new Set(namesIn(walk, items))]
  const keys = keysOf(value)
  // What has a name and a value by other words is one entry.
  if (keys.length === 2 && keys.some(mayCall) && keys.some(mayHold)) return []
  if (types.has('string')) {
    const sign = entrySign(nameOf(place), [...schemasAt(walk, place), ...items])
    return sign === undefined ? [] : [{ how: 'list', sign }]
  }
  if (types.has('array')) return items.some(isPair) ? [{ how: 'list' }] : []
  if (names.length === 0 || names.length > MANY) return []
  if (keys.every((key) => names.includes(key))) return keys.length > 1 ? [{ how: 'rows' }] : []
  if (!isUnlike(walk, items, value)) return []
  const required = new Set(items.flatMap((schema) => [...shapeOf(walk, schema).required]))
  const pair = required.size === 2 ? [...required] : names
  const item = [...place, '0']
  const listed = listedEntry(walk, item, pair, keys)
  const said = listed === undefined ? entriesAmong(pair) : [listed]
  const typed = said.length === 0 ? typedEntry(walk, item, pair, value) : undefined
  const entries = typed === undefined ? said : [typed]
  const isOfItem = (name: string): boolean => names.includes(name)
  const isLacking = (name: string): boolean =>
    keys.every((key) => {
      const held = own(value, key)
      return isRecord(held) && !owns(held, name) && keysOf(held).every(isOfItem)
    })
  // Its name is what calls it, or what lists all of them: `type` of `{ "email": { "address": … } }`.
  const called = names.filter(
    (name) => isLacking(name) && (mayCall(name) || listsAll(walk, [...item, name], keys))
  )
  return [...entries, ...called.map((key) => ({ key }))].map((way) => ({ how: 'list', ...way }))
}

/** Whether a list has two places: of one that takes more or fewer each may be another thing. */
const isPair = (schema: unknown): boolean =>
  tupleOf(schema)?.length === 2 || (own(schema, 'minItems') === 2 && own(schema, 'maxItems') === 2)

/** The ways in which a list may be a map of its items, or objects one of what stands under their keys. */
const mapsOf = (walk: Walk, place: Path, list: ReadonlyArray<unknown>): ReadonlyArray<Way> => {
  const [first] = list
  if (typeof first === 'string') return entrySigns.map((sign) => ({ how: 'map', sign }))
  if (isList(first)) return [{ how: 'map' }]
  if (namesIn(walk, schemasAt(walk, place)).length > 0) return [{ how: 'columns' }]
  const keys = keysOf(first)
  const isObject = (name: unknown): boolean =>
    typeof name === 'string' && isOfObjects(walk, [...place, name])
  const called = keys.filter((key) => mayCall(key) && isObject(own(first, key)))
  // An object alone in a list may be the map itself.
  const isSaid = ({ key, value }: Named): boolean =>
    list.length > 1 || (mayCall(key) && mayHold(value))
  const entries = keys.length === 2 ? entriesAmong(keys).filter(isSaid) : []
  return [...entries, ...called.map((key) => ({ key }))].map((way) => ({ how: 'map', ...way }))
}

const isOfObjects = (walk: Walk, place: Path): boolean =>
  shapesAt(walk, place).some(({ types }) => types.has('object'))

/** Whether an object takes all keys of what is made for it. */
const takesKeys = (walk: Walk, place: Path, made: unknown): boolean => {
  const schemas = schemasAt(walk, place)
  const names = new Set(namesIn(walk, schemas))
  return names.size === 0
    ? shapesAt(walk, place).some(({ types }) => types.has('object')) && !schemas.some(limitsNames)
    : keysOf(made).every((key) => names.has(key))
}
