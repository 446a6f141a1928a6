import { keysOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { nearMember } from '../names/member.js'
import { accepts } from '../schema/accepts.js'
import { jsonIn, parsed } from '../schema/json-text.js'
import { fits } from '../schema/misfits.js'
import { same } from '../schema/same.js'
import { shapeOf } from '../schema/shape.js'
import { isNumeric, truth, typeOf } from '../schema/value.js'
import { best } from './best.js'
import type { Scene } from './scene.js'
import { keysIn, sharedKeys } from './share.js'
import { sole } from './sole.js'
import type { Branch } from './tag.js'

/** A longer text is not looked into. */
export const LONG = 100_000

/**
 * The branch for which a text is only in the wrong form: the one that lists what it is near to, or that
 * takes what it spells (`"50"` where a branch takes integers and the one for texts lists `all`), an
 * object or an array as JSON text included. `undefined` where there is none, or more than one.
 */
export const byForm = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  value: unknown
): Branch | undefined => {
  if (typeof value !== 'string' || value.length > LONG) return undefined
  const near = branches.filter(
    ({ shape: { values } }) => values !== undefined && isOneOf(scene, value, values)
  )
  if (near.length > 0) return sole(near)
  const spelled = spelledBy(value)
  if (spelled === undefined) return undefined
  const type = typeOf(spelled.value)
  const taking = branches.filter(
    ({ schema, shape: { types } }) =>
      accepts([...types], type) &&
      // What is wrong inside an object or an array can be said of it.
      (typeof spelled.value === 'object' || fits(scene, schema, spelled.value))
  )
  return sole(taking) ?? byInside(scene, taking, spelled.value)
}

/** Whether a text is listed, or near to what is. */
export const isOneOf = (scene: Scene, text: string, values: ReadonlyArray<Json>): boolean =>
  values.includes(text) || nearMember(scene.meant, text, values) !== undefined

/** Of several branches for objects, or for arrays, the only one that takes what a text spells, or that knows most of its keys. */
const byInside = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  value: unknown
): Branch | undefined => {
  if (typeof value !== 'object') return undefined
  const fitting = branches.filter(({ schema }) => fits(scene, schema, value))
  if (fitting.length > 0) return sole(fitting)
  const knowing = sole(best(branches, (branch) => sharedKeys(branch, value)))
  return knowing !== undefined && sharedKeys(knowing, value) > 0 ? knowing : undefined
}

/**
 * The branch that lists what stands under the only key of an object, where no branch knows that key, or lists it there:
 * `{ "preset": "ytd" }`, or `{ "type": "html" }` beside `{ "type": "json" }`.
 */
export const byHeld = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  value: object
): Branch | undefined => {
  const key = sole(keysOf(value))
  if (key === undefined) return undefined
  const held = own(value, key)
  const mayHold = (branch: Branch): boolean =>
    keysIn(branch).includes(key) &&
    (branch.shape.properties.get(key) ?? [true]).some(
      (schema) => shapeOf(scene, schema).values?.some((one) => same(one, held)) ?? true
    )
  return branches.some(mayHold)
    ? undefined
    : sole(branches.filter(({ shape: { values } }) => values?.some((one) => same(one, held))))
}

/** The branch that lists the only item of an array, where none for arrays takes it: `["all"]` for an array of days, or `"all"`. */
export const byOnly = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  list: ReadonlyArray<unknown>
): Branch | undefined => {
  const [item] = list
  if (list.length !== 1 || item === undefined) return undefined
  const listing = sole(
    branches.filter(({ shape: { values } }) => values?.some((one) => same(one, item)))
  )
  return listing === undefined || branches.some(({ schema }) => fits(scene, schema, list))
    ? undefined
    : listing
}

/** What a text spells that is no text: a number, a boolean, an object or an array. */
export const spelledBy = (text: string): { readonly value: unknown } | undefined => {
  const bare = text.trim()
  if (isNumeric(bare)) return { value: Number(bare) }
  const boolean = truth(bare)
  if (boolean !== undefined) return { value: boolean }
  const held = jsonIn(text)
  const ends = `${held.charAt(0)}${held.charAt(held.length - 1)}`
  if (ends !== '{}' && ends !== '[]') return undefined
  const value = parsed(held)
  return value === undefined ? undefined : { value }
}
