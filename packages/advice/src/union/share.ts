import { isRecord, keysOf, own, owns } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { accepts } from '../schema/accepts.js'
import { referred } from '../schema/refs.js'
import { type Shape, shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import type { Scene } from './scene.js'
import type { Branch } from './tag.js'

/** More unknown keys than this are not compared with names. */
const MANY = 64

/** So many items of an array tell what it was meant to hold. */
const ITEMS = 16

/** Of a key that holds nothing: less than any that holds something, and more than none. */
const LEAST = 0.999

const knows = ({ properties, required }: Shape, key: string): boolean =>
  properties.has(key) || required.has(key)

const namesOf = ({ properties, required }: Shape): ReadonlyArray<string> => [
  ...new Set([...properties.keys(), ...required])
]

/** How many keys of a value a branch knows: it describes them, or asks for them. Those that hold nothing count least. */
export const sharedKeys = ({ shape }: Branch, value: unknown): number => {
  // The schema has an end; a caller may send as many keys as it likes.
  const shared = namesOf(shape).filter((key) => owns(value, key))
  return shared.length - shared.filter((key) => isNothing(own(value, key))).length * LEAST
}

/** How many of the first keys that no branch knows are near to one of this branch that is not there. */
export const nearKeys = (
  scene: Scene,
  { shape }: Branch,
  branches: ReadonlyArray<Branch>,
  value: unknown
): number => {
  const lacking = namesOf(shape).filter((key) => !owns(value, key))
  let compared = 0
  let near = 0
  for (const key of keysOf(value)) {
    if (branches.some((other) => knows(other.shape, key))) continue
    if (++compared > MANY) break
    if (scene.meant(key, lacking) !== undefined) near++
  }
  return near
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
  return value.slice(0, ITEMS).filter((item) => accepts([...types], typeOf(item))).length
}
