import { type Fix, isList, isRecord, keysOf, printPointer, valueAt } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { isSameName } from '../names/spelling.js'
import { hasAt } from '../schema/at.js'
import type { Shape } from '../schema/shape.js'
import { keysAt } from '../select/keys.js'
import { missingAbove } from '../select/missing-above.js'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Grade } from './grade.js'
import type { JsonPatchOperation } from './patch.js'
import type { Mend, Site } from './site.js'

/**
 * A value moved to the key that was meant. Nothing where a value stands there already, or where another
 * key could have meant it as well.
 */
export const renamed = (site: Site, fix: Fix & { readonly id: 'rename' }): ReadonlyArray<Mend> => {
  const { path: place, walk } = site
  const { from, to } = fix
  const home = to.slice(0, -1)
  const made = missingAbove(walk.value, to)
  const owner = valueAt(walk.value, made[0]?.path.slice(0, -1) ?? home)
  const isFree = hasAt(walk.value, from) && isRecord(owner) && isFreeAt(walk.value, to)
  const isOfList = isList(valueAt(walk.value, from.slice(0, -1)))
  if (!isFree || isOfList) return []
  // An object that goes into one that takes anything may have been meant as that itself.
  const mayBeAll =
    made.length > 0 &&
    isRecord(valueAt(walk.value, from)) &&
    isMap(walk, home) &&
    !shapesAt(walk, to).some(isScalar)
  const grade = mayBeAll ? 'guess' : gradeOf(site, fix)
  const ops: ReadonlyArray<JsonPatchOperation> = [
    ...made.map(({ holder, path }) => ({
      op: 'add' as const,
      path: printPointer(path),
      value: holder
    })),
    { op: 'move', from: printPointer(from), path: printPointer(to) }
  ]
  return grade === undefined ? [] : [{ place, grade, ops, reveals: true }]
}

const isScalar = ({ types }: Shape): boolean =>
  types.size > 0 && !(types.has('object') || types.has('array'))

const gradeOf = (
  { walk }: Site,
  { from, guess, to }: Fix & { readonly id: 'rename' }
): Grade | undefined => {
  const owner = to.slice(0, -1)
  const { known } = keysAt(walk, owner)
  const value = valueAt(walk.value, owner)
  const [old = '', name = ''] = [from.at(-1), to.at(-1)]
  const isBeside = printPointer(from.slice(0, -1)) === printPointer(owner)
  // What is advised only if it was meant is no surer here; a key that the schema knows has a meaning of its own.
  if (guess === true || (isBeside && known.has(old))) return 'guess'
  if (!isBeside || !isSameName(old, name) || hasAt(walk.value, to)) return 'likely'
  const rivals = [...keysOf(value), ...known].filter(
    (key) => key !== old && key !== name && isSameName(key, name)
  )
  if (rivals.length > 0) return undefined
  return known.has(name) ? 'certain' : 'likely'
}
