import type { Counted, Expected } from '@toolfault/model'
import { isRecord, own } from '@toolfault/model'
import { nullLast } from '../null-last.js'
import { branchesOf } from '../schema/branches.js'
import { formatOf } from '../schema/format.js'
import { limitsOf } from '../schema/limits.js'
import { referred } from '../schema/refs.js'
import { tupleOf } from '../schema/schema-at.js'
import { shapeOf, typesOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import type { Rule } from '../walk/rule.js'
import { sureIn } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'

/** More than this nobody reads. */
const MOST = 6

/**
 * All that the subschemas of a place ask of its value: listed values alone, where there are any, else
 * type, format, pattern, limits, sizes and steps.
 */
export const demandsOf = (walk: Walk, rules: ReadonlyArray<Rule>): ReadonlyArray<Expected> => {
  const known = seen.get(rules)
  if (known !== undefined) return known
  const demands = asked(walk, rules)
  // What a budget cut short is no fact.
  if (walk.budget.left > 0) seen.set(rules, demands)
  return demands
}

/** The same subschemas ask the same. */
const seen = new WeakMap<ReadonlyArray<Rule>, ReadonlyArray<Expected>>()

const asked = (walk: Walk, rules: ReadonlyArray<Rule>): ReadonlyArray<Expected> => {
  const schemas = [...new Set(sureIn(rules).flatMap((schema) => [schema, ...solely(walk, schema)]))]
  const shapes = schemas.map((schema) => shapeOf(walk, schema))
  // One that only names a type stands beside another that lists values, as a base class does.
  const values = shapes.find((shape) => shape.values !== undefined)?.values
  if (values !== undefined) return [{ id: 'one_of', values }]
  const types = shapes.find(
    (shape, at) => shape.types.size > 0 && !isOpen(walk, schemas[at])
  )?.types
  const typed: ReadonlyArray<Expected> =
    types === undefined
      ? []
      : [{ id: 'type', types: nullLast([...types]), ...itemsOf(walk, schemas) }]
  return [...typed, ...schemas.filter(isRecord).flatMap(bounds)].slice(0, MOST)
}

/** Whether a union names types and has a branch that takes any, as generators write what may be anything or null. */
const isOpen = (walk: Walk, schema: unknown): boolean =>
  typesOf(schema).length === 0 &&
  (branchesOf(schema) ?? []).some(
    (branch) => branch !== false && shapeOf(walk, branch).types.size === 0
  )

/** What a union says of all but null, where that is one branch: generators write what may be null so. */
const solely = (walk: Walk, schema: unknown): ReadonlyArray<unknown> => {
  const branches = branchesOf(schema) ?? []
  const only = sole(branches.filter((branch) => own(branch, 'type') !== 'null'))
  return isRecord(only) ? [only, ...referred(walk.root, only)] : []
}

/** What the items of an array are, where one subschema says it. */
export const itemsOf = (
  walk: Walk,
  schemas: ReadonlyArray<unknown>
): { readonly items?: ReadonlyArray<string> } => {
  for (const schema of schemas) {
    // What stands behind the places of a tuple is not what its items are.
    const { types } = shapeOf(walk, tupleOf(schema) === undefined ? own(schema, 'items') : {})
    if (types.size > 0) return { items: [...types] }
  }
  return {}
}

/** A longer pattern beside a format only spells that format out, as zod's schemas do: nobody reads it. */
export const isLong = (pattern: string): boolean => pattern.length > 40

const bounds = (schema: object): ReadonlyArray<Expected> => {
  const [pattern, multipleOf] = ['pattern', 'multipleOf'].map((name) => own(schema, name))
  const format = formatOf(schema)
  return [
    ...(format === undefined ? [] : [{ id: 'format', format } as const]),
    ...(typeof pattern === 'string' && !(format !== undefined && isLong(pattern))
      ? [{ id: 'pattern', pattern } as const]
      : []),
    ...limits(schema),
    ...counts.flatMap(([suffix, of]) => sized(schema, suffix, of)),
    ...(typeof multipleOf === 'number' ? [{ id: 'multiple', of: multipleOf } as const] : [])
  ]
}

/** The outermost numbers that a double holds whole are no limits but a habit of generators. */
const FAR = Number.MAX_SAFE_INTEGER

const limits = (schema: object): ReadonlyArray<Expected> =>
  limitsOf(schema).flatMap(({ comparison, limit }) =>
    Math.abs(limit) < FAR ? [{ id: 'compare', comparison, limit } as const] : []
  )

const counts: ReadonlyArray<readonly [string, Counted]> = [
  ['Length', 'characters'],
  ['Items', 'items'],
  ['Properties', 'keys']
]

const sized = (schema: object, suffix: string, of: Counted): ReadonlyArray<Expected> => {
  const least = own(schema, `min${suffix}`)
  const most = own(schema, `max${suffix}`)
  const ends = {
    ...(typeof least === 'number' && least > 0 ? { least } : {}),
    ...(typeof most === 'number' ? { most } : {})
  }
  return Object.keys(ends).length === 0 ? [] : [{ id: 'count', of, ...ends }]
}
