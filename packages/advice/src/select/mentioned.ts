import { isList, isRecord, keysOf, own, step } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { referred } from '../schema/refs.js'
import type { Walk } from '../walk/walk.js'

/**
 * The keys of an object that its schema names anywhere: in a branch, in a condition, as what another key needs, or
 * among the names that keys may have. Of such a key nobody says that it may be ignored.
 */
export const mentionedBy = (walk: Walk, schemas: ReadonlyArray<unknown>): ReadonlySet<string> => {
  const names = new Set<string>()
  // Each once: parts that share their parts would have no end.
  const met = new Set(schemas)
  for (const schema of met) {
    if (!isRecord(schema) || !step(walk.budget)) continue
    for (const name of namesIn(schema)) names.add(name)
    for (const part of partsOf(walk, schema)) met.add(part)
  }
  return names
}

const namesIn = (schema: object): ReadonlyArray<string> => [
  ...keysOf(own(schema, 'properties')),
  ...textsOf(own(schema, 'required')),
  ...dependent.flatMap((keyword) => keysOf(own(schema, keyword))),
  ...dependent.flatMap((keyword) => valuesOf(own(schema, keyword)).flatMap(textsOf)),
  ...textsOf(own(own(schema, 'propertyNames'), 'enum'))
]

const partsOf = (walk: Walk, schema: object): ReadonlyArray<unknown> => [
  ...single.map((keyword) => own(schema, keyword)),
  ...[...unions, 'allOf'].flatMap((keyword) => listOf(own(schema, keyword))),
  ...dependent.flatMap((keyword) => valuesOf(own(schema, keyword))),
  ...referred(walk.root, schema)
]

const single = ['if', 'then', 'else', 'not'] as const
const dependent = ['dependentRequired', 'dependentSchemas', 'dependencies'] as const

const listOf = (given: unknown): ReadonlyArray<unknown> => (isList(given) ? given : [])

const valuesOf = (given: unknown): ReadonlyArray<unknown> =>
  keysOf(given).map((key) => own(given, key))

const textsOf = (given: unknown): ReadonlyArray<string> =>
  listOf(given).filter((one): one is string => typeof one === 'string')
