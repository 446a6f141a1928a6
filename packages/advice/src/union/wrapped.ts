import { own, owns } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { type Shape, shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import type { Scene } from './scene.js'
import { MOST } from './share.js'
import type { Branch } from './tag.js'

/**
 * How much of what no branch knows belongs into an object that this branch asks for and that is not there: a key of that
 * object, or its name as a value (`{ "type": "sq", "side": 1 }` of `{ "sq": { "side": 1 } }`); `count` branches are asked.
 */
export const wrappedKeys = (
  scene: Scene,
  { shape: { properties, required } }: Branch,
  count: number,
  strange: ReadonlyArray<string>,
  value: unknown
): number => {
  const held = new Map<string, ReadonlyArray<Shape>>()
  for (const name of required) {
    if (owns(value, name)) continue
    const shapes = (properties.get(name) ?? []).map((schema) => shapeOf(scene, schema))
    if (shapes.some(({ properties: inner }) => inner.size > 0)) held.set(name, shapes)
  }
  if (held.size === 0) return 0
  const shapes = [...held.values()].flat()
  const isInside = (key: string): boolean =>
    shapes.some(({ properties: inner }) =>
      inner.get(key)?.some((schema) => {
        const { types } = shapeOf(scene, schema)
        return types.size === 0 || accepts([...types], typeOf(own(value, key)))
      })
    )
  const isName = (key: string): boolean => {
    const came = own(value, key)
    return typeof came === 'string' && held.has(came)
  }
  const most = Math.max(1, Math.floor(MOST / (count * shapes.length)))
  return strange.slice(0, most).filter((key) => isName(key) || isInside(key)).length
}
