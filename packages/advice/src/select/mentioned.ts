import { isList, isRecord, keysOf, own, step } from '@toolfault/model'
import { besideOf, heldIn } from '../schema/beside.js'
import { dependent } from '../schema/dependents.js'
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
    for (const part of besideOf(walk.root, schema)) met.add(part)
    met.add(own(schema, 'not'))
  }
  return names
}

const namesIn = (schema: object): ReadonlyArray<string> => [
  ...keysOf(own(schema, 'properties')),
  ...textsIn(own(schema, 'required')),
  ...dependent.flatMap((keyword) => keysOf(own(schema, keyword))),
  ...dependent.flatMap((keyword) => heldIn(schema, keyword).flatMap(textsIn)),
  ...textsIn(own(own(schema, 'propertyNames'), 'enum'))
]

const textsIn = (given: unknown): ReadonlyArray<string> =>
  isList(given) ? given.filter((one) => typeof one === 'string') : []
