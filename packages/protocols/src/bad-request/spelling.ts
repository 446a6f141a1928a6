import { isJsonObject, isList, isRecord, own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { type AsRead, respell } from '../reading/respell.js'
import { typeOf } from './type.js'

/**
 * Spell an error as the other side spelled it, detail by detail: each is known by its type, so that
 * details which this house does not write stay where another one has changed.
 */
export const respellDetails = (now: Json, read: AsRead | undefined): Json =>
  isRecord(read)
    ? listed(
        respell(keyed(now), {
          wire: keyed(own(read, 'wire') as Json),
          written: keyed(own(read, 'written') as Json)
        })
      )
    : now

/** The only member of an object that stands for a list of details. */
const LIST = '@details'

/** Lists of details as objects, by type; the second of one type has a number. */
const keyed = (json: Json): Json => {
  if (isDetails(json)) return { [LIST]: byType(json) }
  if (!isJsonObject(json)) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, keyed(value)]))
}

const isDetails = (json: Json): json is ReadonlyArray<JsonObject> =>
  isList(json) && json.length > 0 && json.every((item) => typeof own(item, '@type') === 'string')

const byType = (details: ReadonlyArray<JsonObject>): JsonObject => {
  const seen = new Map<string, number>()
  return Object.fromEntries(
    details.map((detail) => {
      const type = typeOf(detail)
      const count = (seen.get(type) ?? 0) + 1
      seen.set(type, count)
      // Not a number alone: engines move such keys to the front.
      return [`${type} ${count}`, detail]
    })
  )
}

const listed = (json: Json): Json => {
  if (!isJsonObject(json)) return json
  const details = json[LIST]
  if (details !== undefined && isJsonObject(details)) return Object.values(details)
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, listed(value)]))
}
