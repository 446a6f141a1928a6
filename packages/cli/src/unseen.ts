import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { quoted } from './flags.js'

/** What is no schema of the arguments, whatever it looks like. */
const others: ReadonlySet<string> = new Set([
  'outputSchema',
  'output_schema',
  'annotations',
  '_meta'
])

/**
 * What to say of tools whose schema stands under another name than the two that are read (`parameters`, a
 * misspelt one): without a word each of their calls would be found right.
 */
export const unseenSchemas = (definitions: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  definitions.flatMap((definition) => {
    if (['inputSchema', 'input_schema'].some((name) => isRecord(own(definition, name)))) return []
    const key = keysOf(definition).find(
      (name) => !others.has(name) && isSchema(own(definition, name))
    )
    return key === undefined
      ? []
      : [
          `the tool ${quoted(String(own(definition, 'name')))} has no inputSchema, so that any arguments are valid: is it what stands under ${quoted(key)}?`
        ]
  })

/** Whether a member says what a schema of arguments says: the keys of an object, or which must be there. */
const isSchema = (member: unknown): boolean =>
  own(member, 'type') === 'object' ||
  isRecord(own(member, 'properties')) ||
  isList(own(member, 'required')) ||
  typeof own(member, '$ref') === 'string'
