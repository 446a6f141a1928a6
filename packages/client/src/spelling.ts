import { isRecord, keysOf, own, type Path, schemaOf, type Tool } from '@toolfault/model'

/**
 * Puts each place where a server means it, in the arguments' spelling: `Email` of a class in .NET at `email`,
 * `create.user.email` of a method's parameter at `email`. A place that may be one of the arguments stays as it
 * is; `undefined` for one whose keys are all none that the tool names or that were sent: told of it, a caller sends it.
 */
export const spelling = (tool: Tool, args: unknown): ((path: Path) => Path | undefined) => {
  const schema = schemaOf(tool)
  const properties = own(schema, 'properties')
  if (!isRecord(properties)) return (path) => path
  const names = [...keysOf(args), ...keysOf(properties)]
  const known = new Set(names)
  const small = new Map(names.map((name) => [name.toLowerCase(), name]))
  const elsewhere = isWhole(schema) ? () => undefined : (path: Path): Path => path
  return (path) => {
    if (path.length === 0 || known.has(path[0] ?? '')) return path
    for (const [at, key] of path.slice(0, DEEP).entries()) {
      const name = known.has(key) ? key : small.get(key.toLowerCase())
      if (name !== undefined) return [name, ...path.slice(at + 1)]
    }
    return elsewhere(path)
  }
}

/** A method, its parameter and a wrapper stand before a key, and not much more. */
const DEEP = 4

/** Whether all keys that a schema names are its own, and none stands in another schema that applies beside it. */
const isWhole = (schema: unknown): boolean =>
  beside.every((keyword) => own(schema, keyword) === undefined)

/** In-place applicators (JSON Schema 2020-12, sections 10.2 and 8.2.3), and those that name keys in another way. */
const beside = [
  ...['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if'],
  ...['dependentSchemas', 'dependencies', 'patternProperties']
]
