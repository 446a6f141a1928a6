import { isList, isRecord, type Path, valueAt } from '@toolfault/model'
import { misfits } from '../schema/misfits.js'
import { best } from './best.js'
import type { Choice, Pick } from './choice.js'
import { byFaults } from './fewest.js'
import type { Scene } from './scene.js'
import { acceptedItems, nearKeys, sharedKeys } from './share.js'
import { sole } from './sole.js'
import type { Branch, Tags } from './tag.js'

/** The branch that knows most of the keys or items that came; among those that know as many, by their faults. */
export const byKeys = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  tags: Tags,
  strange: ReadonlyArray<string>,
  path: Path,
  pick: Pick
): Choice => {
  const value = valueAt(scene.value, path)
  const alike = isList(value)
    ? best(branches, (branch) => acceptedItems(scene, branch, value))
    : branches
  const taking = sole(alike)
  if (taking !== undefined) return pick(taking, 'progress')
  const shared = best(alike, (branch) => sharedKeys(branch, value))
  const near = best(shared, (branch) => nearKeys(scene, branch, shared.length, strange, value))
  const knowing = sole(near)
  if (knowing !== undefined) return pick(knowing, 'keys')
  const tag = isRecord(value) ? tagOf(near, tags) : undefined
  if (tag === undefined) return byFaults(scene, near, path, pick)
  const fitting = sole(near.filter(({ schema }) => !refuses(scene, schema, value)))
  // An open branch refuses nothing, of what it does not know either.
  if (fitting !== undefined && sharedKeys(fitting, value) > 0) return pick(fitting, 'progress')
  const values = near.flatMap((branch) => tags.get(tag)?.get(branch) ?? [])
  return { id: 'tag', path: [...path, tag], values }
}

/** The tag that all of these branches ask for, and that would tell them apart: none of them has what came for it. */
const tagOf = (branches: ReadonlyArray<Branch>, tags: Tags): string | undefined =>
  [...tags].find(([tag, lists]) =>
    branches.every((branch) => branch.shape.required.has(tag) && lists.has(branch))
  )?.[0]

/** Whether a branch refuses something that is there; what is not there any branch could ask for. */
const refuses = (scene: Scene, schema: unknown, value: unknown): boolean =>
  misfits(scene, schema, value).some(({ kind }) => kind !== 'missing')
