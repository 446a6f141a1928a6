import { isIndex, isRecord, keysOf, own } from '@toolfault/model'
import { keyPatternsOf } from '../schema/every-key.js'
import { otherKeysOf } from '../schema/other-keys.js'
import { patternsOf } from '../schema/patterns.js'
import { itemAt } from '../schema/schema-at.js'
import type { Rule } from './rule.js'

/** The subschemas of a rule that speak of one key below it. */
export const below = (rule: Rule, key: string): ReadonlyArray<Rule> => {
  const { schema } = rule
  if (!isRecord(schema)) return []
  const named = own(own(schema, 'properties'), key)
  const item = isIndex(key) ? (itemAt(schema, key) ?? own(schema, 'unevaluatedItems')) : undefined
  const found = [named, item].filter((one) => one !== undefined)
  if (found.length > 0) return found.map((one) => ({ ...rule, schema: one }))
  // What the only pattern of a closed object does not claim has no place there, whatever it holds.
  const [only, ...more] = patternsOf(schema)
  if (only !== undefined && more.length === 0) return [{ ...rule, schema: only[1] }]
  // No pattern of a schema is ever run by us, so nobody knows which of these claims the key.
  const patterns = keyPatternsOf(schema)
  const maybe = keysOf(patterns).map((name) => own(patterns, name))
  const others = [otherKeysOf(schema), otherKeysOf(schema, 'unevaluatedProperties')]
  return [
    ...maybe.map((one): Rule => ({ ...rule, schema: one, maybe: true })),
    ...others
      .filter((one) => isRecord(one))
      .map((one): Rule => ({ ...rule, schema: one, ...(maybe.length > 0 ? { maybe: true } : {}) }))
  ]
}
