import { type Fix, isRecord, owns, type Path, valueAt } from '@toolfault/model'
import { isSameNumber, wordsOf } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { areFor } from './inner-key.js'

/** The key beside one of the wrong type that was not sent, is its plural or singular, and takes what came: `values` for `value`. */
export const toOtherNumber = (walk: Walk, path: Path): Fix | undefined => {
  const [owner, key = ''] = [path.slice(0, -1), path.at(-1)]
  const beside = valueAt(walk.value, owner)
  if (!isRecord(beside)) return undefined
  const value = valueAt(walk.value, path)
  const takes = (name: string): boolean => areFor(walk, schemasAt(walk, [...owner, name]), value)
  const { keys } = knownOf(rulesAt(walk, owner))
  const name = sole(
    [...keys].filter((one) => !owns(beside, one) && isOtherNumber(one, key) && takes(one))
  )
  return name === undefined
    ? undefined
    : { id: 'rename', from: path, to: [...owner, name], guess: true }
}

const isOtherNumber = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const last = a.length - 1
  return (
    one !== other &&
    a.length === b.length &&
    a.every((word, at) => (at === last ? isSameNumber(word, b[at] ?? '') : word === b[at]))
  )
}
