import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { referred } from '../schema/refs.js'
import type { Walk } from '../walk/walk.js'

/** Conditions in conditions; one that refers to itself has no end. */
const DEPTH = 4

/**
 * The keys of an object that its schema names anywhere: in a branch, in a condition, as what another key needs, or
 * among the names that keys may have. Of such a key nobody says that it may be ignored.
 */
export const mentionedBy = (walk: Walk, schema: unknown, depth = 0): ReadonlyArray<string> => {
  if (!isRecord(schema) || depth > DEPTH) return []
  const inner = [
    ...single.map((keyword) => own(schema, keyword)),
    ...[...unions, 'allOf'].flatMap((keyword) => listOf(own(schema, keyword))),
    ...dependent.flatMap((keyword) => valuesOf(own(schema, keyword))),
    ...referred(walk.root, schema)
  ]
  return [
    ...keysOf(own(schema, 'properties')),
    ...textsOf(own(schema, 'required')),
    ...dependent.flatMap((keyword) => keysOf(own(schema, keyword))),
    ...dependent.flatMap((keyword) => valuesOf(own(schema, keyword)).flatMap(textsOf)),
    ...textsOf(own(own(schema, 'propertyNames'), 'enum')),
    ...inner.flatMap((one) => mentionedBy(walk, one, depth + 1))
  ]
}

const single = ['if', 'then', 'else', 'not'] as const
const dependent = ['dependentRequired', 'dependentSchemas', 'dependencies'] as const

const listOf = (given: unknown): ReadonlyArray<unknown> => (isList(given) ? given : [])

const valuesOf = (given: unknown): ReadonlyArray<unknown> =>
  keysOf(given).map((key) => own(given, key))

const textsOf = (given: unknown): ReadonlyArray<string> =>
  listOf(given).filter((one): one is string => typeof one === 'string')
