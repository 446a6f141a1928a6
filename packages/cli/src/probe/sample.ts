import { type Compile, isList, isRecord, own, type Steps, step } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { number } from './number.js'
import { listOf, propertiesOf, requiredOf, settled, typesOf } from './schema.js'
import { text } from './text.js'

/** How a sample is made. */
export interface Sampling {
  readonly root: unknown
  readonly compile: Compile
  /** Which branch of a union is taken. */
  readonly branch: number
  /** Whether `default` and `examples`, which may break their own schema, are believed. */
  readonly hints: boolean
  readonly budget: Steps
}

/** Deeper values are not made. */
const DEEP = 10

/** More items than this are not made. */
const MANY = 64

/**
 * The smallest value that a schema lets through, as far as can be told without asking a validator:
 * const, default, enum, examples, else what type, format and bounds say. Of an object only what is
 * required. `undefined` where none can be made.
 */
export const sample = (schema: unknown, sampling: Sampling, depth = 0): Json | undefined => {
  if (depth > DEEP || !step(sampling.budget)) return undefined
  const whole = settled(schema, sampling.root, sampling.branch)
  const said = given(whole, sampling.hints)
  if (said !== undefined) return said
  const types = typesOf(whole)
  switch (types.find((type) => type !== 'null') ?? types[0]) {
    case 'object':
      return object(whole, sampling, depth)
    case 'array':
      return array(whole, sampling, depth)
    case 'integer':
      return number(whole, 1)
    case 'number':
      return number(whole, undefined)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return text(whole, sampling.compile)
  }
}

/** What the schema itself shows. A border: a schema is JSON, and so is what stands in it. */
const given = (schema: object, hints: boolean): Json | undefined => {
  const shown = [
    own(schema, 'const'),
    ...(hints ? [own(schema, 'default')] : []),
    listOf(own(schema, 'enum'))[0],
    ...(hints ? [listOf(own(schema, 'examples'))[0]] : [])
  ]
  return shown.find((value) => value !== undefined) as Json | undefined
}

const object = (schema: object, sampling: Sampling, depth: number): Json | undefined => {
  const properties = propertiesOf(schema)
  const least = own(schema, 'minProperties')
  const required = requiredOf(schema)
  const isRequired = new Set(required)
  const others = [...properties.keys()].filter((key) => !isRequired.has(key))
  const more = typeof least === 'number' ? Math.max(0, least - required.length) : 0
  const entries: Array<readonly [string, Json]> = []
  for (const key of [...required, ...others.slice(0, more)]) {
    const rest = own(schema, 'additionalProperties')
    const inner = properties.get(key) ?? (isRecord(rest) ? rest : {})
    const value = sample(inner, sampling, depth + 1)
    if (value === undefined) return undefined
    entries.push([key, value])
  }
  return Object.fromEntries(entries)
}

const array = (schema: object, sampling: Sampling, depth: number): Json | undefined => {
  const least = own(schema, 'minItems')
  const items = own(schema, 'items')
  const tuple = listOf(own(schema, 'prefixItems') ?? (isList(items) ? items : undefined))
  const length = typeof least === 'number' ? Math.min(least, MANY) : 0
  const made: Array<Json> = []
  for (let at = 0; at < length; at++) {
    const value = sample(tuple[at] ?? items, sampling, depth + 1)
    if (value === undefined) return undefined
    made.push(own(schema, 'uniqueItems') === true && at > 0 ? distinct(value, at) : value)
  }
  return made
}

const distinct = (value: Json, at: number): Json =>
  typeof value === 'number' ? value + at : typeof value === 'string' ? `${value}${at}` : value
