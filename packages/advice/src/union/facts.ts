import { listAt, taking, type unions } from '../schema/branches.js'
import { memoOf } from '../schema/memo.js'
import { shapeOf } from '../schema/shape.js'
import { namesOf } from './names.js'
import type { Scene } from './scene.js'
import { keysIn } from './share.js'
import type { Telling } from './tag.js'
import { tagsOf } from './tags.js'

/** What a union says, whatever the value. */
export interface Union extends Telling {
  /** Of all branches, by where they stand. */
  readonly names: ReadonlyArray<string>
  /** All keys that a branch describes, or asks for. */
  readonly keys: ReadonlySet<string>
  /** Keys that are asked for beside the union, whichever branch is meant. */
  readonly required: ReadonlySet<string>
}

type Unions = WeakMap<object, Map<string, Union>>

/** By the root that references lead into, and the schema. */
const seen = new WeakMap<object, Unions>()

/** Read a union; once for each schema that lives. */
export const unionOf = (scene: Scene, schema: object, keyword: (typeof unions)[number]): Union => {
  // The memo stands for the root, which need not be an object.
  const memo = memoOf(scene.root)
  const known: Unions = (memo && seen.get(memo)) ?? new WeakMap()
  const old = known.get(schema)?.get(keyword)
  if (old !== undefined) return old
  const all = listAt(schema, keyword)
  const meant = new Set(taking(all))
  const branches = all.flatMap((branch, at) =>
    meant.has(branch) ? [{ at, schema: branch, shape: shapeOf(scene, branch) }] : []
  )
  const { groups, tags } = tagsOf(scene, branches)
  const names = namesOf(scene, branches, tags)
  const called = new Map(branches.map(({ at }, nth) => [at, names[nth]]))
  const union: Union = {
    branches,
    names: all.map((_, at) => called.get(at) ?? ''),
    tags,
    groups,
    keys: new Set(branches.flatMap(keysIn)),
    required: shapeOf(scene, schema).required
  }
  // What a budget cut short is no fact.
  if (memo !== undefined && scene.budget.left > 0) {
    seen.set(memo, known)
    known.set(schema, (known.get(schema) ?? new Map<string, Union>()).set(keyword, union))
  }
  return union
}
