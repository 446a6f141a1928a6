import { type Fix, type Issue, owns, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'

/** More keys of an object are not looked at. */
const MANY = 64

/** A known key of an object, and what it is to have for what stands under a key without a place. */
export interface Beside<A extends Json> {
  readonly key: string
  readonly value: A
}

/** Whether all that is told of a key is that it has no place. */
export const isPlaceless = ({ kind }: Issue, fix: Fix | undefined): boolean =>
  kind === 'unexpected' && fix?.id === 'remove'

/** The only known key of an object that has a value by `valueFor`; `undefined` where none has, or more than one. */
export const soleBeside = <A extends Json>(
  walk: Walk,
  around: Path,
  valueFor: (key: string) => A | undefined
): Beside<A> | undefined => {
  const { keys } = knownOf(rulesAt(walk, around))
  if (keys.size > MANY) return undefined
  return sole(
    [...keys].flatMap((key) => {
      const value = valueFor(key)
      return value === undefined ? [] : [{ key, value }]
    })
  )
}

/** The same of the keys that may be left out, and were. */
export const soleFree = <A extends Json>(
  walk: Walk,
  around: Path,
  valueFor: (key: string) => A | undefined
): Beside<A> | undefined => {
  const { required } = knownOf(rulesAt(walk, around))
  const owner = valueAt(walk.value, around)
  return soleBeside(walk, around, (key) =>
    owns(owner, key) || required.has(key) ? undefined : valueFor(key)
  )
}

/**
 * What a missing place, or one that may be left out, is to have for a number that came under a key without a place, as that makes it
 * of it (`made`). `undefined` where it makes none, or there is more than one.
 */
export const numberBeside = (
  walk: Walk,
  issue: Issue,
  fix: Fix | undefined,
  made: (walk: Walk, from: Path, to: Path) => number | undefined
): Fix | undefined => {
  const { path } = issue
  const around = path.slice(0, -1)
  if (fix?.id === 'add') {
    const value = sole(
      strangeAt(walk, around).flatMap((key) => made(walk, [...around, key], path) ?? [])
    )
    return value === undefined ? undefined : { id: 'put', value }
  }
  if (!isPlaceless(issue, fix) || typeof valueAt(walk.value, path) !== 'number') return undefined
  const beside = soleFree(walk, around, (key) => made(walk, path, [...around, key]))
  return beside === undefined ? undefined : { id: 'remove', beside }
}
