import { isRecord, keysOf, own, owns, type Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { same } from '../schema/same.js'
import { listedBy, type Shape } from '../schema/shape.js'
import { sole } from './sole.js'

/** One branch of a union, and what it says at first sight. */
export interface Branch {
  readonly at: number
  readonly schema: unknown
  readonly shape: Shape
}

/** Of more keys that no branch knows, none is asked whether it is the tag. */
const MANY = 64

/** What a tag tells: the branch that lists its value, or that none does. */
export type Tagged =
  | { readonly id: 'found'; readonly branch: Branch; readonly tag: Path }
  | { readonly id: 'tag'; readonly path: Path; readonly values: ReadonlyArray<Json> }

/**
 * A tag is a key for which at least two branches list values that no other branch lists. The branch
 * that lists the value is meant; where none does, and all would have the tag, the tag is what is wrong.
 */
export const byTag = (
  branches: ReadonlyArray<Branch>,
  tags: ReadonlyArray<string>,
  value: unknown,
  path: Path
): Tagged | undefined => {
  if (!isRecord(value)) return undefined
  const objects = branches.filter(
    ({ shape }) => shape.types.size === 0 || shape.types.has('object')
  )
  for (const key of tags) {
    if (!owns(value, key)) continue
    const came = own(value, key)
    const lists = objects.map((branch) => [branch, valuesOf(branch.shape, key)] as const)
    const found = lists.find(([, values]) => values?.some((one) => same(one, came)))
    const tag = [...path, key]
    if (found !== undefined) return { id: 'found', branch: found[0], tag }
    if (lists.every(([, values]) => values !== undefined)) {
      return { id: 'tag', path: tag, values: lists.flatMap(([, values]) => values ?? []) }
    }
  }
  return misplaced(objects, tags, value, path)
}

/**
 * The one branch whose tag is not there and that another key tells: one that no branch knows and that
 * holds the value of the tag (`type` for `kind`), or is called so (`{ "click": {…} }`).
 */
const misplaced = (
  branches: ReadonlyArray<Branch>,
  tags: ReadonlyArray<string>,
  value: object,
  path: Path
): Tagged | undefined => {
  const strange = keysOf(value).filter(
    (key) => !branches.some(({ shape }) => shape.properties.has(key))
  )
  const absent = tags.filter((tag) => !owns(value, tag))
  const found = strange.slice(0, MANY).flatMap((key) => {
    const came = own(value, key)
    const said = isRecord(came) ? key : came
    const tells = ({ shape }: Branch): boolean =>
      absent.some((tag) => valuesOf(shape, tag)?.some((one) => same(one, said)))
    const branch = sole(branches.filter(tells))
    return branch === undefined ? [] : [{ branch, key }]
  })
  const only = sole(found)
  return only && { id: 'found', branch: only.branch, tag: [...path, only.key] }
}

/** Keys that tell the branches apart, in the order of the schema. */
export const tagsOf = (branches: ReadonlyArray<Branch>): ReadonlyArray<string> => {
  const keys = new Set(branches.flatMap(({ shape }) => [...shape.properties.keys()]))
  return [...keys].filter((key) => {
    const lists = branches
      .map(({ shape }) => valuesOf(shape, key))
      .filter((values) => values !== undefined)
    const all = lists.flat().map((value) => JSON.stringify(value))
    return lists.length >= 2 && new Set(all).size === all.length
  })
}

/** What a key of a branch lists; `undefined` when it lists nothing. */
export const valuesOf = (shape: Shape, key: string): ReadonlyArray<Json> | undefined => {
  const lists = (shape.properties.get(key) ?? []).map(listedBy)
  const values = lists.flatMap((list) => list ?? [])
  return values.length > 0 ? values : undefined
}
