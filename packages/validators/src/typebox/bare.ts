import { isList, keysOf, own } from '@toolfault/model'

/** Keywords whose keys are names of properties; their lists and `required` hold more of them. */
const naming = ['properties', 'dependencies', 'dependentRequired', 'dependentSchemas'] as const

/** Whether schemas speak of a property that every object inherits (`toString`). */
export const namesInherited = (nodes: ReadonlyArray<object>): boolean =>
  nodes.some((node) => namesIn(node).some((name) => name in Object.prototype))

const namesIn = (node: object): ReadonlyArray<string> => [
  ...texts(own(node, 'required')),
  ...naming.flatMap((keyword) => {
    const named = own(node, keyword)
    const names = keysOf(named)
    return [...names, ...names.flatMap((name) => texts(own(named, name)))]
  })
]

const texts = (list: unknown): ReadonlyArray<string> =>
  isList(list) ? list.filter((item) => typeof item === 'string') : []

/** A copy of a value in which objects inherit nothing: TypeBox takes what they inherit for their own. */
export const bare = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(bare)
  const copy: Record<string, unknown> = Object.create(null)
  for (const [key, item] of Object.entries(value)) copy[key] = bare(item)
  return copy
}
