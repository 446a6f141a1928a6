import {
  type Fix,
  type Issue,
  isRecord,
  keysOf,
  lacksKey,
  own,
  type Path,
  valueAt
} from '@toolfault/model'
import { channelsIn, isColourName } from '../names/colour.js'
import { inKnownOrder, inOrder, isOfColour, partsOf, seriesAmong } from '../names/series.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { descriptionOf } from '../schema/description.js'
import { fitsAll } from '../schema/misfits.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'
import { inParts } from './in-parts.js'
import { mayGather } from './may-gather.js'
import { numberIn, numbersIn } from './numbers-in.js'

/** More keys of an object are not looked at. */
const MANY = 64

/**
 * Several numbers as the one value that a place takes: `[1, 2]` of `{ x: 1, y: 2 }`, or of `x` and `y` beside it, and `{ x: 1, y: 2 }`
 * of `[1, 2]`. `undefined` where that is no known series, or nobody knows its order.
 */
export const asSeries = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  const { path } = issue
  const isLacking = lacksKey(issue)
  if (fix?.id !== (isLacking ? 'add' : 'send') || fix.types === undefined) return undefined
  const came = isLacking ? undefined : valueAt(walk.value, path)
  const list = accepts(fix.types, 'array') ? listOf(walk, path, came) : undefined
  const object =
    list === undefined && accepts(fix.types, 'object') ? objectOf(walk, path, came) : undefined
  // Of several such the one is the only.
  const forms = list === undefined ? [object] : [list, [list]]
  const value = forms.find((one) => one !== undefined && fitsAll(walk, schemasAt(walk, path), one))
  return value !== undefined && !hides(walk, path, path, came) ? { id: 'put', value } : undefined
}

/** What stands under the names of a series in an object in its place, or beside it under names that nobody knows. */
const listOf = (walk: Walk, path: Path, came: unknown): ReadonlyArray<number> | undefined => {
  if (typeof came === 'string')
    return tupleOf(walk, path, coloursIn(lastOf(path), came) ?? numbersIn(came))
  const isInside = isRecord(came)
  if (!(isInside || came === undefined)) return undefined
  const around = path.slice(0, -1)
  const holder = isInside ? came : valueAt(walk.value, around)
  const free = isInside ? keysOf(came).slice(0, MANY) : strangeAt(walk, around)
  const place = lastOf(path)
  for (const part of free.flatMap(partsOf)) {
    const names = seriesAmong(free, part) ?? []
    const numbers = names.flatMap((name) => numberIn(own(holder, name)))
    if (names.length === 0 || numbers.length < names.length) continue
    // Beside a name that is no number of it the object is something else.
    const isAll = isInside ? names.length === free.length : mayGather(walk, path, part, numbers)
    const said = [place, ...schemasAt(walk, path).filter(isRecord).map(descriptionOf)].join(' ')
    if (isAll) return inOrder(part, numbers, said)
  }
  return undefined
}

/** The parts of a colour, for a list that is called so. */
const coloursIn = (name: string, text: string): ReadonlyArray<number> | undefined =>
  isColourName(name) ? channelsIn(text) : undefined

/** Numbers of a text for a place that takes so many and no more. */
const tupleOf = (
  walk: Walk,
  path: Path,
  numbers: ReadonlyArray<number>
): ReadonlyArray<number> | undefined =>
  numbers.length > 1 && !fitsAll(walk, schemasAt(walk, path), [...numbers, 0]) ? numbers : undefined

/** The numbers of a list or a text under the names that the object in its place has to hold, or all that it may. */
const objectOf = (walk: Walk, path: Path, came: unknown): Record<string, number> | undefined => {
  const channels = typeof came === 'string' ? channelsIn(came) : undefined
  const said = channels ?? numbersIn(came)
  if (said.length < 2) return undefined
  const { keys, required } = knownOf(rulesAt(walk, path))
  const names = [...(required.size > 0 ? required.keys() : keys)].slice(0, MANY)
  const part = partsOf(names[0] ?? '').find(({ of }) => of === '')
  if (part === undefined) return undefined
  const numbers = inKnownOrder(part, said, lastOf(path))
  const series = seriesAmong(names, part)
  if (numbers === undefined || series?.length !== names.length || series.length !== said.length)
    return undefined
  const objectWith = (some: ReadonlyArray<number>): Record<string, number> =>
    Object.fromEntries(series.map((name, at) => [name, some[at] ?? 0]))
  if (channels === undefined) return objectWith(numbers)
  const takes = (value: number): boolean =>
    fitsAll(walk, schemasAt(walk, path), objectWith(numbers.map(() => value)))
  const parts = isOfColour(part) ? inParts(numbers, takes) : undefined
  return parts === undefined ? undefined : objectWith(parts)
}
