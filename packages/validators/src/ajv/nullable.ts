import { isList, isRecord, keysOf, own, owns, type Steps, step } from '@toolfault/model'

const schemas: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'additionalItems',
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties'
])

const lists: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'allOf',
  'anyOf',
  'items',
  'oneOf',
  'prefixItems'
])

const maps: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
  'properties'
])

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
  if (isList(value)) return lists.has(key) ? value.map(into) : value
  if (schemas.has(key)) return into(value)
  if (!maps.has(key) || !isRecord(value)) return value
  return Object.fromEntries(keysOf(value).map((name) => [name, into(own(value, name))]))
}
