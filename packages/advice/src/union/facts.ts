import { isList, own } from '@toolfault/model'
import { memoOf } from '../schema/memo.js'
import { shapeOf } from '../schema/shape.js'
import type { Walk } from '../schema/walk.js'
import { namesOf } from './names.js'
import { type Branch, tagsOf } from './tag.js'

/** The keywords of a union. */
export const unions = ['anyOf', 'oneOf'] as const

/** What a union says, whatever the value. */
export interface Union {
  readonly branches: ReadonlyArray<Branch>
  readonly names: ReadonlyArray<string>
  /** Keys that tell the branches for objects apart. */
  readonly tags: ReadonlyArray<string>
}

/** Read a union; once for each schema that lives. */
export const unionOf = (walk: Walk, schema: object, keyword: (typeof unions)[number]): Union => {
  const known = memoOf(walk.root)?.unions
  const old = known?.get(schema)?.get(keyword)
  if (old !== undefined) return old
  const given = own(schema, keyword)
  const branches = (isList(given) ? given : []).map((branch, at) => ({
    at,
    schema: branch,
    shape: shapeOf(walk, branch)
  }))
  const objects = branches.filter(
    ({ shape }) => shape.types.size === 0 || shape.types.has('object')
  )
  const union = { branches, names: namesOf(walk, branches), tags: tagsOf(objects) }
  // What a budget cut short is no fact.
  if (walk.budget.left > 0) {
    known?.set(schema, (known.get(schema) ?? new Map<string, Union>()).set(keyword, union))
  }
  return union
}
