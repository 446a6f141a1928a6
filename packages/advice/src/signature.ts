import { isList, own, step } from '@toolfault/model'
import { shapeOf } from './shape.js'
import type { Walk } from './walk.js'

/** So many keys of an object, members of a list and branches of a union are written. */
const KEYS = 12
const VALUES = 6
const BRANCHES = 4

/** Objects inside objects inside objects are only called so. */
const DEPTH = 3

/** Longer is clipped where it is said; longer than this is not even put together. */
const LONG = 400

/**
 * The expected shape in one line, as TypeScript would write it: `{ email: string, subject?: string }`,
 * with a format behind its type: `string (uuid)`. Data in our notation: keys and values are the
 * schema's own, to be escaped where it is said.
 */
export const signatureOf = (walk: Walk, schema: unknown, depth = 0): string => {
  if (!step(walk.budget)) return 'any'
  const { closed, mapped, properties, required, types, values } = shapeOf(walk, schema)
  if (values !== undefined) return listed(values)
  const branches = own(schema, 'anyOf') ?? own(schema, 'oneOf')
  if (isList(branches) && properties.size === 0 && depth < DEPTH) {
    const shown = branches.slice(0, BRANCHES).map((branch) => signatureOf(walk, branch, depth + 1))
    return [...new Set(shown), ...(branches.length > BRANCHES ? ['…'] : [])].join(' | ')
  }
  if (types.has('object') || properties.size > 0) {
    if (depth >= DEPTH || (properties.size === 0 && (mapped || !closed)))
      return withNull('object', types)
    const keys = [...properties].sort(
      ([a], [b]) => Number(required.has(b)) - Number(required.has(a))
    )
    const shown = keys.slice(0, KEYS).map(([key, [first]]) => {
      const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key)
      return `${name}${required.has(key) ? '' : '?'}: ${signatureOf(walk, first, depth + 1)}`
    })
    const more = keys.length > KEYS ? ['…'] : []
    return withNull(`{ ${[...shown, ...more].join(', ')} }`, types).slice(0, LONG)
  }
  if (types.has('array')) return withNull(array(walk, schema, depth), types)
  return [...types].map((type) => `${type}${suffix(schema, type)}`).join(' | ') || 'any'
}

const withNull = (text: string, types: ReadonlySet<string>): string =>
  types.has('null') ? `${text} | null` : text

const array = (walk: Walk, schema: unknown, depth: number): string => {
  const items = own(schema, 'items')
  const tuple = own(schema, 'prefixItems') ?? items
  if (isList(tuple)) {
    return `[${tuple
      .slice(0, KEYS)
      .map((item) => signatureOf(walk, item, depth + 1))
      .join(', ')}]`
  }
  const item = items === undefined ? 'any' : signatureOf(walk, items, depth + 1)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

const listed = (values: ReadonlyArray<unknown>): string => {
  const shown = values.slice(0, VALUES).map((value) => JSON.stringify(value))
  return [...shown, ...(values.length > VALUES ? ['…'] : [])].join(' | ')
}

const suffix = (schema: unknown, type: string): string => {
  const format = own(schema, 'format')
  return type === 'string' && typeof format === 'string' ? ` (${format})` : ''
}
