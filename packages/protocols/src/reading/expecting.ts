import { type Issue, isList, own, writeJson } from '@toolfault/model'
import { placeOf } from './place.js'
import { textOf, textUnder } from './texts.js'

/** So many values are told. */
const MOST = 32

/** The types of JSON Schema (validation, section 6.1.1). */
const types = /^(?:string|number|integer|boolean|array|object|null)$/

/**
 * What an item wants at its place that has no sentence for it: `{param, expected}`, the name of a type, the values that may
 * be, or words. None where it says more, or no place.
 */
export const expecting = (item: unknown): ReadonlyArray<Issue> => {
  const wanted = wantedIn(own(item, 'expected'))
  if (wanted === undefined || textOf(item) !== undefined) return []
  const { path } = placeOf(item)
  return path.length === 0 ? [] : [{ path, ...wanted }]
}

/** Whether an item without a sentence says what it wants of which parameter. */
export const isExpecting = (item: unknown): boolean =>
  textUnder(item, 'code', 'keyword') === undefined && expecting(item).length > 0

const wantedIn = (expected: unknown): Omit<Issue, 'path'> | undefined => {
  if (isList(expected)) {
    const values = expected.slice(0, MOST).flatMap((value) => writeJson(value) ?? [])
    const isOfScalars = expected.every((value) => value === null || typeof value !== 'object')
    return values.length === 0 || !isOfScalars
      ? undefined
      : { kind: 'choice', keyword: 'enum', message: `expected one of ${values.join(', ')}` }
  }
  if (typeof expected !== 'string' || expected.trim() === '') return undefined
  const message = `expected ${expected}`
  return types.test(expected)
    ? { kind: 'type', keyword: 'type', message, params: { type: expected } }
    : { kind: 'unknown', message }
}
