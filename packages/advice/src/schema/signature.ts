import { isList, isRecord, own, owns, step } from '@toolfault/model'
import { branchesOf } from './branches.js'
import type { Ground } from './ground.js'
import { referred } from './refs.js'
import { type Shape, shapeOf } from './shape.js'

/** So many members of a list and branches of a union are written. */
const VALUES = 6
const BRANCHES = 4

/** Objects inside objects inside objects are only called so. */
const DEPTH = 3

/** What may be left out is written as long as the whole is not longer. */
const LONG = 100

/**
 * The expected shape in one line, as TypeScript would write it: `{ email: string, subject?: string }`,
 * with a format behind its type: `string (uuid)`. What is required comes first and is never left out.
 * Data in our notation: keys and values are the schema's own, to be escaped where it is said.
 */
export const signatureOf = (ground: Ground, given: unknown, depth = 0): string => {
  if (!step(ground.budget) || depth > DEPTH) return 'any'
  const union = unionIn(ground, given)
  const schema = union ?? given
  const branches = branchesOf(union)
  if (branches !== undefined) {
    const shown = branches
      .slice(0, BRANCHES)
      .map((branch) => signatureOf(ground, branch, depth + 1))
    return [...new Set(shown), ...(branches.length > BRANCHES ? ['…'] : [])].join(' | ')
  }
  const shape = shapeOf(ground, schema)
  const { properties, types, values } = shape
  if (values !== undefined) return listed(values)
  const isObject = types.has('object') || properties.size > 0
  const parts = [
    ...(isObject ? [object(ground, schema, shape, depth)] : []),
    ...(types.has('array') ? [array(ground, schema, depth)] : []),
    ...[...types]
      .filter((type) => type !== 'object' && type !== 'array')
      .map((type) => `${type}${suffix(ground, schema, type)}`)
  ]
  return parts.join(' | ') || 'any'
}

/** The union that a schema is, and nothing else, itself or through a reference. */
const unionIn = (ground: Ground, schema: unknown, depth = 0): unknown => {
  if (!isRecord(schema) || owns(schema, 'properties')) return undefined
  if (branchesOf(schema) !== undefined) return schema
  const [target] = referred(ground.root, schema)
  return depth > DEPTH ? undefined : unionIn(ground, target, depth + 1)
}

const object = (ground: Ground, schema: unknown, shape: Shape, depth: number): string => {
  if (shape.properties.size === 0) return map(ground, schema, depth)
  return depth < DEPTH ? members(ground, shape, depth) : 'object'
}

const members = (ground: Ground, { properties, required }: Shape, depth: number): string => {
  const written = ([key, [first]]: readonly [string, ReadonlyArray<unknown>]): string => {
    const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key)
    return `${name}${required.has(key) ? '' : '?'}: ${signatureOf(ground, first, depth + 1)}`
  }
  const needed = [...properties].filter(([key]) => required.has(key)).map(written)
  let text = needed.join(', ')
  for (const property of properties) {
    if (required.has(property[0])) continue
    const next = text.length < LONG ? written(property) : '…'
    text += `${text === '' ? '' : ', '}${next}`
    if (next === '…') break
  }
  return `{ ${text} }`
}

/** An object whose keys are the caller's own, and what each of them holds. */
const map = (ground: Ground, given: unknown, depth: number): string => {
  const schema = holding(ground, given, ['additionalProperties', 'patternProperties'])
  const value = own(schema, 'additionalProperties')
  if (!isRecord(value) || owns(schema, 'patternProperties')) return 'object'
  const text = signatureOf(ground, value, depth + 1)
  return text === 'any' ? 'object' : `{ [key]: ${text} }`
}

const array = (ground: Ground, given: unknown, depth: number): string => {
  const schema = holding(ground, given, ['items', 'prefixItems'])
  const items = own(schema, 'items')
  const tuple = own(schema, 'prefixItems') ?? items
  if (isList(tuple)) {
    const shown = tuple.slice(0, VALUES).map((item) => signatureOf(ground, item, depth + 1))
    return `[${[...shown, ...(tuple.length > VALUES ? ['…'] : [])].join(', ')}]`
  }
  const item = signatureOf(ground, items, depth + 1)
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}

/** The subschema that has one of the keywords: itself, or one that it refers to or consists of. */
const holding = (
  ground: Ground,
  schema: unknown,
  keywords: ReadonlyArray<string>,
  depth = 0
): unknown => {
  if (!isRecord(schema) || depth > DEPTH) return undefined
  if (keywords.some((keyword) => owns(schema, keyword))) return schema
  const all = own(schema, 'allOf')
  for (const one of [
    ...referred(ground.root, schema),
    ...(isList(all) ? all.slice(0, VALUES) : [])
  ]) {
    const found = holding(ground, one, keywords, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

const listed = (values: ReadonlyArray<unknown>): string => {
  const shown = values.slice(0, VALUES).map((value) => JSON.stringify(value))
  return [...shown, ...(values.length > VALUES ? ['…'] : [])].join(' | ')
}

const suffix = (ground: Ground, schema: unknown, type: string): string => {
  if (type !== 'string') return ''
  const format = own(holding(ground, schema, ['format']), 'format')
  return typeof format === 'string' ? ` (${format})` : ''
}
