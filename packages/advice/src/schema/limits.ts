import {
  type Comparison,
  comparisonOf,
  type Issue,
  isList,
  kindOf,
  own,
  owns,
  type Params,
  type Path
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Ground } from './ground.js'
import { bounds } from './keywords.js'
import { same } from './same.js'
import { sizeOf } from './value.js'

/** One look for what a schema says against a value. */
export interface Looking extends Ground {
  readonly found: Array<Issue>
}

/** What a subschema that lists values says against another. */
export const listed = (to: Looking, schema: object, value: unknown, path: Path): void => {
  const values = own(schema, 'enum')
  if (isList(values) && !values.some((one) => same(one, value))) {
    to.found.push(issue(path, 'enum', { allowedValues: asJson(values) }))
  }
  if (owns(schema, 'const') && !same(own(schema, 'const'), value)) {
    to.found.push(issue(path, 'const', { allowedValue: asJson(own(schema, 'const')) }))
  }
}

/** One limit of a number. */
export interface Limit {
  readonly keyword: string
  readonly comparison: Comparison
  readonly limit: number
}

/** The limits of a number that a subschema itself has. */
export const limitsOf = (schema: object): ReadonlyArray<Limit> => {
  const found: Array<Limit> = []
  for (const keyword of bounds) {
    const limit = own(schema, keyword)
    const comparison = typeof limit === 'number' ? comparisonOf(keyword, schema) : undefined
    if (typeof limit === 'number' && comparison !== undefined)
      found.push({ keyword, comparison, limit })
  }
  return found
}

/** A number that holds a limit: the limit, or the whole one next to a limit that is excluded. */
export const nextTo = ({ comparison, limit }: Omit<Limit, 'keyword'>): number =>
  comparison === '<' ? Math.ceil(limit) - 1 : comparison === '>' ? Math.floor(limit) + 1 : limit

const holds = (value: number, { comparison, limit }: Limit): boolean =>
  (value === limit && comparison.endsWith('=')) ||
  (comparison.startsWith('<') ? value < limit : value > limit)

/** What limits of a number say against it. */
export const limits = (to: Looking, schema: object, value: number, path: Path): void => {
  for (const one of limitsOf(schema)) {
    const { keyword, comparison, limit } = one
    if (!holds(value, one)) to.found.push(issue(path, keyword, { comparison, limit }))
  }
  const multipleOf = own(schema, 'multipleOf')
  if (typeof multipleOf === 'number' && !isNear(value / multipleOf))
    to.found.push(issue(path, 'multipleOf', { multipleOf }))
}

/** Whether a quotient is whole but for what a double cannot hold: 1.1 is a multiple of 0.1, and what is none of zero nobody asks for. */
const isNear = (quotient: number): boolean =>
  !Number.isFinite(quotient) || Math.abs(quotient - Math.round(quotient)) < 1e-6

/** What limits of its size say against a text, a list or an object; of other values there are none. */
export const sizes = (to: Looking, schema: object, value: unknown, path: Path): void => {
  const count = sizeOf(value)
  if (count === undefined) return
  const of = typeof value === 'string' ? 'Length' : isList(value) ? 'Items' : 'Properties'
  const least = own(schema, `min${of}`)
  const most = own(schema, `max${of}`)
  if (typeof least === 'number' && count < least)
    to.found.push(issue(path, `min${of}`, { limit: least }))
  if (typeof most === 'number' && count > most)
    to.found.push(issue(path, `max${of}`, { limit: most }))
}

/** An issue in ajv's spelling. */
export const issue = (path: Path, keyword: string, params?: Params): Issue => ({
  path,
  kind: kindOf(keyword),
  keyword,
  ...(params === undefined ? {} : { params })
})

/** A border: a schema is JSON by definition. */
export const asJson = (value: unknown): Json => value as Json
