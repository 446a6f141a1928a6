import { isList, keysOf, own } from '@toolfault/model'
import { annotations } from './keywords.js'

/** The keys that a `not` bans together, where its schema says no more than that; `undefined` for any other. */
export const excludedKeys = (schema: unknown): ReadonlyArray<string> | undefined => {
  const required = own(schema, 'required')
  const isOfKeys = keysOf(schema).every(
    (key) => key === 'required' || key === 'type' || annotations.has(key)
  )
  return isList(required) && isOfKeys
    ? required.filter((key) => typeof key === 'string')
    : undefined
}
