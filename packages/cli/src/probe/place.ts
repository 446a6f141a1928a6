import { isRecord, own, type Path } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { type Sampling, sample } from './sample.js'
import { propertiesOf, requiredOf, settled, typesOf } from './schema.js'

/** A place in a call: the object there, its schema, and the whole call with another one there. */
export interface Place {
  readonly at: Path
  readonly value: JsonObject
  readonly schema: object
  readonly put: (value: Json) => Json
}

/** More properties than this are not tried for one mistake. */
export const MANY = 16

/** The properties that a call has, or would have with one more value. */
export const filled = (
  place: Place,
  sampling: Sampling
): ReadonlyArray<readonly [string, object]> => {
  const required = new Set(requiredOf(place.schema))
  const all = [...propertiesOf(place.schema)].slice(0, MANY * MANY)
  const rank = ([key]: readonly [string, unknown]): number => (required.has(key) ? 0 : 1)
  return all
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MANY)
    .map(([key, inner]) => [key, settled(inner, sampling.root)] as const)
}

/** The objects inside of a call, and those in its arrays. */
export const inside = (place: Place, sampling: Sampling): ReadonlyArray<Place> =>
  filled(place, sampling).flatMap(([key, inner]): ReadonlyArray<Place> => {
    const isArray = typesOf(inner).includes('array')
    const of = isArray ? own(inner, 'items') : inner
    const schema = settled(of, sampling.root)
    const value = sample(of, sampling)
    if (!isObject(value) || propertiesOf(schema).size === 0) return []
    const at = isArray ? [...place.at, key, '0'] : [...place.at, key]
    const wrapped = (made: Json): Json => (isArray ? [made] : made)
    return [
      { at, schema, value, put: (made) => place.put(having(place.value, key, wrapped(made))) }
    ]
  })

const isObject = (value: Json | undefined): value is JsonObject => isRecord(value)

/** Not an assignment: a key called `__proto__` would be lost. */
export const having = (object: JsonObject, key: string, value: Json): JsonObject =>
  Object.fromEntries([...Object.entries(object).filter(([name]) => name !== key), [key, value]])

/** The object with one key less. */
export const without = (object: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
