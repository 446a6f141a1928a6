import { isList, isRecord, keysOf, own } from '@toolfault/model'

/** Keywords that hold a subschema or a list of them, in any dialect. */
const applicators: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'additionalItems',
  'additionalProperties',
  'allOf',
  'anyOf',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'oneOf',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties'
])

/** Keywords that hold subschemas under names. */
const holders: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
  'properties'
])

/** A part of a schema: a subschema, a list of them, or an object of them by name. */
export type Part = 'schema' | 'list' | 'names'

/** What a keyword of a schema holds; `undefined` where it is data, as in `const` and `default`. */
export const partOf = (keyword: string, value: unknown): Part | undefined => {
  if (applicators.has(keyword)) return isList(value) ? 'list' : 'schema'
  return holders.has(keyword) && isRecord(value) ? 'names' : undefined
}

/** The subschemas directly below a schema. */
export const childrenOf = (schema: object): ReadonlyArray<object> =>
  keysOf(schema).flatMap((keyword) => {
    const value = own(schema, keyword)
    const part = partOf(keyword, value)
    if (part === undefined) return []
    const parts = part === 'schema' ? [value] : keysOf(value).map((name) => own(value, name))
    return parts.filter(isRecord)
  })

/** A schema and all that are below it, each once; of one whose size nobody has looked at so many at the `most`. */
export const subschemas = (
  schema: unknown,
  most: number = Number.POSITIVE_INFINITY
): ReadonlyArray<object> => {
  const found = new Set<object>()
  const open = [schema].filter(isRecord)
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (found.has(node)) continue
    if (found.size >= most) break
    found.add(node)
    for (const child of childrenOf(node)) open.push(child)
  }
  return [...found]
}
