import {
  foldIndexes,
  isList,
  isRecord,
  own,
  owns,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { grouped } from '../grouped.js'
import { isContrary } from '../names/contrary.js'
import { tellsOfOther } from '../names/part.js'
import { isSameAsAny } from '../names/spelling.js'
import { isJson } from '../point/dated.js'
import { areEntries } from '../point/entry.js'
import { isCommandLine } from '../point/into-command.js'
import { above } from '../pointers.js'
import { listedBy, shapeOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import {
  isItemOf,
  isKeyed,
  isPartOf,
  isRelated,
  isShapedFor,
  takesLike,
  takesSpelt
} from './inside.js'
import type { Owner } from './owners.js'
import { writtenAs } from './rename.js'
import { isTaken, MANY, move, type Search, soleAbsent } from './search.js'
import { lists } from './value.js'

/**
 * The only unknown key of an object that lacks one only may be that, if its value would fit; of several that have to go
 * the only one of which it would. Where nothing but the fit speaks for it, nobody knows.
 */
export const byFit = (search: Search): void => {
  const finds = search.strange.flatMap((owner) => {
    // What was sent as nothing may be that.
    const only = soleAbsent(owner)
    if (only === undefined || isAbove(search, owner, only[0])) return []
    const [name, told] = only
    return [{ owner, name, told, key: fitting(search.walk, owner, name, isTaken(search, owner)) }]
  })
  const rows = grouped(finds, ({ name, owner }) => foldIndexes([...owner.path, name]))
  for (const { key, name, owner, told } of finds) {
    if (key === undefined) continue
    const to = [...owner.path, name]
    const isTold = isTelling(search.walk, to, own(owner.value, key))
    // What one row has under a key, and another has not, is not meant by the fit alone.
    const isOfAll = rows.get(foldIndexes(to))?.every((one) => one.key === key)
    // A key that nobody refused may be what it seems, and a listed text under one that is named after it may be of another.
    const isElse = typeof own(owner.value, key) === 'string' && tellsOfOther(key, name)
    const isSure = isTold && owner.refused.has(key) && !isElse
    if (isTold || isOfAll) move(search, told, [...owner.path, key], to, !isSure)
  }
}

/** Whether what is missing in an object stands further out, in the same name: several rows may have been meant to have it. */
const isAbove = ({ places }: Search, { path }: Owner, name: string): boolean =>
  above(path).some((outer) =>
    isSameAsAny(name, places.get(printPointer(outer))?.unknown.slice(0, MANY) ?? [])
  )

/** Whether more than the fit speaks for a place: it lists this text, or holds several of these keys. */
const isTelling = (walk: Walk, to: Path, value: unknown): boolean =>
  typeof value === 'string'
    ? rulesAt(walk, to).some(({ schema }) => listedBy(schema)?.includes(value) === true)
    : isShapedFor(walk, to, value)

const fitting = (
  walk: Walk,
  owner: Owner,
  name: string,
  isTaken: (key: string) => boolean
): string | undefined => {
  if (owner.unknown.length === 0) return undefined
  const rules = rulesAt(walk, owner.path)
  // What another branch knows was meant for that; of branches as close nobody knows what is missing.
  const others = rules.map(({ schema }) => shapeOf(walk, schema).properties)
  if (rules.some(({ chosen }) => chosen?.reason === 'tie')) return undefined
  const to = [...owner.path, name]
  const isOther = (key: string): boolean =>
    others.some((keys) => keys.has(key)) || writtenAs(owner, key).length > 0
  const free = owner.unknown.filter((key) => !isTaken(key) && !isOther(key))
  // What one entry holds is no rival of all of them.
  const entries = sole(free.filter((key) => areEntries(walk, to, own(owner.value, key))))
  const isPartOrIt = (key: string): boolean =>
    key === entries || isPartOf(walk, to, [...owner.path, key])
  if (entries !== undefined && free.every(isPartOrIt) && !isContrary(entries, name)) return entries
  // What nobody refused may be what it seems, and is a rival whatever it holds.
  if (free.length > FEW || (free.length > 1 && !free.every((key) => owner.refused.has(key))))
    return undefined
  const isTyped = rulesAt(walk, to).some(({ schema }) => shapeOf(walk, schema).types.size > 0)
  const fits = (takes: typeof takesLike): ReadonlyArray<string> =>
    isTyped ? free.filter((key) => takes(walk, to, [...owner.path, key])) : []
  const [key, more] =
    [takesLike, isItemOf, takesSpelt, isRelated, isKeyed, takesJson]
      .map(fits)
      .find((keys) => keys.length > 0) ?? []
  if (key === undefined || more !== undefined) return undefined
  // No object is denied by a word before its name.
  const said = isRecord(own(owner.value, key))
    ? key.replace(/^(?:not?|non|un)(?=[A-Z_-])/, '')
    : key
  if (isContrary(said, name)) return undefined
  const from = [...owner.path, key]
  const isOf =
    // A list of what stands on a command line is several arguments, and not the value of one.
    (isCommandLine(key) && isList(own(owner.value, key))) ||
    isPartOf(walk, to, from) ||
    isListedBeside(walk, owner, name, from)
  return isOf ? undefined : key
}

/** Whether a schema takes a text, which says of itself that it is JSON. */
const isTextOfJson = (walk: Walk, schema: unknown): boolean =>
  shapeOf(walk, schema).types.has('string') && isJson(schema)

/** Whether a text of JSON is wanted, and an object or a list came. */
const takesJson: typeof takesLike = (walk, to, from) => {
  const value = valueAt(walk.value, from)
  const isWanted = typeof value === 'object' && value !== null
  return isWanted && schemasAt(walk, to).some((schema) => isTextOfJson(walk, schema))
}

/** Of more keys that have to go none is looked for. */
const FEW = 4

/** Whether a text is one of those that another key lists which is not there: `{ created: 'desc' }` of `field` and `direction`. */
const isListedBeside = (
  walk: Walk,
  { known, path, value }: Owner,
  name: string,
  from: Path
): boolean => {
  const text = valueAt(walk.value, from)
  return (
    typeof text === 'string' &&
    !lists(walk, [...path, name], text) &&
    [...known].some((key) => !owns(value, key) && lists(walk, [...path, key], text))
  )
}
