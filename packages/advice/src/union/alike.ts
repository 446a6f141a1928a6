import { isList, isRecord, keysOf, own, step } from '@toolfault/model'
import { bearing } from '../schema/bearing.js'
import { unions } from '../schema/branches.js'
import { keyPatternsOf } from '../schema/every-key.js'
import type { Ground } from '../schema/ground.js'
import { annotations } from '../schema/keywords.js'
import { otherKeysOf } from '../schema/other-keys.js'
import { same } from '../schema/same.js'
import { type Shape, shapeOf } from '../schema/shape.js'

/** So deep schemas are compared, an object or a list to a level. */
const DEPTH = 4

/**
 * What schemas say alike, as a schema. Of a key of which they say different things no more is known than its name;
 * `undefined` where they have nothing in common.
 */
export const alike = (
  ground: Ground,
  schemas: ReadonlyArray<unknown>,
  depth = 0
): object | undefined => {
  const [first, ...others] = schemas
  if (!isRecord(first) || depth > DEPTH || !step(ground.budget)) return undefined
  if (others.every((one) => same(one, first))) return first
  const rules = bare(first)
  if (others.every((one) => isRecord(one) && same(bare(one), rules))) return rules
  const inside = ofObjects(ground, schemas, depth) ?? ofLists(ground, schemas, depth)
  // Of the whole the type is right.
  const type = depth === 0 ? undefined : typeAlike(schemas.map((one) => shapeOf(ground, one)))
  if (inside === undefined && type === undefined) return undefined
  const found = { ...inside, ...(type === undefined ? {} : { type }) }
  partial.add(found)
  return found
}

const partial = new WeakSet()

/** Whether a schema is what several say alike, and each of them says more: it is nobody's shape. */
export const isPartial = (schema: unknown): boolean => isRecord(schema) && partial.has(schema)

/** A schema without what its author says of it, which may be of its branch alone. */
const bare = (schema: object): object =>
  Object.fromEntries(
    keysOf(schema)
      .filter((key) => !annotations.has(key))
      .map((key) => [key, own(schema, key)])
  )

/** The types of all, where they are the same; listed values have their own way of being told. */
const typeAlike = ([first, ...others]: ReadonlyArray<Shape>): ReadonlyArray<string> | undefined => {
  const types = [...(first?.types ?? [])]
  const isAlike = ({ types: more, values }: Shape): boolean =>
    values === undefined && more.size === types.length && types.every((type) => more.has(type))
  return types.length > 0 && first?.values === undefined && others.every(isAlike)
    ? types
    : undefined
}

const ofObjects = (
  ground: Ground,
  schemas: ReadonlyArray<unknown>,
  depth: number
): object | undefined => {
  const all = schemas.map((schema) => membersOf(ground, schema, 'properties'))
  if (!all.every(isRecord)) return undefined
  const properties = [...new Set(all.flatMap(keysOf))].map((key) => {
    const each = all.map((members) => own(members, key))
    return [key, alike(ground, each, depth + 1)] as const
  })
  const [needs, ...lists] = schemas.map((schema) => membersOf(ground, schema, 'required'))
  const required = isList(needs)
    ? needs.filter((key) => lists.every((list) => isList(list) && list.includes(key)))
    : []
  const rest = restAlike(ground, schemas)
  // A key of the whole that no branch knows may tell which of them was meant.
  const isTold = rest !== undefined && (depth > 0 || rest !== false)
  return {
    properties: Object.fromEntries(properties.map(([key, one]) => [key, one ?? {}])),
    required,
    ...(isTold ? { additionalProperties: rest } : {})
  }
}

/** What stands for any rule about keys that are not named. */
const claimed = { $comment: 'a rule of one of them may take it' }

/** Of keys that none of them names: `false` where all refuse them, a schema where a rule of one may take them. */
const restAlike = (ground: Ground, schemas: ReadonlyArray<unknown>): false | object | undefined => {
  const all = schemas.map((schema) => bearing(ground, schema, ['properties']))
  const others = all.map((schema) => otherKeysOf(schema))
  const isOpen = all.some((schema) => keyPatternsOf(schema) !== undefined)
  // What a union of one of them takes is not looked at.
  const isUnited = schemas.some((schema) => bearing(ground, schema, unions) !== undefined)
  if (others.some(isRecord) || isOpen || isUnited) return claimed
  return others.every((one) => one === false) ? false : undefined
}

const ofLists = (
  ground: Ground,
  schemas: ReadonlyArray<unknown>,
  depth: number
): object | undefined => {
  const items = alike(
    ground,
    schemas.map((schema) => membersOf(ground, schema, 'items')),
    depth + 1
  )
  return items === undefined ? undefined : { items }
}

const membersOf = (ground: Ground, schema: unknown, keyword: string): unknown =>
  own(bearing(ground, schema, [keyword]), keyword)
