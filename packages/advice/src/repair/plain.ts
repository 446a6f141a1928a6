import {
  isIndex,
  isList,
  isRecord,
  keysOf,
  own,
  owns,
  type Path,
  type Steps,
  step
} from '@toolfault/model'
import { same } from '../schema/same.js'
import { typesOf } from '../schema/shape.js'
import { isOfType } from './scalar.js'

/** Keywords that ask nothing of a value. */
const notes = [
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly'
]

/** Keywords that are looked at here; a schema with any other is not plain. */
const known: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...notes,
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'items'
])

const isPlain = (schema: unknown): boolean =>
  isRecord(schema) && keysOf(schema).every((keyword) => known.has(keyword))

/**
 * Whether a value fits the subschema of a path beyond doubt: every schema on the way to it, and every one
 * below, has no keyword but those that say types, keys, items and listed values. False in doubt.
 */
export const fitsPlainly = (
  schema: unknown,
  path: Path,
  value: unknown,
  budget: Steps
): boolean => {
  let here = schema
  for (const key of path) {
    if (!isPlain(here) || !step(budget)) return false
    here = own(own(here, 'properties'), key) ?? (isIndex(key) ? own(here, 'items') : undefined)
  }
  return fits(here, value, budget)
}

const fits = (schema: unknown, value: unknown, budget: Steps): boolean => {
  if (!isPlain(schema) || !step(budget)) return false
  const types = owns(schema, 'type') ? typesOf(schema) : []
  if (owns(schema, 'type') && !types.some((type) => isOfType(value, type))) return false
  const values = own(schema, 'enum')
  if (isList(values) && !values.some((one) => same(one, value))) return false
  if (owns(schema, 'const') && !same(own(schema, 'const'), value)) return false
  return isList(value) ? itemsFit(schema, value, budget) : membersFit(schema, value, budget)
}

const itemsFit = (schema: unknown, value: ReadonlyArray<unknown>, budget: Steps): boolean =>
  !owns(schema, 'items') || value.every((item) => fits(own(schema, 'items'), item, budget))

const membersFit = (schema: unknown, value: unknown, budget: Steps): boolean => {
  if (!isRecord(value)) return true
  const required = own(schema, 'required')
  if (isList(required) && !required.every((key) => typeof key === 'string' && owns(value, key))) {
    return false
  }
  const properties = own(schema, 'properties')
  const others = own(schema, 'additionalProperties')
  return keysOf(value).every((key) => {
    if (owns(properties, key)) return fits(own(properties, key), own(value, key), budget)
    return others === undefined || others === true || fits(others, own(value, key), budget)
  })
}
