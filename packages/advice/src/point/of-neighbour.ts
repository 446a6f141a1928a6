import { type Fix, type Issue, type Path, valueAt } from '@toolfault/model'
import { isMomentWord } from '../names/moments.js'
import { wordsOf } from '../names/spelling.js'
import { lastOf } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { formatOf, isOfForm } from '../schema/format.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'

/** More keys of an object are not looked at. */
const MANY = 64

/**
 * Where a text belongs that is in the wrong format and fits under the only free key beside it that is called alike and asks for
 * its own: a day under `dateTime`, which is `date`. `undefined` where that is not so, and where its key has to be there.
 */
export const ofNeighbour = (
  walk: Walk,
  { kind, path }: Issue,
  fix: Fix | undefined
): Fix | undefined => {
  if (kind !== 'format' || fix?.id !== 'meet' || path.length === 0) return undefined
  const text = valueAt(walk.value, path)
  const around = path.slice(0, -1)
  const rules = rulesAt(walk, around)
  const { keys } = knownOf(rules)
  const { required } = knownOf(sureOf(rules))
  const key = lastOf(path)
  if (typeof text !== 'string' || keys.size > MANY || required.has(key)) return undefined
  if (hides(walk, path, path, text)) return undefined
  const to = sole(
    [...keys].filter(
      (one) => one !== key && bare(one) === bare(key) && takes(walk, [...around, one], text)
    )
  )
  return to === undefined ? undefined : { id: 'rename', from: path, to: [...around, to] }
}

/** Whether a place is free, and asks for the format that a text has. */
const takes = (walk: Walk, path: Path, text: string): boolean => {
  const schemas = schemasAt(walk, path)
  return (
    !hasAt(walk.value, path) &&
    schemas.some((schema) => isOfForm(formatOf(schema), text)) &&
    fitsAll(walk, schemas, text)
  )
}

/** A name without what says how it is written. */
const bare = (name: string): string =>
  wordsOf(name)
    .filter((word) => !isMomentWord(word))
    .join(' ')
