import { isJsonObject, isList } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/** Members whose two names differ (ProtoJSON: both are read). */
const names: ReadonlyArray<readonly [camel: string, snake: string]> = [
  ['fieldViolations', 'field_violations'],
  ['localizedMessage', 'localized_message'],
  ['retryDelay', 'retry_delay'],
  ['resourceType', 'resource_type'],
  ['resourceName', 'resource_name'],
  ['stackEntries', 'stack_entries']
]

/** A detail with its members under the other names; what is no member of ours stays. */
export const respelled = (detail: JsonObject, as: 'camel' | 'snake'): JsonObject =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [nameAs(name, as), below(value, as)])
  )

/** Whether a detail has a member under the name of the .proto files. */
export const isSnake = (detail: JsonObject): boolean => {
  const items = Object.values(detail).flatMap((value) => (isList(value) ? value : []))
  return (
    names.some(([, snake]) => Object.hasOwn(detail, snake)) ||
    items.filter(isJsonObject).some(isSnake)
  )
}

/** Violations are messages too; metadata is a map, whose keys are data. */
const below = (value: Json, as: 'camel' | 'snake'): Json =>
  isList(value) ? value.map((item) => (isJsonObject(item) ? respelled(item, as) : item)) : value

const nameAs = (name: string, as: 'camel' | 'snake'): string => {
  const pair = names.find((both) => both.includes(name))
  return pair === undefined ? name : pair[as === 'camel' ? 0 : 1]
}
