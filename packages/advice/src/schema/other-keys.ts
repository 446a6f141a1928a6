import { isRecord, keysOf, own } from '@toolfault/model'

/**
 * What a schema asks of the keys that it does not name, by the keyword. `{}` asks no more than `true` does (JSON Schema
 * core §4.3.2), which is how zod writes a loose object; `undefined` where nothing is said.
 */
export const otherKeysOf = (
  schema: unknown,
  keyword: 'additionalProperties' | 'unevaluatedProperties' = 'additionalProperties'
): unknown => {
  const rest = own(schema, keyword)
  return isRecord(rest) && keysOf(rest).length === 0 ? true : rest
}
