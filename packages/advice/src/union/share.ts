import { isRecord, keysOf, own, owns } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { referred } from '../schema/refs.js'
import { type Shape, shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import type { Scene } from './scene.js'
import type { Branch } from './tag.js'

/** So many items of an array tell what it was meant to hold. */
const ITEMS = 16

const knows = ({ properties, required }: Shape, key: string): boolean =>
  properties.has(key) || required.has(key)

/** How many keys of a value a branch knows: it describes them, or asks for them. */
export const sharedKeys = ({ shape }: Branch, value: unknown): number =>
  keysOf(value).filter((key) => knows(shape, key)).length

/** How many keys that no branch knows are near to one of this branch that is not there. */
export const nearKeys = (
  scene: Scene,
  { shape }: Branch,
  branches: ReadonlyArray<Branch>,
  value: unknown
): number => {
  const names = new Set([...shape.properties.keys(), ...shape.required])
  const lacking = [...names].filter((key) => !owns(value, key))
  return keysOf(value).filter(
    (key) =>
      !branches.some((other) => knows(other.shape, key)) && scene.meant(key, lacking) !== undefined
  ).length
}

/** How many of the first items of an array a branch takes by their type. */
export const acceptedItems = (
  scene: Scene,
  { schema }: Branch,
  value: ReadonlyArray<unknown>
): number => {
  const speakers = [schema, ...(isRecord(schema) ? referred(scene.root, schema) : [])]
  const items = speakers.map((one) => own(one, 'items')).find((one) => one !== undefined)
  const { types } = shapeOf(scene, items)
  if (types.size === 0) return 0
  return value.slice(0, ITEMS).filter((item) => accepts([...types], typeOf(item))).length
}
