import { isList, isRecord, type Path, printPointer, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { finiteOf, type unions } from '../schema/branches.js'
import { isDecidable } from '../schema/decidable.js'
import { misfits } from '../schema/misfits.js'
import { typesOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import { type Choice, type Pick, picking } from './choice.js'
import { type Union, unionOf } from './facts.js'
import { byForm, byHeld, byOnly } from './form.js'
import { byItem, bySeveral } from './items.js'
import { byKeys } from './keys.js'
import { isStray, isWord } from './listed.js'
import type { Scene } from './scene.js'
import { strangeIn, typedAs } from './share.js'
import { sole } from './sole.js'
import { type Branch, byTag, groupOf, tagging } from './tag.js'

/**
 * The branch of a union that was meant, from the schema and the value alone: by tag, then type, then
 * shared keys, then deepest progress, then fewest faults; a tie is a tie.
 */
export const choiceOf = (
  scene: Scene,
  schema: object,
  keyword: (typeof unions)[number],
  path: Path
): Choice => {
  scene.choices ??= new Map()
  const known = scene.choices.get(schema) ?? new Map<string, Choice>()
  scene.choices.set(schema, known)
  const place = `${keyword}${printPointer(path)}`
  const old = known.get(place)
  if (old !== undefined) return old
  const choice = choose(scene, unionOf(scene, schema, keyword), path)
  known.set(place, choice)
  return choice
}

const choose = (scene: Scene, union: Union, path: Path): Choice => {
  const { keys } = union
  const value = valueAt(scene.value, path)
  const pick = picking(union)
  const only = sole(union.branches)
  if (only !== undefined) return pick(only, 'fewest')
  const listed = listedIn(union.branches)
  if (listed !== undefined) return { id: 'listed', values: listed }
  const branches = finiteOf(groupOf(union, value), ({ shape }) => shape.values)
  const strange = strangeIn(keys, value)
  // What another branch lists was meant by itself, though its key is the tag of the others.
  const held = isRecord(value)
    ? byHeld(scene, union.branches, value)
    : isList(value)
      ? byOnly(scene, union.branches, value)
      : undefined
  if (held !== undefined) return pick(held, 'progress')
  const tagged = byTag({ ...union, branches }, strange, value, path)
  if (tagged?.id === 'tag') return tagged
  if (tagged !== undefined) return pick(tagged.branch, 'tag', tagged.tag)
  const typed = typedAs(branches, typeOf(value))
  // A text that no branch would take, but one that lists others, may be the tag of one.
  const called = typed.every(({ shape }) => shape.values !== undefined)
    ? tagging(union, value)
    : undefined
  if (
    called !== undefined &&
    !typed.some(({ shape }) => shape.values?.some((one) => one === value))
  )
    return pick(called, 'progress')
  if (typed.length === 0) {
    return { id: 'type', types: [...new Set(branches.flatMap(({ shape }) => [...shape.types]))] }
  }
  return (
    byType(scene, branches, typed, value, pick) ?? byKeys(scene, typed, union, strange, path, pick)
  )
}

/**
 * What the branches list, where none does anything else; null is a value as well as a type, and stands last. The only value beside
 * it is the one that was meant.
 */
const listedIn = (branches: ReadonlyArray<Branch>): ReadonlyArray<Json> | undefined => {
  const typed = branches.filter(({ shape }) => shape.values === undefined)
  if (!typed.every(({ schema }) => String(typesOf(schema)) === 'null')) return undefined
  const values = branches.flatMap(({ shape }) => shape.values ?? [])
  if (typed.length === 0) return values
  return values.length > 1 ? [...values, null] : undefined
}

/** The only branch of its type, or the one for which it is in the wrong form; a tie where a guess would mislead. */
const byType = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  typed: ReadonlyArray<Branch>,
  value: unknown,
  pick: Pick
): Choice | undefined => {
  const typical = sole(typed)
  // What is right as it stands is in no wrong form.
  const isRight = typed.some(
    ({ schema }) => isDecidable(schema) && misfits(scene, schema, value).length === 0
  )
  const other = isRight ? undefined : byForm(scene, branches, value)
  if (other !== undefined && other !== typical) return pick(other, 'progress')
  const several = other === undefined && !isRight ? bySeveral(scene, branches, value) : undefined
  if (several !== undefined) return pick(several, 'progress')
  if (other === undefined && !isRight && isStray(scene, typed, branches, value)) {
    const holding = byItem(scene, branches, value)
    return holding === undefined ? { id: 'tie' } : pick(holding, 'progress')
  }
  if (typical !== undefined) return pick(typical, 'type')
  // The one that it is near to was found by its form.
  return !isRight && isWord(value, typed) ? { id: 'tie' } : undefined
}
