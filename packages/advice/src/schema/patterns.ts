import { isRecord, keysOf, own, owns } from '@toolfault/model'
import { keyPatternsOf } from './every-key.js'
import type { Member } from './room.js'
import { traitsOf } from './traits.js'

/**
 * The patterns of the keys that an object takes beside those it names, each with what such a key holds; none where
 * other keys are taken as well, or may be by another subschema.
 */
export const patternsOf = (schema: unknown): ReadonlyArray<Member> => {
  const patterns = keyPatternsOf(schema)
  if (!isRecord(schema) || patterns === undefined || !isClosed(schema)) return none
  return keysOf(patterns)
    .map((pattern): Member => [pattern, own(patterns, pattern)])
    .filter(([, held]) => held !== false)
}

const none: ReadonlyArray<Member> = []

const isClosed = (schema: object): boolean => {
  const others = own(schema, 'additionalProperties')
  if (others !== undefined) return others === false
  const { combines, refers } = traitsOf(schema)
  // What stands beside may take keys that this one does not know.
  const isAlone = !(combines || refers || owns(schema, 'allOf'))
  return isAlone && own(schema, 'unevaluatedProperties') === false
}

/** Whether a schema says what keys are called, and not only that each is a text, as all are. */
export const limitsNames = (schema: unknown): boolean => {
  const names = own(schema, 'propertyNames')
  const saying = keysOf(names).filter((keyword) => keyword !== 'type')
  return names === false || saying.length > 0 || (own(names, 'type') ?? 'string') !== 'string'
}

/** Whether an object has no room for any key. */
export const takesNoKey = (schema: unknown): boolean =>
  isRecord(schema) &&
  isClosed(schema) &&
  !namesKeys(schema) &&
  keysOf(own(schema, 'patternProperties')).length === 0

/** Whether an object has keys by name. */
export const namesKeys = (schema: unknown): boolean => keysOf(own(schema, 'properties')).length > 0
