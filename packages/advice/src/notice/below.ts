import {
  isIndex,
  isList,
  isRecord,
  keysOf,
  own,
  owns,
  type Path,
  type Steps,
  step
} from '@toolfault/model'
import { itemAt } from '../schema/schema-at.js'
import type { Known, Speaker } from './known.js'

/** A place in the arguments, and who speaks of it. */
export interface Spot {
  readonly path: Path
  readonly value: object
  readonly schemas: ReadonlyArray<Speaker>
}

/** The members that are objects or lists themselves; one long list must leave steps for its items. */
export const below = ({ path, value }: Spot, known: Known, budget: Steps): ReadonlyArray<Spot> => {
  const found: Array<Spot> = []
  const room = budget.left / 4
  for (const key of isList(value) ? indexes(value, room) : keysOf(value).slice(0, room)) {
    if (!step(budget)) break
    const member = own(value, key)
    if (typeof member === 'object' && member !== null) {
      const isItem = isList(value) && isIndex(key)
      const schemas = known.speakers.flatMap(({ schema, sure }) =>
        (isItem ? ofItem(schema, key) : ofKey(schema, key)).map((one) => ({ schema: one, sure }))
      )
      found.push(...spot([...path, key], member, schemas))
    }
  }
  return found
}

const indexes = (list: ReadonlyArray<unknown>, most: number): ReadonlyArray<string> =>
  Array.from({ length: Math.min(list.length, most) }, (_, at) => String(at))

/** One place, or none where nothing stands below it or nobody speaks of it. */
export const spot = (
  path: Path,
  value: unknown,
  schemas: ReadonlyArray<Speaker>
): ReadonlyArray<Spot> =>
  typeof value === 'object' && value !== null && schemas.length > 0
    ? [{ path, value, schemas }]
    : []

/** No pattern of a schema is ever run by us: what it may say of the key is anything, so `true`. */
const ofKey = (schema: object, key: string): ReadonlyArray<unknown> => {
  const properties = own(schema, 'properties')
  const maybe = owns(schema, 'patternProperties') ? [true] : []
  if (owns(properties, key)) return [own(properties, key), ...maybe]
  const rest = own(schema, 'additionalProperties') ?? own(schema, 'unevaluatedProperties')
  return [...(isRecord(rest) ? [rest] : []), ...maybe]
}

const ofItem = (schema: object, key: string): ReadonlyArray<unknown> => {
  const item = itemAt(schema, key)
  const maybe = owns(schema, 'contains') || owns(schema, 'unevaluatedItems') ? [true] : []
  return [...(isRecord(item) ? [item] : []), ...maybe]
}
