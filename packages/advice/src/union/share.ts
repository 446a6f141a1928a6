import { type Issue, isRecord, keysOf, own, owns } from '@toolfault/model'
import { isHollow } from '../blank.js'
import { inOtherWords } from '../names/in-other-words.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { referred } from '../schema/refs.js'
import { shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import type { Scene } from './scene.js'
import type { Branch } from './tag.js'

/** More unknown keys than this are not looked at. */
const MANY = 64

/** So often, at the most, a key is looked for among the keys of a branch. */
export const MOST = 4_096

/** So many items of an array tell what it was meant to hold. */
const ITEMS = 16

/** Of a key that holds nothing: less than any that holds something, and more than none. */
const LEAST = 0.999

/** The branches that may take a value of a type. */
export const typedAs = (
  branches: ReadonlyArray<Branch>,
  type: string | undefined
): ReadonlyArray<Branch> =>
  branches.filter(({ shape: { types } }) => types.size === 0 || accepts([...types], type))

/** The keys that a branch describes, or asks for. */
export const keysIn = ({ shape: { properties, required } }: Branch): ReadonlyArray<string> => [
  ...new Set([...properties.keys(), ...required])
]

/** The first keys of a value that no branch of a union knows. */
export const strangeIn = (keys: ReadonlySet<string>, value: unknown): ReadonlyArray<string> => {
  const strange: Array<string> = []
  for (const key of keysOf(value)) {
    if (keys.has(key)) continue
    strange.push(key)
    if (strange.length === MANY) break
  }
  return strange
}

/** How many keys of a value a branch knows: it describes them, or asks for them. Those that hold nothing count least. */
export const sharedKeys = (branch: Branch, value: unknown): number => {
  // The schema has an end; a caller may send as many keys as it likes.
  const shared = keysIn(branch).filter((key) => owns(value, key))
  return shared.length - shared.filter((key) => isHollow(own(value, key), 1)).length * LEAST
}

/**
 * How many of the keys that no branch knows are near to one of a branch that is not there, and to none of another that is
 * nearer: `price_id` is `priceId`, and no `price`.
 */
export const nearKeys = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  strange: ReadonlyArray<string>,
  value: unknown
): ((branch: Branch) => number) => {
  const lackingOf = (branch: Branch): ReadonlyArray<string> =>
    keysIn(branch).filter((key) => !owns(value, key))
  const all = [...new Set(branches.flatMap(lackingOf))]
  const keys = strange
    .slice(0, Math.max(1, Math.floor(MOST / branches.length)))
    .map((key) => ({ key, name: scene.meant(key, all) }))
  return (branch) => {
    const lacking = lackingOf(branch)
    return keys.filter(({ key, name }) =>
      name === undefined ? scene.meant(key, lacking) !== undefined : lacking.includes(name)
    ).length
  }
}

/** So many keys may say in other words what is missing. */
const FEW = 16

/** Tells whether a key that no branch knows may have been meant, in other words, for one that is missing. */
export const isSaidBy = (strange: ReadonlyArray<string>): ((missing: Issue) => boolean) => {
  const spoken = strange.slice(0, FEW).filter(isShortEnough).map(spokenOf)
  return ({ path }) => {
    const name = spokenOf(lastOf(path))
    return spoken.some((key) => inOtherWords(key, name))
  }
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
