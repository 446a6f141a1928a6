import { type Issue, own, owns } from '@toolfault/model'
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

/**
 * A key that breaks the pattern of its object's keys, where a validator says no more than that something there breaks one,
 * and what stands under the key has none: zod 3 reports both in one place.
 */
export const patterned = (
  walk: Walk,
  { keyword, kind, params, path }: Issue
): Issue | undefined => {
  const key = path.at(-1)
  if (kind !== 'pattern' || keyword !== undefined || params !== undefined || key === undefined)
    return undefined
  const isOfValue = rulesAt(walk, path).some(({ schema }) => owns(schema, 'pattern'))
  if (isOfValue) return undefined
  const owner = path.slice(0, -1)
  const pattern = rulesAt(walk, owner)
    .map(({ schema }) => own(own(schema, 'propertyNames'), 'pattern'))
    .find((some) => typeof some === 'string')
  if (pattern === undefined) return undefined
  return { path: owner, kind, keyword: 'pattern', params: { pattern, propertyName: key } }
}
