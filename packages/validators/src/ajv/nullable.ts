import { isList, isRecord, keysOf, own, owns, type Steps, step } from '@toolfault/model'
import { partOf } from '../subschemas.js'

/**
 * A schema without the `nullable` that stands beside no `type`, at which ajv refuses the whole schema; by
 * OpenAPI 3.0.3 (Schema Object, `nullable`) it means something beside a `type` only. What lies beyond the
 * budget is left as it is.
 */
export const withoutLoneNullable = (schema: unknown, budget: Steps): unknown => {
  if (!isRecord(schema) || !step(budget)) return schema
  const isLone = !owns(schema, 'type')
  return Object.fromEntries(
    keysOf(schema)
      .filter((key) => !(isLone && key === 'nullable'))
      .map((key) => [key, below(key, own(schema, key), budget)])
  )
}

const below = (key: string, value: unknown, budget: Steps): unknown => {
  const into = (schema: unknown): unknown => withoutLoneNullable(schema, budget)
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
