import type { Fix, Issue, Path } from '@toolfault/model'
import { wordsOf } from '../names/spelling.js'
import { unitAtEnd } from '../names/unit.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { schemasAt } from '../walk/schemas.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { isPlaceless, soleFree } from './beside.js'
import { counted, isSameBut } from './in-unit.js'
import { unitFor } from './unit-for.js'

/**
 * The number of a key without a place for the one beside it that may be left out, was, and counts the same in another unit: 2 for
 * `timeout` in seconds of `timeout_ms: 2000`. `undefined` where two keys would have that place, or it two of these.
 */
export const unitBeside = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  const { path } = issue
  if (!isPlaceless(issue, fix) || unitAtEnd(lastOf(path)) === undefined) return undefined
  const around = path.slice(0, -1)
  const beside = soleFree(walk, around, (key) => otherFor(walk, path, key))
  if (beside === undefined) return undefined
  const isFor = (key: string): boolean => otherFor(walk, [...around, key], beside.key) !== undefined
  return strangeAt(walk, around).filter(isFor).length === 1 ? { id: 'remove', beside } : undefined
}

/** Whether a key is another but for its unit; one that is no more than several of a unit is any that counts: a `day` may be a date. */
const isSame = (key: string, name: string): boolean =>
  wordsOf(key).length === 1 ? /s$/i.test(key) : isSameBut(key, name)

/** What stands at a path in the unit of a key beside it. */
const otherFor = (walk: Walk, path: Path, key: string): number | undefined => {
  if (!isSame(lastOf(path), key)) return undefined
  const schemas = schemasAt(walk, [...path.slice(0, -1), key])
  const unit = unitFor(key, schemas)
  const [value] = unit === undefined ? [] : counted(walk, path, unit)
  return value !== undefined && fitsAll(walk, schemas, value) ? value : undefined
}
