/** Keywords whose own error says no more than that a schema below them failed. */
const summaries: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'properties',
  'patternProperties',
  'prefixItems',
  'allOf',
  'then',
  'else',
  'dependentSchemas',
  '$ref',
  '$dynamicRef',
  '$recursiveRef'
])

/** Keywords of the items that nothing else describes; `false` limits how many there may be. */
const rests: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'items',
  'additionalItems',
  'unevaluatedItems'
])

/** Keywords of the keys that nothing else describes; `false` refuses them. */
const others: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'additionalProperties',
  'unevaluatedProperties'
])

/** Whether an error of this keyword only sums up others; that of no keyword is the whole. */
export const isSummary = (keyword: string | undefined): boolean =>
  keyword === undefined || summaries.has(keyword)

/** Whether a keyword describes the items that nothing else does. */
export const isRest = (keyword: string | undefined): boolean =>
  keyword !== undefined && rests.has(keyword)

/** Whether a keyword describes the keys that nothing else does. */
export const isOthers = (keyword: string | undefined): boolean =>
  keyword !== undefined && others.has(keyword)

/** Whether a keyword wants one branch of several. */
export const isUnion = (keyword: string | undefined): boolean =>
  keyword === 'anyOf' || keyword === 'oneOf'

/** Whether a keyword has schemas below it. */
export const isApplicator = (keyword: string | undefined): boolean =>
  isSummary(keyword) ||
  isRest(keyword) ||
  isOthers(keyword) ||
  isUnion(keyword) ||
  keyword === 'contains' ||
  keyword === 'dependencies' ||
  keyword === 'if' ||
  keyword === 'propertyNames'
