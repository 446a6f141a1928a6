import { isIndex, type Path } from '@toolfault/model'

/** What follows the keyword is a name, or an index. */
const named: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  '$defs',
  'definitions'
])
const listed: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'prefixItems'
])
const single: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
  '$ref',
  '$dynamicRef',
  '$recursiveRef'
])

/** Where the schema below is about a part of the value. */
const inward: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'contains'
])

/** One keyword of a location: where it stands, where the next one does, how far into the value it leads. */
export interface Step {
  readonly keyword: string
  readonly from: number
  readonly to: number
  readonly into: 0 | 1
  /** A name or an index of a schema belongs to it. */
  readonly isChosen: boolean
}

/** A longer location is of no schema that somebody wrote. */
export const LONG = 256

/** The keywords of a location; what comes behind one that holds no schemas is a part of its rule. */
export const stepsOf = (at: Path): ReadonlyArray<Step> => {
  const found: Array<Step> = []
  let from = 0
  while (from < at.length && found.length < LONG) {
    const keyword = at[from] ?? ''
    const next = at[from + 1]
    const isList = listed.has(keyword) || (keyword === 'items' && isIndex(next ?? ''))
    const takes = named.has(keyword) || isList
    const holds = takes || single.has(keyword)
    const to = holds ? Math.min(at.length, from + (takes ? 2 : 1)) : at.length
    found.push({
      keyword,
      from,
      to,
      into: inward.has(keyword) ? 1 : 0,
      isChosen: takes && to === from + 2
    })
    from = to
  }
  return found
}

/** The keyword that a location ends with; `false schema` where it ends with a schema. */
export const keywordAt = (at: Path): string | undefined => {
  const last = stepsOf(at).at(-1)
  if (last === undefined) return undefined
  return last.isChosen && last.keyword !== 'dependencies' ? 'false schema' : last.keyword
}

/** The keyword whose one schema a location ends with (`/items`), if it does. */
export const holderAt = (at: Path | undefined): string | undefined => {
  const last = at === undefined ? undefined : stepsOf(at).at(-1)
  return last?.isChosen === false ? last.keyword : undefined
}

/** How deep in the value the schema stands that has the keyword at the end of a location. */
export const depthOf = (at: Path): number =>
  stepsOf(at)
    .slice(0, -1)
    .reduce((depth, { into }) => depth + into, 0)

/** Whether a location is inside of `propertyNames`. */
export const isOfName = (at: Path): boolean =>
  stepsOf(at).some(({ keyword, to }) => keyword === 'propertyNames' && to < at.length)

/** Whether a location is inside of `not` or of a condition, where to fail is no failure. */
export const isTrial = (at: Path): boolean =>
  stepsOf(at).some(({ keyword, to }) => (keyword === 'not' || keyword === 'if') && to < at.length)
