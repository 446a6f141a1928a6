import {
  type Fix,
  type Issue,
  isRecord,
  keysOf,
  lacksKey,
  own,
  owns,
  type Path,
  valueAt
} from '@toolfault/model'
import { channelsIn } from '../names/colour.js'
import {
  hasOther,
  inKnownOrder,
  isOfColour,
  isOfWhole,
  type Part,
  partsOf,
  seriesAmong
} from '../names/series.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'
import { inParts } from './in-parts.js'
import { numbersIn } from './numbers-in.js'

/** More keys of an object are not looked at. */
const MANY = 64

/**
 * The number of a place where several came together: `x` and `y` of `coordinate: [1, 2]`, or of `x: "1, 2"`. `undefined` where
 * none did, where two places might be meant, and where nobody knows which of them is the first.
 */
export const inSeries = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  const { path } = issue
  if (fix?.id !== (lacksKey(issue) ? 'add' : 'send') || path.length === 0) return undefined
  const parts = partsOf(lastOf(path))
  if (parts.length === 0) return undefined
  const { keys } = knownOf(rulesAt(walk, path.slice(0, -1)))
  if (keys.size > MANY) return undefined
  for (const part of parts) {
    const names = seriesAmong(keys, part)
    const number = names && numbersFor(walk, path.slice(0, -1), part, names, keys)?.[part.at]
    if (number !== undefined) return { id: 'put', value: number }
  }
  return undefined
}

/** The numbers of a series that came under the first of its names, or under the only other one that nobody knows. */
const numbersFor = (
  walk: Walk,
  path: Path,
  part: Part,
  names: ReadonlyArray<string>,
  known: ReadonlySet<string>
): ReadonlyArray<number> | undefined => {
  const value = valueAt(walk.value, path)
  const [first = '', ...others] = names
  if (!isRecord(value) || others.some((name) => owns(value, name))) return undefined
  const isOther = (key: string): boolean =>
    !known.has(key) && (isOfWhole(part, key) || !hasOther(known, part))
  const keys = owns(value, first) ? [first] : keysOf(value).slice(0, MANY).filter(isOther)
  const numbers = sole(
    keys.flatMap((key) => {
      const said = saidIn(walk, path, part, names, own(value, key))
      const known = said.length === names.length ? inKnownOrder(part, said, key) : undefined
      const from = [...path, key]
      return known === undefined || hides(walk, from, from, own(value, key)) ? [] : [known]
    })
  )
  const isFit = (name: string, at: number): boolean =>
    fitsAll(walk, schemasAt(walk, [...path, name]), numbers?.[at])
  return numbers !== undefined && names.every(isFit) ? numbers : undefined
}

/** The numbers that a value says for several places: those in it, or the parts of a colour. */
const saidIn = (
  walk: Walk,
  path: Path,
  part: Part,
  names: ReadonlyArray<string>,
  value: unknown
): ReadonlyArray<number> => {
  const channels = isOfColour(part) && typeof value === 'string' ? channelsIn(value) : undefined
  if (channels === undefined) return numbersIn(value)
  const takes = (number: number): boolean =>
    names.every((name) => fitsAll(walk, schemasAt(walk, [...path, name]), number))
  return inParts(channels, takes) ?? []
}
