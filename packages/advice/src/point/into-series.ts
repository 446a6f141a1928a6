import { type Convert, type Fix, type Issue, own, owns, type Path, valueAt } from '@toolfault/model'
import { partsOf, seriesAmong } from '../names/series.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import { shapesAt } from '../walk/shapes.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { mayGather } from './may-gather.js'
import { numberIn } from './numbers-in.js'
import { convert } from './unwrap.js'

/** More keys of an object are not looked at. */
const MANY = 64

/** Several numbers without a place, by their names, and the only list that takes them all. */
export interface Gathered {
  readonly names: ReadonlyArray<string>
  readonly numbers: ReadonlyArray<number>
  readonly key: string
}

/** Where one of several numbers that have no place belongs: `x` beside `y` into the only list that takes both, `coordinate`. */
export const intoSeries = (
  walk: Walk,
  { kind, path }: Issue,
  fix: Fix | undefined
): Convert | undefined => {
  if (kind !== 'unexpected' || fix?.id !== 'remove') return undefined
  const found = gatheredAt(walk, path)
  return found === undefined ? undefined : convert('wrap', 'array', found.key)
}

/** The numbers of which the one at a path is, where a list beside it may be left out, and was. */
export const gatheredAt = (walk: Walk, path: Path): Gathered | undefined => {
  const parts = partsOf(lastOf(path))
  if (parts.length === 0) return undefined
  const around = path.slice(0, -1)
  const owner = valueAt(walk.value, around)
  const { keys, required } = knownOf(rulesAt(walk, around))
  if (keys.size > MANY) return undefined
  const free = strangeAt(walk, around)
  for (const part of parts) {
    const names = seriesAmong(free, part) ?? []
    const numbers = names.flatMap((name) => numberIn(own(owner, name)))
    const takes = (key: string): boolean => {
      const to = [...around, key]
      return (
        mayGather(walk, to, part, numbers) &&
        // What is missing is put there as it says itself.
        !(owns(owner, key) || required.has(key)) &&
        shapesAt(walk, to).some(({ types }) => types.has('array')) &&
        fitsAll(walk, schemasAt(walk, to), numbers)
      )
    }
    const isWhole = names.length > 1 && numbers.length === names.length
    const key = isWhole ? sole([...keys].filter(takes)) : undefined
    if (key !== undefined) return { names, numbers, key }
  }
  return undefined
}
