import { isList, isRecord, keysOf, own, owns, type Steps, step, steps } from '@toolfault/model'
import { partOf, subschemas } from './subschemas.js'

/**
 * A schema as OpenAPI 3.0.3 has it (Schema Object), in the words of JSON Schema: without a `nullable` that stands beside no
 * `type`, where it means nothing, and with the limit itself where a flag excludes it (`minimum: 0, exclusiveMinimum: true`,
 * as in draft-04). What lies beyond the budget is left as it is.
 */
export const fromOpenApi = (schema: unknown, budget: Steps): unknown =>
  isRecord(schema) && step(budget)
    ? Object.fromEntries(
        keysOf(schema).flatMap((key) =>
          spelled(schema, key).map(([name, value]) => [name, below(name, value, budget)])
        )
      )
    : schema

/** The same, and the schema itself where it excludes no limit by a flag. */
export const withoutFlags = (schema: object | boolean): unknown =>
  subschemas(schema).some((node) => keysOf(node).some((key) => isFlag(node, key)))
    ? fromOpenApi(schema, steps())
    : schema

/** What a keyword is called: nothing, where it says nothing, or another says it. */
const spelled = (schema: object, key: string): ReadonlyArray<readonly [string, unknown]> => {
  const value = own(schema, key)
  if (key === 'nullable' && !owns(schema, 'type')) return []
  if (isFlag(schema, key)) {
    const limit = own(schema, key === 'exclusiveMinimum' ? 'minimum' : 'maximum')
    return value === true && typeof limit === 'number' ? [[key, limit]] : []
  }
  const isExcluded =
    (key === 'minimum' || key === 'maximum') && own(schema, `exclusiveM${key.slice(1)}`) === true
  return isExcluded ? [] : [[key, value]]
}

const isFlag = (schema: object, key: string): boolean =>
  /^exclusiveM(?:in|ax)imum$/.test(key) && typeof own(schema, key) === 'boolean'

const below = (key: string, value: unknown, budget: Steps): unknown => {
  const into = (schema: unknown): unknown => fromOpenApi(schema, budget)
  switch (partOf(key, value)) {
    case 'schema':
      return into(value)
    case 'list':
      return isList(value) ? value.map(into) : value
    case 'names':
      return Object.fromEntries(keysOf(value).map((name) => [name, into(own(value, name))]))
    default:
      return value
  }
}
