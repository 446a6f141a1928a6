import { isList, isRecord } from '@toolfault/model'
import fc from 'fast-check'
import type { Traits } from './target.js'
import { BRANCHING, isScrap, type Spot, type Wreck, wreck, wrecks } from './wrecks.js'

/**
 * How an input is made, in plain JSON: it can be printed, kept in a file, and made again on another day.
 * What cannot be written as JSON (a cycle, a getter that throws) is a wreck with a name.
 */
export interface Recipe {
  readonly args: ReadonlyArray<unknown>
  readonly wrecks: ReadonlyArray<Wreck>
}

/** How much of a large input is looked at for a place to wreck. */
const SPOTS = 400
const DEEPEST = 30

const wrecking = (names: ReadonlyArray<string>): fc.Arbitrary<ReadonlyArray<Wreck>> =>
  fc.array(fc.record({ at: fc.nat(SPOTS), how: fc.constantFrom(...names), by: fc.nat(1_000) }), {
    minLength: 1,
    maxLength: 3
  })

const ofAll = wrecking(wrecks)
const ofTrees = wrecking(wrecks.filter((name) => name !== BRANCHING))

/** Sound arguments, and the same with up to three things wrong in them. */
export const recipes = (
  args: fc.Arbitrary<ReadonlyArray<unknown>>,
  { isTree, isTyped }: Pick<Traits, 'isTree' | 'isTyped'>
): fc.Arbitrary<Recipe> =>
  fc.record({
    // What stands in a file must be what was run.
    args: args.map(plain),
    wrecks:
      isTyped === true
        ? fc.constant([])
        : fc.oneof(
            { weight: 2, arbitrary: fc.constant([]) },
            { weight: 3, arbitrary: isTree === true ? ofTrees : ofAll }
          )
  })

const plain = (args: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  JSON.parse(JSON.stringify(args))

/** The arguments of a recipe, made anew: nobody else holds a part of them. */
export const made = ({ args, wrecks: list }: Recipe): Array<unknown> => {
  const whole = structuredClone([...args])
  for (const one of list) {
    const spots = spotsIn(whole)
    const spot = spots[one.at % Math.max(1, spots.length)]
    if (spot !== undefined) wreck(spot, one, whole, spots)
  }
  return whole
}

/** Every place in a value, the arguments themselves first; what is not plain is not entered. */
const spotsIn = (whole: Array<unknown>): ReadonlyArray<Spot> => {
  const found: Array<Spot> = []
  const enter = (owner: object, depth: number): void => {
    if (depth > DEEPEST || isScrap(owner) || !isPlain(owner)) return
    const inner: Array<unknown> = []
    for (const key of Object.keys(owner)) {
      if (found.length > SPOTS) return
      const held = Object.getOwnPropertyDescriptor(owner, key)
      if (held === undefined || !('value' in held) || held.writable !== true) continue
      found.push({ owner, key })
      inner.push(held.value)
    }
    for (const value of inner) {
      if (isRecord(value) || isList(value)) enter(value, depth + 1)
    }
  }
  enter(whole, 0)
  return found
}

const isPlain = (value: object): boolean => {
  try {
    const prototype: unknown = Object.getPrototypeOf(value)
    return Object.isExtensible(value) && (prototype === Object.prototype || Array.isArray(value))
  } catch {
    return false
  }
}
