import { isRecord, own, owns, type Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isNothing } from '../blank.js'
import { isSameName } from '../names/spelling.js'
import { same } from '../schema/same.js'
import type { Shape } from '../schema/shape.js'
import { sole } from './sole.js'

/** One branch of a union, and what it says at first sight. */
export interface Branch {
  readonly at: number
  readonly schema: unknown
  readonly shape: Shape
}

/** Keys that tell branches apart, in the order of the schema, and what each branch lists for them. */
export type Tags = ReadonlyMap<string, ReadonlyMap<Branch, ReadonlyArray<Json>>>

/** What a tag tells: the branch that lists its value, or that none does. */
export type Tagged =
  | { readonly id: 'found'; readonly branch: Branch; readonly tag: Path }
  | { readonly id: 'tag'; readonly path: Path; readonly values: ReadonlyArray<Json> }

/**
 * A tag is a key for which at least two branches list values that no other branch lists. The branch
 * that lists the value is meant; where none does, something stands there and all would have the tag, that is wrong.
 */
export const byTag = (
  { branches, groups, tags }: Telling,
  strange: ReadonlyArray<string>,
  value: unknown,
  path: Path
): Tagged | undefined => {
  if (!isRecord(value)) return undefined
  const objects = branches.filter(isOfObjects)
  // Of two tags the one that a branch has tells, and the other one is wrong.
  let wrong: Tagged | undefined
  for (const [key, lists] of [...tags, ...groups]) {
    if (!owns(value, key)) continue
    const came = own(value, key)
    const tag = [...path, key]
    const listing = objects.filter((branch) => lists.has(branch))
    const found = listing.filter((branch) => lists.get(branch)?.some((one) => same(one, came)))
    const branch = sole(found)
    if (branch !== undefined) return { id: 'found', branch, tag }
    // A tag of nothing is as good as none: the other keys may tell.
    if (found.length === 0 && listing.length === objects.length && !isNothing(came)) {
      const values = listing.flatMap((one) => lists.get(one) ?? [])
      wrong ??= { id: 'tag', path: tag, values: [...new Set(values)] }
    }
  }
  return wrong ?? misplaced(tags, strange, value, path)
}

/** The only branch of which a text is the tag: `"auto"` for `{ "type": "auto" }`. */
export const tagging = ({ tags }: Telling, text: unknown): Branch | undefined =>
  typeof text === 'string'
    ? sole([
        ...new Set(
          [...tags.values()].flatMap((lists) =>
            [...lists].flatMap(([branch, values]) => (values.includes(text) ? [branch] : []))
          )
        )
      ])
    : undefined

/** What of a union tells its branches apart. */
export interface Telling {
  /** Those that take something. */
  readonly branches: ReadonlyArray<Branch>
  readonly tags: Tags
  /** Keys that each branch lists, several of them the same: they tell groups of branches apart. */
  readonly groups: Tags
}

/** The branches that list what came for the keys that tell groups of them apart; all of them where none of a group does. */
export const groupOf = ({ branches, groups }: Telling, value: unknown): ReadonlyArray<Branch> => {
  let left = branches
  for (const [key, lists] of isRecord(value) ? groups : []) {
    const came = own(value, key)
    const group = left.filter((branch) => lists.get(branch)?.some((one) => same(one, came)))
    if (group.length > 0) left = group
  }
  return left
}

/** Whether a branch is for objects, which alone have tags. */
export const isOfObjects = ({ shape: { types } }: Branch): boolean =>
  types.size === 0 || types.has('object')

/**
 * The one branch whose tag is not there and that another key tells: one that no branch knows and that
 * holds the value of the tag (`type` for `kind`), or is called so (`{ "click": {…} }`), in whatever case.
 */
const misplaced = (
  tags: Tags,
  strange: ReadonlyArray<string>,
  value: object,
  path: Path
): Tagged | undefined => {
  const absent = [...tags].filter(([tag]) => !owns(value, tag))
  const toldBy = (said: unknown, isIt: typeof same): Branch | undefined => {
    const tells = ([, values]: readonly [Branch, ReadonlyArray<Json>]): boolean =>
      values.some((one) => isIt(one, said))
    return sole([
      ...new Set(absent.flatMap(([, lists]) => [...lists].filter(tells).map(([branch]) => branch)))
    ])
  }
  const found = strange.flatMap((key) => {
    const came = own(value, key)
    const said = isRecord(came) ? key : came
    const branch = toldBy(said, same) ?? toldBy(said, isSameText)
    return branch === undefined ? [] : [{ branch, key }]
  })
  const only = sole(found)
  return only && { id: 'found', branch: only.branch, tag: [...path, only.key] }
}

/** Whether two texts are one, differently written: `doubleClick` of `double_click`. */
const isSameText = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && isSameName(a, b)
