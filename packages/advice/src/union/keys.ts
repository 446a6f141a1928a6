import { isList, isRecord, owns, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { misfits } from '../schema/misfits.js'
import { same } from '../schema/same.js'
import { best } from './best.js'
import type { Choice, Pick as Picking } from './choice.js'
import type { Union } from './facts.js'
import { byFaults } from './fewest.js'
import type { Scene } from './scene.js'
import { acceptedItems, nearKeys, sharedKeys } from './share.js'
import { sole } from './sole.js'
import type { Branch } from './tag.js'
import { wrappedKeys } from './wrapped.js'

/** The branch that knows most of the keys or items that came; among those that know as many, by their faults. */
export const byKeys = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  union: Pick<Union, 'groups' | 'required' | 'tags'>,
  strange: ReadonlyArray<string>,
  path: Path,
  pick: Picking
): Choice => {
  const value = valueAt(scene.value, path)
  const alike = isList(value)
    ? best(branches, (branch) => acceptedItems(scene, branch, value))
    : branches
  const taking = sole(alike)
  if (taking !== undefined) return pick(taking, 'progress')
  const shared = best(alike, (branch) => sharedKeys(branch, value))
  const near = shared.length > 1 ? best(shared, nearKeys(scene, shared, strange, value)) : shared
  const knowing = sole(near)
  if (knowing !== undefined) return pick(knowing, 'keys')
  // No other branch is any nearer.
  const wrapping = sole(
    best(near, (branch) => wrappedKeys(scene, branch, near.length, strange, value))
  )
  if (wrapping !== undefined) return pick(wrapping, 'keys')
  const tag = isRecord(value) ? tagOf(near, union, value) : undefined
  if (tag === undefined) return byFaults(scene, near, strange, path, pick)
  const fitting = sole(near.filter(({ schema }) => !refuses(scene, schema, value)))
  // An open branch refuses nothing, of what it does not know either.
  if (fitting !== undefined && sharedKeys(fitting, value) > 0) return pick(fitting, 'progress')
  const lists = union.tags.get(tag) ?? union.groups.get(tag)
  const values = near.flatMap((branch) => lists?.get(branch) ?? [])
  return { id: 'tag', path: [...path, tag], values: [...new Set(values)] }
}

/**
 * The tag that all of these branches ask for, or that is asked for beside them, and that would tell them apart:
 * none of them has what came for it.
 */
const tagOf = (
  branches: ReadonlyArray<Branch>,
  { groups, required, tags }: Pick<Union, 'groups' | 'required' | 'tags'>,
  value: object
): string | undefined => {
  const isAsked = (tag: string, { shape }: Branch): boolean =>
    shape.required.has(tag) || required.has(tag) || owns(value, tag)
  return [...tags, ...groups].find(
    ([tag, lists]) =>
      branches.every((branch) => isAsked(tag, branch) && lists.has(branch)) &&
      isApart(branches, lists)
  )?.[0]
}

/** Whether some branches list for a key what others do not. */
const isApart = (
  [one, ...others]: ReadonlyArray<Branch>,
  lists: ReadonlyMap<Branch, ReadonlyArray<Json>>
): boolean => one !== undefined && others.some((other) => !same(lists.get(one), lists.get(other)))

/** Whether a branch refuses something that is there; what is not there any branch could ask for. */
const refuses = (scene: Scene, schema: unknown, value: unknown): boolean =>
  misfits(scene, schema, value).some(({ kind }) => kind !== 'missing')
