import type { Counted, Expected, Issue, IssueKind, Params } from '@toolfault/model'
import { isList, isRecord, own, owns } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { typeOf } from './received.js'

/**
 * What the broken rule wanted, from the issue's own keyword and parameters (ajv's spelling), and from
 * the subschema for a key that is not there; else what the validator said. `undefined` when nobody says.
 */
export const expectedOf = (issue: Issue, schema: unknown): Expected | undefined => {
  if (issue.kind === 'rule' || issue.keyword === 'errorMessage') return said(issue)
  return byRule(issue, schema) ?? (ownWords.has(issue.kind) ? undefined : said(issue))
}

/** Of these our words say all without any parameter; of others the validator's own are the next best. */
const ownWords: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set([
  'missing',
  'unexpected',
  'dependency'
])

const byRule = (issue: Issue, schema: unknown): Expected | undefined => {
  const params = issue.params ?? {}
  switch (issue.kind) {
    case 'missing':
    case 'dependency':
      return wanted(schema)
    case 'type':
      return typed(params['type'] ?? (issue.keyword === 'discriminator' ? 'string' : undefined))
    case 'choice':
      return choice(params)
    case 'format':
      return typeof params['format'] === 'string'
        ? { id: 'format', format: params['format'] }
        : undefined
    case 'pattern':
      return typeof params['pattern'] === 'string'
        ? { id: 'pattern', pattern: params['pattern'] }
        : undefined
    case 'range':
      return compare(params)
    case 'size':
      return count(issue.keyword ?? '', params)
    case 'multiple':
      return typeof params['multipleOf'] === 'number'
        ? { id: 'multiple', of: params['multipleOf'] }
        : undefined
    case 'duplicate':
      return distinct(params)
    case 'alternative':
      return alternative(issue.keyword, params)
    case 'unexpected':
      return issue.keyword === 'false schema' ? { id: 'nothing' } : undefined
    default:
      return undefined
  }
}

/** The types that a subschema names, else those of the values it lists; `[]` when it does neither. */
export const typesOf = (schema: unknown): ReadonlyArray<string> => {
  const type = own(schema, 'type')
  if (typeof type === 'string') return [type]
  if (isList(type)) return type.filter((name) => typeof name === 'string').slice(0, 7)
  const types = valuesOf(schema).map(typeOf)
  return [...new Set(types.filter((name) => name !== undefined))]
}

/** The values that a subschema lists, its constant as the only one; `[]` when it lists none. */
const valuesOf = (schema: unknown): ReadonlyArray<Json> => {
  const values = own(schema, 'enum')
  // A border: a schema is JSON by definition.
  if (isList(values)) return values as ReadonlyArray<Json>
  return owns(schema, 'const') ? [own(schema, 'const') as Json] : []
}

const wanted = (schema: unknown): Expected | undefined => {
  const values = valuesOf(schema)
  if (values.length > 0) return { id: 'one_of', values }
  const format = own(schema, 'format')
  if (typeof format === 'string') return { id: 'format', format }
  const types = typesOf(schema)
  return types.length > 0 ? { id: 'type', types } : undefined
}

const said = (issue: Issue): Expected | undefined =>
  issue.message === undefined || issue.echo === true
    ? undefined
    : { id: 'said', text: issue.message }

const typed = (type: Json | undefined): Expected | undefined => {
  if (typeof type === 'string') return { id: 'type', types: type.split(',') }
  if (!isList(type)) return undefined
  return { id: 'type', types: type.filter((name) => typeof name === 'string') }
}

const choice = (params: Params): Expected | undefined => {
  const many = params['allowedValues']
  if (isList(many)) return { id: 'one_of', values: many }
  const one = params['allowedValue']
  return one === undefined ? undefined : { id: 'one_of', values: [one] }
}

const compare = (params: Params): Expected | undefined => {
  const { comparison, limit } = params
  if (typeof limit !== 'number' && typeof limit !== 'string') return undefined
  return comparison === '<' || comparison === '<=' || comparison === '>' || comparison === '>='
    ? { id: 'compare', comparison, limit }
    : undefined
}

const counted = (keyword: string): Counted =>
  keyword.endsWith('Length') ? 'characters' : keyword.endsWith('Properties') ? 'keys' : 'items'

const count = (keyword: string, params: Params): Expected | undefined => {
  const { limit, minContains, maxContains } = params
  if (typeof minContains === 'number') {
    const most = typeof maxContains === 'number' ? { most: maxContains } : {}
    return { id: 'count', of: 'matching items', least: minContains, ...most }
  }
  if (typeof limit !== 'number') return undefined
  const of = counted(keyword)
  return keyword.startsWith('min')
    ? { id: 'count', of, least: limit }
    : { id: 'count', of, most: limit }
}

const distinct = ({ i, j }: Params): Expected => {
  if (typeof i !== 'number' || typeof j !== 'number') return { id: 'distinct' }
  return { id: 'distinct', first: Math.min(i, j), second: Math.max(i, j) }
}

const alternative = (keyword: string | undefined, params: Params): Expected => {
  if (keyword === 'not') return { id: 'other_than' }
  const { passingSchemas } = params
  const matched = isList(passingSchemas)
    ? passingSchemas.filter((at) => typeof at === 'number')
    : []
  return matched.length > 0 ? { id: 'one_branch', matched } : { id: 'one_branch' }
}

/**
 * What a parameter is, in Agentopia's words where the schema or the name allows (seed 001,
 * `parameter_type`: `email_address`, `text`), else its first JSON type.
 */
export const parameterTypeOf = (schema: unknown, name: string | undefined): string | undefined => {
  if (!isRecord(schema)) return undefined
  const format = own(schema, 'format')
  if (format === 'email' || format === 'idn-email') return 'email_address'
  const [type] = typesOf(schema)
  const media = own(schema, 'contentMediaType')
  const isText = typeof media === 'string' ? media.startsWith('text/') : prose.has(name ?? '')
  return type === 'string' && isText && format === undefined ? 'text' : type
}

/** Names of parameters that hold a text of any length, as the template's `body` does. */
const prose: ReadonlySet<string> = /* @__PURE__ */ new Set(['body', 'content', 'text'])
