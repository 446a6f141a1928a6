import { isRecord, part, total } from '@toolfault/model'

/** What advice reads best, and what every converter should know. */
const targets = ['draft-2020-12', 'draft-07'] as const

/**
 * The JSON Schema of what a schema takes, for `advise` (zod from 4.2, arktype; valibot through
 * `toStandardJsonSchema`). Ask once and keep it: each call converts anew.
 *
 * `undefined` where the schema has no converter, or says things that JSON Schema cannot.
 *
 * @see Standard JSON Schema, version 1, `StandardJSONSchemaV1.Converter`
 */
export const jsonSchemaOf = (schema: object): object | undefined => {
  for (const target of targets) {
    const found = total(
      () => converted(schema, target),
      () => undefined
    )
    if (found !== undefined) return found
  }
  return undefined
}

const converted = (schema: unknown, target: (typeof targets)[number]): object | undefined => {
  const converter = part(part(schema, '~standard'), 'jsonSchema')
  if (typeof part(converter, 'input') !== 'function') return undefined
  // A border: tested above; called on its owner, as `this` may be used.
  const json = (converter as { readonly input: (options: object) => unknown }).input({ target })
  return isRecord(json) ? json : undefined
}
