import { type Issue, own } from '@toolfault/model'
import { shapeOf } from '../schema/shape.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * A key that is not among the names that an object lists for its keys, as the rule that it breaks: zod says of it no more than
 * that it is not known. Where other keys are refused as well, that is what was said.
 */
export const named = (walk: Walk, issue: Issue): Issue => {
  const { keyword, path } = issue
  const key = path.at(-1)
  if (keyword !== 'additionalProperties' || key === undefined) return issue
  const owner = path.slice(0, -1)
  const schemas = rulesAt(walk, owner).map(({ schema }) => schema)
  if (schemas.some((schema) => own(schema, 'additionalProperties') === false)) return issue
  const names = schemas
    .map((schema) => shapeOf(walk, own(schema, 'propertyNames')).values)
    .find((some) => some !== undefined)
  if (names === undefined || names.includes(key)) return issue
  const params = { allowedValues: names, propertyName: key }
  return { path: owner, kind: 'choice', keyword: 'enum', params }
}
