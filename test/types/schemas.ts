import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { latest } from '@toolfault/protocols/mcp'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import { packages, read } from '../house.js'

const manifest = packages.find(({ folder }) => folder === 'types')?.manifest

/** The name of every published schema: `mcp`, `model/fault`. */
export const names: ReadonlyArray<string> = Object.keys(manifest?.exports ?? {})
  .map((key) => /^\.\/schemas\/(.*)\.json$/.exec(key)?.[1])
  .filter((name) => name !== undefined)

/** A published schema, read as a stranger reads it. */
export const schema = (name: string): AnySchema => {
  // A border: ajv refuses what is no schema.
  return JSON.parse(read(`packages/types/schemas/${name}.json`)) as AnySchema
}

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })

for (const name of names) ajv.addSchema(schema(name), name)

/** What is wrong with a value by a published schema, or by a definition in it; `[]` when it fits. */
export const wrongBy = (name: string, value: unknown): ReadonlyArray<string> => {
  const validate = ajv.getSchema(name)
  if (validate === undefined) throw new TypeError(`no schema is called ${name}`)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** The schema of what a wire writes in a form. */
export const schemaOf = (wire: string, form: unknown): string => {
  const version = own(form, 'version')
  return wire === 'mcp' && typeof version === 'string' && version !== latest
    ? `mcp-${version}`
    : wire
}

/** Every `$ref` below a node. */
export const refsOf = (node: unknown): ReadonlyArray<string> => {
  if (isList(node)) return node.flatMap(refsOf)
  if (!isRecord(node)) return []
  const ref = own(node, '$ref')
  const here = typeof ref === 'string' ? [ref] : []
  return [...here, ...keysOf(node).flatMap((key) => refsOf(own(node, key)))]
}
