import type { unions } from '../schema/branches.js'
import { typeOf } from '../schema/value.js'
import { alike } from './alike.js'
import { type Union, unionOf } from './facts.js'
import type { Scene } from './scene.js'
import { typedAs } from './share.js'
import { groupOf } from './tag.js'

/**
 * What all branches of a union that take such a value say alike, as a schema: it holds whichever was meant. Of a key
 * of which they say different things no more is known than its name. `undefined` where they have nothing in common.
 */
export const whicheverOf = (
  scene: Scene,
  schema: object,
  keyword: (typeof unions)[number],
  value: unknown
): object | undefined => {
  const union = unionOf(scene, schema, keyword)
  const type = typeOf(value)
  const group = groupOf(union, value)
  const key = group === union.branches ? type : `${type} ${group.map(({ at }) => at).join()}`
  const known = remembered.get(union) ?? new Map<string | undefined, object | undefined>()
  if (known.has(key)) return known.get(key)
  const typed = typedAs(group, type)
  // A text that begins as a number may be one: the only branch for texts says nothing of it.
  const found =
    typed.length < 2
      ? undefined
      : alike(
          scene,
          typed.map((branch) => branch.schema)
        )
  // What a budget cut short is no fact.
  if (scene.budget.left > 0) remembered.set(union, known.set(key, found))
  return found
}

const remembered = new WeakMap<Union, Map<string | undefined, object | undefined>>()
