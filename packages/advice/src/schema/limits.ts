import { type Issue, isList, kindOf, own, owns, type Params, type Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Ground } from './ground.js'
import { same } from './same.js'

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

/** The keywords of a limit, how they compare, and whether a value holds it. */
export const comparisons = [
  ['minimum', '>=', (a: number, b: number): boolean => a >= b],
  ['maximum', '<=', (a: number, b: number): boolean => a <= b],
  ['exclusiveMinimum', '>', (a: number, b: number): boolean => a > b],
  ['exclusiveMaximum', '<', (a: number, b: number): boolean => a < b]
] as const

/** What limits of a number say against it. */
export const limits = (to: Looking, schema: object, value: number, path: Path): void => {
  for (const [keyword, comparison, holds] of comparisons) {
    const limit = own(schema, keyword)
    if (typeof limit !== 'number' || holds(value, limit)) continue
    to.found.push(issue(path, keyword, { comparison, limit }))
  }
}

/** What limits of a size say against it; `of` is the end of their keywords. */
export const sizes = (to: Looking, schema: object, size: number, of: string, path: Path): void => {
  const least = own(schema, `min${of}`)
  const most = own(schema, `max${of}`)
  if (typeof least === 'number' && size < least)
    to.found.push(issue(path, `min${of}`, { limit: least }))
  if (typeof most === 'number' && size > most)
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
