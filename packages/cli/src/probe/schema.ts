import {
  isList,
  isRecord,
  keysOf,
  own,
  type Path,
  parsePointer,
  type Steps,
  step,
  steps
} from '@toolfault/model'

/** References and parts are followed no deeper than this. */
const DEEP = 8

/** Parts that are put together for one schema: some refer to each other many times over. */
const PARTS = 100

/** More properties than this are not looked at. */
const MANY = 1_000

/**
 * A schema with its references followed (those inside the document, `#/…`), its `allOf` put together
 * and one branch of its unions taken: the one of the number, or the last. `{}` for what is no schema.
 */
export const settled = (schema: unknown, root: unknown, branch = 0): object =>
  together(schema, root, branch, 0, steps(PARTS))

const together = (
  schema: unknown,
  root: unknown,
  branch: number,
  depth: number,
  budget: Steps
): object => {
  if (!isRecord(schema) || depth > DEEP || !step(budget)) return {}
  const ref = own(schema, '$ref')
  const parts = [
    ...(typeof ref === 'string' ? [referred(ref, root)] : []),
    ...listOf(own(schema, 'allOf')),
    ...['anyOf', 'oneOf'].flatMap((name) => {
      const branches = listOf(own(schema, name))
      return branches.length === 0 ? [] : [branches[Math.min(branch, branches.length - 1)]]
    })
  ].map((part) => together(part, root, branch, depth + 1, budget))
  return parts.reduce(joined, schema)
}

/** The schemas of the properties, by key. */
export const propertiesOf = (schema: object): ReadonlyMap<string, unknown> => {
  const properties = own(schema, 'properties')
  return new Map(
    keysOf(properties)
      .slice(0, MANY)
      .map((key) => [key, own(properties, key)])
  )
}

/** The keys that must be there. */
export const requiredOf = (schema: object): ReadonlyArray<string> =>
  listOf(own(schema, 'required')).filter((key) => typeof key === 'string')

/** The types that a schema names; what it must be where it names none, but speaks of one. */
export const typesOf = (schema: object): ReadonlyArray<string> => {
  const type = own(schema, 'type')
  if (typeof type === 'string') return [type]
  const named = listOf(type).filter((name) => typeof name === 'string')
  if (named.length > 0) return named
  if (own(schema, 'properties') !== undefined) return ['object']
  return own(schema, 'items') === undefined ? [] : ['array']
}

/** The types of a value at a place and of each branch of its unions. */
export const allTypes = (schema: unknown, root: unknown): ReadonlyArray<string> => {
  const branches = ['anyOf', 'oneOf'].map((name) => listOf(own(schema, name)).length)
  const most = Math.min(Math.max(1, ...branches), DEEP)
  return [
    ...new Set(Array.from({ length: most }, (_, at) => typesOf(settled(schema, root, at))).flat())
  ]
}

/** The value as a list; `[]` for what is none. */
export const listOf = (value: unknown): ReadonlyArray<unknown> => (isList(value) ? value : [])

const referred = (ref: string, root: unknown): unknown => {
  const path: Path | undefined = ref.startsWith('#') ? parsePointer(ref.slice(1)) : undefined
  return path?.reduce<unknown>((found, key) => own(found, key), root)
}

const joined = (whole: object, part: object): object => ({
  ...whole,
  ...part,
  properties: Object.fromEntries([...propertiesOf(whole), ...propertiesOf(part)]),
  required: [...new Set([...requiredOf(whole), ...requiredOf(part)])],
  ...(typesOf(whole).length > 0 && typesOf(part).length === 0 ? { type: typesOf(whole) } : {})
})
