import { isRecord, keysOf, own, readTool, toolsIn } from '@toolfault/model'
import { quoted } from './flags.js'
import { isSchema, unseenIn } from './unseen.js'

/** What a definition without a name is or holds in place of a tool, and what to change; `''` for anything else. */
export const heldIn = (definition: unknown): string => {
  if (isRecord(own(definition, 'paths'))) {
    return ': of an OpenAPI document write each operation as a tool'
  }
  if (isSchema(definition)) return ': around a schema write {"name": "…", "inputSchema": …}'
  for (const key of keysOf(definition)) {
    const held = own(definition, key)
    if (readTool(held) !== undefined) {
      return `, but what stands under ${quoted(key)} has one: write that alone${renaming(held)}`
    }
    const first = toolsIn(held)?.find((one) => readTool(one) !== undefined)
    if (first !== undefined) {
      return `, but those under ${quoted(key)} have one: write these alone${renaming(first)}`
    }
  }
  return named(definition) || named(own(definition, 'tools'))
}

/** Tools under their names, as the AI SDK has them. */
const named = (tools: unknown): string => {
  const name = keysOf(tools).find((key) => hasSchema(own(tools, key)))
  return name === undefined
    ? ''
    : `, but what stands under ${quoted(name)} has a schema: write that alone, with "name": ${quoted(name)}${renaming(own(tools, name))}`
}

const hasSchema = (definition: unknown): boolean =>
  !isSchema(definition) &&
  (isRecord(own(definition, 'inputSchema')) ||
    isRecord(own(definition, 'input_schema')) ||
    unseenIn(definition) !== undefined)

const renaming = (definition: unknown): string => {
  const key = unseenIn(definition)
  return key === undefined ? '' : `, and its ${quoted(key)} as "inputSchema"`
}
