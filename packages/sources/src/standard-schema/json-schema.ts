import { isRecord, part, total } from '@toolfault/model'

/**
 * What advice reads best, and what every converter should know; then the same without what JSON Schema cannot say, which valibot's
 * converter leaves out when it is told to (a brand, a check, a transformation): what is left is true, and says less.
 */
const options = [{}, { libraryOptions: { errorMode: 'ignore' } }].flatMap((more) =>
  ['draft-2020-12', 'draft-07'].map((target) => ({ target, ...more }))
)

/**
 * The JSON Schema of what a schema takes, for `advise` (zod from 4.2, arktype; valibot through
 * `toStandardJsonSchema`). Ask once and keep it: each call converts anew.
 *
 * `undefined` where the schema has no converter, or says things that JSON Schema cannot.
 *
 * @see Standard JSON Schema, version 1, `StandardJSONSchemaV1.Converter`
 */
export const jsonSchemaOf = (schema: object): object | undefined => {
  for (const option of options) {
    const found = total(
      () => converted(schema, option),
      () => undefined
    )
    if (found !== undefined) return found
  }
  return undefined
}

const converted = (schema: unknown, option: object): object | undefined => {
  const converter = part(part(schema, '~standard'), 'jsonSchema')
  if (typeof part(converter, 'input') !== 'function') return undefined
  // A border: tested above; called on its owner, as `this` may be used.
  const json = (converter as { readonly input: (options: object) => unknown }).input(option)
  return isRecord(json) ? json : undefined
}
