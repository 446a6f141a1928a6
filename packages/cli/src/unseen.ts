import { isList, isRecord, keysOf, own, readTool } from '@toolfault/model'
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
    const key = unseenIn(definition)
    return key === undefined
      ? []
      : [
          `the tool ${quoted(readTool(definition)?.name ?? '')} has no inputSchema, so that any arguments are valid: is it what stands under ${quoted(key)}?`
        ]
  })

/** Under which other name the schema of a tool stands, where it has none under those that are read. */
export const unseenIn = (definition: unknown): string | undefined =>
  ['inputSchema', 'input_schema'].some((name) => isRecord(own(definition, name)))
    ? undefined
    : keysOf(definition).find((name) => !others.has(name) && isSchema(own(definition, name)))

/** Whether a member says what a schema of arguments says: the keys of an object, or which must be there. */
export const isSchema = (member: unknown): boolean =>
  own(member, 'type') === 'object' ||
  isRecord(own(member, 'properties')) ||
  isList(own(member, 'required')) ||
  typeof own(member, '$ref') === 'string'
