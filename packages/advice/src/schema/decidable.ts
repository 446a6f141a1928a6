import { isList, keysOf, own } from '@toolfault/model'
import { everyKeyOf } from './every-key.js'
import { limitsNames } from './patterns.js'

/** What these say of a value is not known here. */
const unknowable: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '$ref',
  '$dynamicRef',
  'pattern',
  'format',
  'patternProperties',
  'contains',
  'propertyNames',
  'uniqueItems',
  'multipleOf',
  'unevaluatedProperties',
  'unevaluatedItems'
])

/** More than this is not looked through. */
const NODES = 200

/**
 * Whether all that a subschema says of a value is known here: what a pattern or a format would say is not,
 * nor where a reference leads to, so nothing follows from its silence. A key that is called like one of these
 * counts as one.
 */
export const isDecidable = (schema: unknown): boolean => {
  const open: Array<unknown> = [schema]
  for (const node of open) {
    if (open.length > NODES) return false
    if (isList(node)) open.push(...node.slice(0, NODES))
    else {
      for (const key of keysOf(node)) {
        const isEvery = key === 'patternProperties' && everyKeyOf(node) !== undefined
        if (unknowable.has(key) && !isEvery && (key !== 'propertyNames' || limitsNames(node)))
          return false
        open.push(own(node, key))
      }
    }
  }
  return true
}
