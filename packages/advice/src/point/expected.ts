import type { Counted, Expected, Issue, IssueKind, Params } from '@toolfault/model'
import { isList, isOfKey, lacksKey } from '@toolfault/model'
import { isAuthors, typesAsked, valuesAsked } from '../asked.js'
import { matching } from './pattern.js'

/**
 * What the broken rule wanted, from the issue's own keyword and parameters (ajv's spelling), and for a
 * key that is not there from all that its place demands; else what the validator said. `undefined` when
 * nobody says.
 */
export const expectedOf = (
  issue: Issue,
  demands: ReadonlyArray<Expected>
): Expected | undefined => {
  const authored = isAuthors(issue) ? said(issue) : undefined
  if (authored !== undefined) return authored
  return byRule(issue, demands) ?? (isOfKey(issue.kind) ? undefined : said(issue))
}

/** Of these only a value is the subject, of the one type that has such rules. */
export const ofValues: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set([
  'duplicate',
  'format',
  'multiple',
  'pattern',
  'range',
  'size'
])

const byRule = (issue: Issue, demands: ReadonlyArray<Expected>): Expected | undefined => {
  const params = issue.params ?? {}
  switch (issue.kind) {
    case 'missing':
    case 'dependency':
      // A condition asks for something of other keys than its own place.
      return lacksKey(issue) ? required(issue, demands) : undefined
    case 'type':
      return typed(
        typesAsked(issue) ?? (issue.keyword === 'discriminator' ? ['string'] : undefined),
        demands
      )
    case 'choice':
      return choice(issue)
    case 'format':
      return typeof params['format'] === 'string'
        ? { id: 'format', format: params['format'] }
        : undefined
    case 'pattern':
      return typeof params['pattern'] === 'string' ? matching(params['pattern']) : undefined
    case 'range':
      return compare(params)
    case 'size':
      return count(issue.keyword ?? '', params, demands)
    case 'multiple':
      return typeof params['multipleOf'] === 'number'
        ? { id: 'multiple', of: params['multipleOf'] }
        : undefined
    case 'duplicate':
      return distinct(params)
    case 'alternative':
      return alternative(issue.keyword, params)
    case 'rule':
    case 'unknown':
      return named(params)
    case 'unexpected':
      return issue.keyword === 'false schema' ? { id: 'nothing' } : undefined
    default:
      return undefined
  }
}

const said = (issue: Issue): Expected | undefined =>
  issue.message === undefined || issue.echo === true
    ? undefined
    : { id: 'said', text: issue.message }

const typed = (
  types: ReadonlyArray<string> | undefined,
  demands: ReadonlyArray<Expected>
): Expected | undefined => {
  if (types === undefined) return undefined
  const known = demands.find((one) => one.id === 'type')
  const items = types.includes('array') && known?.items !== undefined ? { items: known.items } : {}
  return { id: 'type', types, ...items }
}

const choice = (issue: Issue): Expected | undefined => {
  const values = valuesAsked(issue)
  return values === undefined ? undefined : { id: 'one_of', values }
}

/** What a key has to hold that is not there: the values that the chosen branch lists come first. */
const required = (issue: Issue, demands: ReadonlyArray<Expected>): Expected | undefined => {
  const [first] = demands
  if (first?.id === 'one_of') return first
  return choice(issue) ?? first ?? typed(typesAsked(issue), demands)
}

/** A codec of the author's own has a name, and io-ts tells no more of it. */
const named = ({ name }: Params): Expected | undefined =>
  typeof name === 'string' ? { id: 'named', name } : undefined

const compare = (params: Params): Expected | undefined => {
  const { comparison, limit } = params
  if (typeof limit !== 'number' && typeof limit !== 'string') return undefined
  return comparison === '<' || comparison === '<=' || comparison === '>' || comparison === '>='
    ? { id: 'compare', comparison, limit }
    : undefined
}

const counted = (keyword: string): Counted =>
  keyword.endsWith('Length') ? 'characters' : keyword.endsWith('Properties') ? 'keys' : 'items'

/** Of another keyword nobody knows which end it is, and of what. */
const sizes = /^m(?:in|ax)(?:Length|Items|Properties)$|^(?:items|additionalItems|unevaluatedItems)$/

const count = (
  keyword: string,
  params: Params,
  demands: ReadonlyArray<Expected>
): Expected | undefined => {
  const { exact, limit, minContains, maxContains } = params
  if (typeof minContains === 'number') {
    const most = typeof maxContains === 'number' ? { most: maxContains } : {}
    return { id: 'count', of: 'matching items', least: minContains, ...most }
  }
  if (typeof limit !== 'number' || !sizes.test(keyword)) return undefined
  const of = counted(keyword)
  const end = keyword.startsWith('min') ? 'least' : 'most'
  // Who checks a size to be met exactly says so; of a schema that has this end the other is known from there.
  const isKnown = demands.some((one) => one.id === 'count' && one.of === of && one[end] === limit)
  if (exact === true && !isKnown) return { id: 'count', of, least: limit, most: limit }
  return { id: 'count', of, [end]: limit }
}

const distinct = ({ i, j }: Params): Expected => {
  if (typeof i !== 'number' || typeof j !== 'number') return { id: 'distinct' }
  return { id: 'distinct', first: Math.min(i, j), second: Math.max(i, j) }
}

const alternative = (keyword: string | undefined, params: Params): Expected => {
  const { excludedValues, formats, passingSchemas, shapes } = params
  if (keyword === 'not') {
    const values = isList(excludedValues) ? excludedValues : []
    return values.length === 0
      ? { id: 'other_than' }
      : { id: 'other_than', rules: [{ id: 'one_of', values }] }
  }
  if (isList(formats)) {
    const rules = formats
      .filter((format) => typeof format === 'string')
      .map((format): Expected => ({ id: 'format', format }))
    return { id: 'one_branch', rules }
  }
  const names = isList(shapes) ? shapes.filter((name) => typeof name === 'string') : []
  if (names.length > 0) return { id: 'one_branch', names }
  const matched = isList(passingSchemas)
    ? passingSchemas.filter((at) => typeof at === 'number')
    : []
  return matched.length > 0 ? { id: 'one_branch', matched } : { id: 'one_branch' }
}
