import { isIndex, isRecord, keysOf, type Path, printPointer, valueAt } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { isIdName } from '../names/id-word.js'
import { isCalling } from '../names/naming.js'
import { headOf, isSameName } from '../names/spelling.js'
import { onScale } from '../point/in-scale.js'
import { isInOtherUnit } from '../point/in-unit.js'
import { isNameOfEntry, namesIn } from '../point/like-item.js'
import { otherCount } from '../point/other-count.js'
import { lastOf, pointersAbove, pointersTo } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { descriptionOf } from '../schema/description.js'
import type { Told } from '../told/told.js'
import { schemasAt } from '../walk/schemas.js'
import type { Owner } from './owners.js'
import { isNegated, isUsed, missingAt, type Search } from './search.js'
import { takes } from './takes.js'

/** Say that a key has to be renamed or moved, once; what is explained by it is taken out of its owner. */
export const move = (
  search: Search,
  told: Told | undefined,
  from: Path,
  to: Path,
  guess = false
): void => {
  if (told === undefined || isUsed(search, from) || isFilled(search, to)) return
  if (isCalledSo(search, from, to)) return
  const { walk } = search
  const isOther =
    isInOtherUnit(walk, from, to) ||
    onScale(walk, from, to) !== undefined ||
    otherCount(walk, from, to) !== undefined
  if (isTurned(from, to) || isOther || isItsName(search, from, to)) return
  if (isAddressForId(search.walk, from, to)) return
  const { value } = walk
  // Nothing mends nothing, nor is it moved to where it would have to be left out.
  if (
    isNothing(valueAt(value, from)) &&
    (hasAt(value, to) || isNamed(search, from, to) || isIdle(search, from, to))
  )
    return
  search.taken.add(printPointer(from))
  for (const [at, pointer] of pointersAbove(from).entries()) {
    // A list of which a row loses a key is the same list.
    if (at > 0 && !isIndex(from[at] ?? '')) search.parted.add(pointer)
  }
  search.filled.set(printPointer(to), from)
  for (const pointer of pointersTo(to)) search.gained.add(pointer)
  search.places.get(printPointer(from.slice(0, -1)))?.refused.delete(lastOf(from))
  // Of a key that nobody asked for less is said than of one that is missing.
  const said = told.aside === true ? (missingAt(search, to) ?? told) : told
  search.places.get(printPointer(to.slice(0, -1)))?.missing.delete(lastOf(to))
  const fix = { id: 'rename', from, to, ...(guess ? { guess } : {}) } as const
  search.renamed.push({ told: said, fix })
}

/** The same of a key of an object that has another name there. */
export const rename = (
  search: Search,
  told: Told | undefined,
  { path }: Owner,
  key: string,
  name: string,
  guess = false
): void => move(search, told, [...path, key], [...path, name], guess)

/**
 * Whether a place has to name something, which nothing does: no path is meant by `{ "file_path": "" }`. A text may be
 * empty, as that which is put in place of another.
 */
const isNamed = (search: Search, from: Path, to: Path): boolean =>
  missingAt(search, to) !== undefined &&
  (valueAt(search.walk.value, from) === null
    ? !takes(search.walk, to, from)
    : /^(?:command|dir|directory|email|file|filename|filepath|folder|id|name|path|uri|url|uuid)$/.test(
        headOf(to.at(-1))
      ))

/** Whether nothing stands for what may be left out, and does not take that. */
const isIdle = (search: Search, from: Path, to: Path): boolean =>
  valueAt(search.walk.value, from) === null &&
  missingAt(search, to) === undefined &&
  !takes(search.walk, to, from)

/** Whether a text is called as the object that it would come into, where that has no room for it: it says which one was meant. */
const isItsName = ({ walk }: Search, from: Path, to: Path): boolean =>
  to.length > from.length &&
  to[from.length - 1] === valueAt(walk.value, from) &&
  !takes(walk, to, from)

/** Whether a key is rather what an entry in a list is of, whose name would get its value: `status` of `filters: [{ status: ["open"] }]`. */
const isCalledSo = ({ walk }: Search, from: Path, to: Path): boolean => {
  const holder = from.slice(0, -1)
  return (
    from.length === to.length &&
    isCalling(lastOf(to)) &&
    isIndex(holder.at(-1) ?? '') &&
    isNameOfEntry(namesIn(walk, schemasAt(walk, holder)), keysOf(valueAt(walk.value, holder)))
  )
}

/** Whether the address of a thing would become its id, which is a part of it at most. */
const isAddressForId = (walk: Search['walk'], from: Path, to: Path): boolean => {
  const came = valueAt(walk.value, from)
  if (typeof came !== 'string' || !/^\s*https?:\/\//i.test(came)) return false
  const [key, name] = [lastOf(from), lastOf(to)]
  return (
    isIdName(name) &&
    !isIdName(key) &&
    !isSameName(key, name) &&
    !schemasAt(walk, to)
      .filter(isRecord)
      .some((schema) => takesAddress.test(descriptionOf(schema)))
  )
}

const takesAddress = /\b(?:ur[il]s?|links?|address|href|https?)\b/i

/** Whether one of two places stands below a key that says the opposite of what is in it: `{ "exclude": { "status": "done" } }`. */
const isTurned = (from: Path, to: Path): boolean =>
  isNegated(from.slice(0, -1)) !== isNegated(to.slice(0, -1))

/** Whether a place gets a value already, itself or in what is moved above it. */
const isFilled = ({ filled, walk }: Search, to: Path): boolean =>
  filled.size > 0 &&
  pointersTo(to).some((pointer, at) => {
    const from = filled.get(pointer)
    return from !== undefined && (at === to.length || hasAt(walk.value, [...from, ...to.slice(at)]))
  })
