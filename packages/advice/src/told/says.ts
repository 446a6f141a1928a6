import { type Issue, isList, isRecord, keysOf, kindOf, own, owns } from '@toolfault/model'
import { typesAsked } from '../asked.js'
import { asJson } from '../schema/limits.js'
import { same } from '../schema/same.js'
import { tupleOf } from '../schema/schema-at.js'

/**
 * Whether a subschema is the one that an issue comes from: it has the rule, with the same parameters; an
 * author's sentence comes from the rule that it replaced. An issue without a rule, which is one that nothing
 * in the schema explains, comes from nowhere. A missing or surplus key is a matter of the subschema of its owner.
 */
export const says = (schema: unknown, issue: Issue): boolean => {
  const { keyword, kind, params } = issue
  if (schema === false) return keyword === 'false schema' || keyword === 'boolean'
  if (!isRecord(schema)) return false
  if (keyword === undefined || keyword === 'errorMessage') {
    const names = keysOf(schema).filter((name) => kindOf(name) === kind)
    // The name of a key is as good as parameters.
    return params !== undefined || kind === 'missing' || kind === 'unexpected'
      ? names.some((name) => says(schema, { ...issue, keyword: name }))
      : keyword !== undefined && names.length > 0
  }
  const rule = own(schema, keyword)
  const key = issue.path.at(-1)
  const places = (): number => tupleOf(schema)?.length ?? 0
  switch (keyword) {
    case 'required':
      return isList(rule) && rule.includes(key)
    case 'type':
      return sameTypes(rule, issue) || (rule !== undefined && owns(schema, 'nullable'))
    case 'enum':
      return rule !== undefined && same(rule, params?.['allowedValues'])
    case 'const':
      return owns(schema, keyword) && same(rule, params?.['allowedValue'])
    case 'format':
    case 'pattern':
      return rule !== undefined && rule === params?.[keyword]
    case 'additionalProperties':
      return rule === false && !owns(own(schema, 'properties'), key ?? '')
    case 'items':
    case 'additionalItems':
      // Where it is no `false`, something else is said of the items that it speaks of.
      return rule === false && (limitOf(issue) ?? places()) === places()
    case 'unevaluatedItems':
      return rule === false
    default:
      return (
        owns(schema, keyword) &&
        (typeof rule !== 'number' || limitOf(issue) === undefined || limitOf(issue) === rule)
      )
  }
}

const limitOf = ({ params }: Issue): unknown =>
  params?.['limit'] ?? params?.['multipleOf'] ?? params?.['minContains']

const sameTypes = (rule: unknown, issue: Issue): boolean => {
  // As most validators say it.
  if (typeof rule === 'string' && rule === issue.params?.['type']) return true
  const wanted = typesAsked({ params: { type: asJson(rule) } })
  return wanted !== undefined && same(wanted, typesAsked(issue))
}
