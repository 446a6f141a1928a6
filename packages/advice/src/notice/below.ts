import { isList, isRecord, keysOf, own, owns, type Path, type Steps, step } from '@toolfault/model'
import { everyKeyOf, keyPatternsOf } from '../schema/every-key.js'
import { itemAt } from '../schema/schema-at.js'
import type { Known, Speaker } from './known.js'

/** A place in the arguments, and who speaks of it. */
export interface Spot {
  readonly path: Path
  readonly value: unknown
  readonly schemas: ReadonlyArray<Speaker>
}

/** The members that are objects or lists themselves; one long list must leave steps for its items. */
export const below = ({ path, value }: Spot, known: Known, budget: Steps): ReadonlyArray<Spot> => {
  const found: Array<Spot> = []
  const room = budget.left / 4
  for (const key of isList(value) ? indexes(value, room) : keysOf(value).slice(0, room)) {
    if (!step(budget)) break
    const member = own(value, key)
    if (typeof member !== 'object') continue
    const schemas = known.speakers.flatMap(({ schema, sure }) =>
      (isList(value) ? ofItem : ofKey)(schema, key).map((one) => ({ schema: one, sure }))
    )
    if (schemas.length > 0) found.push({ path: [...path, key], value: member, schemas })
  }
  return found
}

const indexes = (list: ReadonlyArray<unknown>, most: number): ReadonlyArray<string> =>
  Array.from({ length: Math.min(list.length, most) }, (_, at) => String(at))

/** No pattern of a schema is ever run by us: what it may say of the key is anything, so `true`. */
const ofKey = (schema: object, key: string): ReadonlyArray<unknown> => {
  const properties = own(schema, 'properties')
  const maybe = keyPatternsOf(schema) === undefined ? [] : [true]
  if (owns(properties, key)) return [own(properties, key), ...maybe]
  const rest =
    everyKeyOf(schema) ??
    own(schema, 'additionalProperties') ??
    own(schema, 'unevaluatedProperties')
  return [...(isRecord(rest) ? [rest] : []), ...maybe]
}

const ofItem = (schema: object, key: string): ReadonlyArray<unknown> => {
  const item = itemAt(schema, key)
  const maybe = owns(schema, 'contains') || owns(schema, 'unevaluatedItems') ? [true] : []
  return [...(isRecord(item) ? [item] : []), ...maybe]
}
