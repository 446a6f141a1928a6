import { type Fix, type Issue, owns, type Path, valueAt } from '@toolfault/model'
import { wordsOf } from '../names/spelling.js'
import { unitAtEnd } from '../names/unit.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { counted, isSameBut } from './in-unit.js'
import { unitFor } from './unit-for.js'

/** More keys of an object are not looked at. */
const MANY = 64

/**
 * The number of a key without a place for the one beside it that may be left out, was, and counts the same in another unit: 2 for
 * `timeout` in seconds of `timeout_ms: 2000`. `undefined` where two keys would have that place, or it two of these.
 */
export const unitBeside = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  const { kind, path } = issue
  if (kind !== 'unexpected' || fix?.id !== 'remove') return undefined
  if (path.length === 0 || unitAtEnd(lastOf(path)) === undefined) return undefined
  const around = path.slice(0, -1)
  const owner = valueAt(walk.value, around)
  const { keys, required } = knownOf(rulesAt(walk, around))
  if (keys.size > MANY) return undefined
  const found = [...keys].flatMap((key) => {
    const isFree = !(owns(owner, key) || required.has(key)) && isFor(lastOf(path), key)
    return isFree ? besideAt(walk, path, key) : []
  })
  const beside = sole(found)
  const isOnly =
    beside !== undefined &&
    strangeAt(walk, around).filter(
      (key) => besideAt(walk, [...around, key], beside.key).length > 0 && isFor(key, beside.key)
    ).length === 1
  return isOnly ? { id: 'remove', beside } : undefined
}

/** Whether a key is another but for its unit; one that is no more than several of a unit is any that counts: a `day` may be a date. */
const isFor = (key: string, name: string): boolean =>
  wordsOf(key).length === 1 ? /s$/i.test(key) : isSameBut(key, name)

const besideAt = (
  walk: Walk,
  path: Path,
  key: string
): ReadonlyArray<{ readonly key: string; readonly value: number }> => {
  const place = [...path.slice(0, -1), key]
  const schemas = schemasAt(walk, place)
  const unit = unitFor(key, schemas)
  const [value] = unit === undefined ? [] : counted(walk, path, unit)
  return value !== undefined && fitsAll(walk, schemas, value) ? [{ key, value }] : []
}
