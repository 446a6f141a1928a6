import {
  type Findings,
  type Issue,
  isList,
  isRecord,
  keysOf,
  own,
  type Path,
  printPointer,
  type Steps,
  step,
  steps,
  valueAt
} from '@toolfault/model'
import { pointersOf } from './pointers.js'
import { hasAt } from './schema/at.js'
import { schemaAt } from './schema/schema-at.js'
import { shapeOf } from './schema/shape.js'

/** Whether a text holds nothing but white space. */
export const isBlank = (text: string): boolean => text.trim() === ''

/** Whether a value says nothing: `null`, or a blank text. */
export const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && isBlank(value))

/** Deeper than this something may be left. */
const DEPTH = 8

/** Whether there is nothing in a value, nor in what it holds. */
export const isHollow = (value: unknown, depth: number = DEPTH): boolean =>
  isNothing(value) ||
  (typeof value === 'object' &&
    depth > 0 &&
    keysOf(value).every((key) => isHollow(own(value, key), depth - 1)))

/** Whether a value may be put at a path: none is there, or one that says nothing. */
export const isFreeAt = (value: unknown, path: Path): boolean =>
  !hasAt(value, path) || isNothing(valueAt(value, path))

/** Whether a value is the word for nothing in some language: where no text is wanted, it says so. */
export const isNoWord = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*(?:null|none|nil|undefined|n\/a)\s*$/i.test(value)

/** Whether a list has no item but one that says nothing, or a word for that: `["null"]`, `[""]`. */
export const isUnsaid = (value: unknown): boolean => {
  if (!isList(value) || value.length !== 1) return false
  const item = own(value, '0')
  return isNothing(item) || isNoWord(item)
}

/**
 * Findings, and an issue for each required string of nothing but white space that the schema accepts
 * and nobody blamed (row A16): at the top, in objects below it and in the items of arrays.
 */
export const withBlanks = (found: Findings, schema: unknown, value: unknown): Findings => {
  const blamed = pointersOf(found.issues)
  const missing = blanks(schema, value, [], steps())
    .filter((path) => !blamed.has(printPointer(path)))
    .map((path): Issue => ({ path, kind: 'missing', keyword: 'required' }))
  return { ...found, issues: [...found.issues, ...missing] }
}

const blanks = (
  schema: unknown,
  value: unknown,
  path: Path,
  budget: Steps
): ReadonlyArray<Path> => {
  const required = isRecord(value)
    ? shapeOf({ root: schema, budget }, schemaAt(schema, path, budget)).required
    : undefined
  return keysOf(value).flatMap((key) => {
    if (!step(budget)) return []
    const here = own(value, key)
    const at = [...path, key]
    if (typeof here !== 'string') return blanks(schema, here, at, budget)
    return required?.has(key) && isBlank(here) ? [at] : []
  })
}
