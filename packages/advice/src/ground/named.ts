import { type Issue, own, owns } from '@toolfault/model'
import { misfits } from '../schema/misfits.js'
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

/** Rules of a text that the schema of the keys may have as well, and the parameter that says them. */
const ofTexts: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['format', 'format'],
  ['maxLength', 'limit'],
  ['minLength', 'limit'],
  ['pattern', 'pattern']
])

/**
 * A key that breaks what its object asks of its keys, where a validator says no more than that something there breaks it,
 * and nothing asks that of what stands under the key: zod 3 reports both in one place.
 */
export const ofKeys = (walk: Walk, { keyword, kind, params, path }: Issue): Issue | undefined => {
  const key = path.at(-1)
  // zod 3 does not say which pattern.
  const rule = keyword ?? (kind === 'pattern' && params === undefined ? kind : '')
  const name = ofTexts.get(rule)
  if (name === undefined || key === undefined || owns(params, 'propertyName')) return undefined
  if (rulesAt(walk, path).some(({ schema }) => owns(schema, rule))) return undefined
  const owner = path.slice(0, -1)
  const wanted = rulesAt(walk, owner)
    .map(({ schema }) => own(own(schema, 'propertyNames'), rule))
    .find((some) => typeof some === 'string' || typeof some === 'number')
  const told = params?.[name]
  if (wanted === undefined || (told !== undefined && told !== wanted)) return undefined
  // How long the key is can be seen.
  if (name === 'limit' && misfits(walk, { [rule]: wanted }, key).length === 0) return undefined
  return { path: owner, kind, keyword: rule, params: { [name]: wanted, propertyName: key } }
}
