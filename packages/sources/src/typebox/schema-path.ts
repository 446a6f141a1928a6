/** A step through a schema: the keyword, and the name or index below it, where it holds several. */
export interface SchemaStep {
  readonly keyword: string
  readonly name?: string
}

/** What holds subschemas under names or indexes; `items` does in the old form alone, by index. */
const holders: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  'allOf',
  'anyOf',
  'oneOf',
  'prefixItems'
])

/**
 * Read a `schemaPath` of typebox 1.x (`#/properties/a/items`) as the keywords that it leads through, so
 * that a property called `items` is not taken for the keyword.
 */
export const schemaSteps = (schemaPath: string): ReadonlyArray<SchemaStep> => {
  const keys = schemaPath.split('/').slice(1)
  const found: Array<SchemaStep> = []
  for (let at = 0; at < keys.length; at++) {
    const keyword = keys[at] ?? ''
    const name = keys[at + 1]
    const isNamed = holders.has(keyword) || (keyword === 'items' && /^\d+$/.test(name ?? ''))
    if (isNamed && name !== undefined) {
      found.push({ keyword, name })
      at++
    } else {
      found.push({ keyword })
    }
  }
  return found
}
