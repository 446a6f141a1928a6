import { isRecord, keysOf, own } from '@toolfault/model'
import { everyKeyOf } from './every-key.js'

/**
 * What a schema asks of the keys that it does not name, by the keyword. `{}` asks no more than `true` does (JSON Schema
 * core §4.3.2), which is how zod writes a loose object; `undefined` where nothing is said. A pattern for all keys leaves no others.
 */
export const otherKeysOf = (
  schema: unknown,
  keyword: 'additionalProperties' | 'unevaluatedProperties' = 'additionalProperties'
): unknown => {
  const rest =
    (keyword === 'additionalProperties' ? everyKeyOf(schema) : undefined) ?? own(schema, keyword)
  return isRecord(rest) && keysOf(rest).length === 0 ? true : rest
}
