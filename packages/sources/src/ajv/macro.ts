import { keysOf, own } from '@toolfault/model'

/**
 * Whether an error of no rule of JSON Schema only sums up the one before it, of a keyword that stands for a schema (ajv's `macro`): that schema
 * has said what is wrong, in the same place or below. ajv writes such an error behind those of the schema.
 */
export const isOfMacro = (error: unknown, before: unknown): boolean =>
  keysOf(own(error, 'params')).length === 0 &&
  isBelow(own(error, 'schemaPath'), own(before, 'schemaPath')) &&
  (own(error, 'instancePath') === own(before, 'instancePath') ||
    isBelow(own(error, 'instancePath'), own(before, 'instancePath')))

const isBelow = (owner: unknown, pointer: unknown): boolean =>
  typeof owner === 'string' && typeof pointer === 'string' && pointer.startsWith(`${owner}/`)
