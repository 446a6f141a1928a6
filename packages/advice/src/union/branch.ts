import { type Chosen, isList, isRecord, type Path, printPointer, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { unions } from '../schema/branches.js'
import { isDecidable } from '../schema/decidable.js'
import { misfits } from '../schema/misfits.js'
import { typeOf } from '../schema/value.js'
import { isAgreed } from './agreed.js'
import { type Union, unionOf } from './facts.js'
import { byForm } from './form.js'
import { isMeasure, isWord, missedBy } from './listed.js'
import type { Scene } from './scene.js'
import { acceptedItems, nearKeys, sharedKeys, strangeIn, typedAs } from './share.js'
import { sole } from './sole.js'
import { type Branch, byTag, type Tags, valuesOf } from './tag.js'

/** What a value was meant to be, among the branches of a union. */
export type Choice =
  | { readonly id: 'branch'; readonly chosen: Chosen }
  /** The tag is there and no branch has it, or is not there and nothing else tells. */
  | { readonly id: 'tag'; readonly path: Path; readonly values: ReadonlyArray<Json> }
  /** No branch takes a value of this type. */
  | { readonly id: 'type'; readonly types: ReadonlyArray<string> }
  /** All branches only list values. */
  | { readonly id: 'listed'; readonly values: ReadonlyArray<Json> }
  | { readonly id: 'tie' }

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
  const known = scene.choices.get(schema) ?? new Map<string, Choice>()
  scene.choices.set(schema, known)
  const place = `${keyword}${printPointer(path)}`
  const old = known.get(place)
  if (old !== undefined) return old
  const choice = choose(scene, unionOf(scene, schema, keyword), path)
  known.set(place, choice)
  return choice
}

/** A branch with no known fault is right to the end. */
const DEEP = 99

const choose = (scene: Scene, union: Union, path: Path): Choice => {
  const { branches, keys, names, tags } = union
  const value = valueAt(scene.value, path)
  const pick = ({ at }: Branch, reason: Chosen['reason'], tag?: Path): Choice => ({
    id: 'branch',
    chosen: {
      branch: at,
      reason,
      ...(names[at] === undefined ? {} : { name: names[at] }),
      others: names.filter((_, other) => other !== at),
      ...(tag === undefined ? {} : { tag })
    }
  })
  const only = sole(branches)
  if (only !== undefined) return pick(only, 'fewest')
  const listed = branches.map(({ shape }) => shape.values)
  if (listed.every((values) => values !== undefined)) {
    return { id: 'listed', values: listed.flat() }
  }
  const strange = strangeIn(keys, value)
  const tagged = byTag(union, strange, value, path)
  if (tagged?.id === 'tag') return tagged
  if (tagged !== undefined) return pick(tagged.branch, 'tag', tagged.tag)
  const type = typeOf(value)
  const typed = typedAs(branches, type)
  if (typed.length === 0) {
    return { id: 'type', types: [...new Set(branches.flatMap(({ shape }) => [...shape.types]))] }
  }
  const typical = sole(typed)
  // What is right as it stands is in no wrong form.
  const isRight = typed.some(
    ({ schema }) => isDecidable(schema) && misfits(scene, schema, value).length === 0
  )
  const other = isRight ? undefined : byForm(scene, branches, value)
  if (other !== undefined && other !== typical) return pick(other, 'progress')
  if (typical !== undefined) {
    const isGuess = other === undefined && !isRight && isMeasure(value, typical, branches)
    return isGuess ? { id: 'tie' } : pick(typical, 'type')
  }
  // The one that it is near to was found by its form.
  if (!isRight && isWord(value, typed)) return { id: 'tie' }
  const alike = isList(value) ? best(typed, (branch) => acceptedItems(scene, branch, value)) : typed
  const taking = sole(alike)
  if (taking !== undefined) return pick(taking, 'progress')
  const shared = best(alike, (branch) => sharedKeys(branch, value))
  const near = best(shared, (branch) => nearKeys(scene, branch, shared.length, strange, value))
  const knowing = sole(near)
  if (knowing !== undefined) return pick(knowing, 'keys')
  const tag = isRecord(value) ? tagOf(near, tags) : undefined
  if (tag !== undefined) {
    const fitting = sole(near.filter(({ schema }) => !refuses(scene, schema, value)))
    // An open branch refuses nothing, of what it does not know either.
    if (fitting !== undefined && sharedKeys(fitting, value) > 0) return pick(fitting, 'progress')
    const values = near.flatMap(({ shape }) => valuesOf(shape, tag) ?? [])
    return { id: 'tag', path: [...path, tag], values }
  }
  const tried = near.map((branch) => ({
    branch,
    wrong: misfits(scene, branch.schema, value, path)
  }))
  const deepest = best(tried, ({ wrong }) =>
    wrong.reduce((least, { path: at }) => Math.min(least, at.length), DEEP)
  )
  const furthest = sole(deepest)
  if (furthest !== undefined) return pick(furthest.branch, 'progress')
  const fewest = best(deepest, ({ wrong }) => -wrong.length)
  const clearest = sole(fewest)
  if (clearest !== undefined) return pick(clearest.branch, 'fewest')
  const missed = missedBy(fewest.map(({ wrong }) => wrong))
  if (missed !== undefined) return { id: 'tag', ...missed }
  const [one, ...others] = fewest
  // What only lacks keys can be mended by any branch, so the first is as good as the others.
  const isLacking = fewest.every(({ wrong }) => wrong.every(({ kind }) => kind === 'missing'))
  if (one !== undefined && isLacking && type === 'object') return pick(one.branch, 'tie')
  return one !== undefined && isAgreed(one, others, value)
    ? pick(one.branch, 'fewest')
    : { id: 'tie' }
}

/** The tag that all of these branches ask for, and that would tell them apart: none of them has what came for it. */
const tagOf = (branches: ReadonlyArray<Branch>, tags: Tags): string | undefined =>
  [...tags.keys()].find((tag) =>
    branches.every(({ shape }) => shape.required.has(tag) && valuesOf(shape, tag) !== undefined)
  )

/** Whether a branch refuses something that is there; what is not there any branch could ask for. */
const refuses = (scene: Scene, schema: unknown, value: unknown): boolean =>
  misfits(scene, schema, value).some(({ kind }) => kind !== 'missing')

/** Those of the highest score; of one alone nobody asks what it is. */
const best = <A>(list: ReadonlyArray<A>, score: (one: A) => number): ReadonlyArray<A> => {
  if (list.length < 2) return list
  const scores = list.map(score)
  const most = scores.reduce((top, points) => Math.max(top, points))
  return list.filter((_, at) => scores[at] === most)
}
