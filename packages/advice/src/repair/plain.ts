import { isIndex, isList, isRecord, keysOf, own, type Path, step } from '@toolfault/model'
import { fits } from '../schema/misfits.js'
import { setOf } from '../set-of.js'
import type { Walk } from '../walk/walk.js'

/** Keywords that ask nothing of a value, and those that `fits` knows all about; with any other a schema is not plain. */
const known: ReadonlySet<string> = /* @__PURE__ */ setOf(
  '$schema $id $comment $defs definitions title description default examples deprecated readOnly writeOnly type enum const properties required additionalProperties items'
)

/** Deeper than `fits` looks nothing is beyond doubt. */
const DEPTH = 32

/**
 * Whether a value fits the subschema of a path beyond doubt: it fits, and every schema on the way to it
 * and every one below has no keyword but those that say types, keys, items and listed values.
 */
export const fitsPlainly = (walk: Walk, path: Path, value: unknown): boolean => {
  let here = walk.root
  for (const key of path) {
    if (!isPlain(here)) return false
    here = own(own(here, 'properties'), key) ?? (isIndex(key) ? own(here, 'items') : undefined)
  }
  return isPlainFor(walk, here, value, DEPTH) && fits(walk, here, value) && walk.budget.left > 0
}

const isPlain = (schema: unknown): boolean =>
  isRecord(schema) && keysOf(schema).every((keyword) => known.has(keyword))

/** Whether all that a schema says of a value is plain. */
const isPlainFor = (walk: Walk, schema: unknown, value: unknown, depth: number): boolean =>
  isPlain(schema) &&
  step(walk.budget) &&
  depth > 0 &&
  keysOf(value).every((key) => {
    const child = isList(value)
      ? own(schema, 'items')
      : (own(own(schema, 'properties'), key) ?? own(schema, 'additionalProperties'))
    const inner = own(value, key)
    return (
      typeof child === 'boolean' || child === undefined || isPlainFor(walk, child, inner, depth - 1)
    )
  })
