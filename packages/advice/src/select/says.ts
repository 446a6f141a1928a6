import { type Issue, isList, isRecord, keysOf, kindOf, own, owns } from '@toolfault/model'
import { same } from '../schema/same.js'

/**
 * Whether a subschema is the one that an issue comes from: it has the rule, with the same parameters.
 * An issue without a keyword comes from whatever rule is of its kind; an author's sentence from the one
 * that it replaced. A missing or surplus key is a matter of the subschema of its owner.
 */
export const says = (schema: unknown, issue: Issue): boolean => {
  const { keyword, kind, params } = issue
  if (schema === false) return keyword === 'false schema' || keyword === 'boolean'
  if (!isRecord(schema)) return false
  if (keyword === undefined || keyword === 'errorMessage') {
    const names = keysOf(schema).filter((name) => kindOf(name) === kind)
    // Where the validator does not say the parameters, the kind has to do.
    const isLoose = keyword === undefined || (params === undefined && kind !== 'missing')
    return isLoose
      ? names.length > 0
      : names.some((name) => says(schema, { ...issue, keyword: name }))
  }
  const rule = own(schema, keyword)
  const key = issue.path.at(-1)
  switch (keyword) {
    case 'required':
      return isList(rule) && rule.includes(key)
    case 'type':
      return sameTypes(rule, params?.['type']) || owns(schema, 'nullable')
    case 'enum':
      return same(rule, params?.['allowedValues'])
    case 'const':
      return owns(schema, keyword) && same(rule, params?.['allowedValue'])
    case 'format':
    case 'pattern':
      return rule === params?.[keyword]
    case 'additionalProperties':
      return rule === false && !owns(own(schema, 'properties'), key ?? '')
    default:
      return (
        owns(schema, keyword) &&
        (typeof rule !== 'number' || limitOf(issue) === undefined || limitOf(issue) === rule)
      )
  }
}

const limitOf = ({ params }: Issue): unknown =>
  params?.['limit'] ?? params?.['multipleOf'] ?? params?.['minContains']

/** ajv 8 gives a list as it stands; others join it. */
const sameTypes = (rule: unknown, given: unknown): boolean => {
  const text = (types: unknown): string => (isList(types) ? types.join(',') : String(types))
  return rule !== undefined && given !== undefined && text(rule) === text(given)
}
