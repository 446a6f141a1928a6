import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Prepared } from './prepare.js'

/**
 * Put `$dynamicRef`, which the validator passes over in silence, as `$ref`: where a name is given once in
 * the whole schema, the two are the same. Throws where it is given twice, as nobody could follow it.
 */
export const fixed = (schema: Prepared): Prepared => {
  const names = new Map<string, number>()
  const isUsed = each(schema, (node) => {
    const name = node['$dynamicAnchor']
    if (typeof name === 'string') names.set(name, (names.get(name) ?? 0) + 1)
    return node['$dynamicRef'] !== undefined
  })
  if (!isUsed && names.size === 0) return schema
  const twice = [...names].find(([, count]) => count > 1)
  if (isUsed && twice !== undefined) {
    throw new TypeError(
      `$dynamicRef cannot be followed: there is more than one $dynamicAnchor ${twice[0]}`
    )
  }
  return rewritten(schema)
}

type Node = { readonly [keyword: string]: unknown }

/** Whether something holds of any object in the schema; all are visited. */
const each = (root: unknown, holds: (node: Node) => boolean): boolean => {
  let found = false
  const open: Array<unknown> = [root]
  while (open.length > 0) {
    const node = open.pop()
    // A border: of a copy of JSON.
    if (isRecord(node) && holds(node as Node)) found = true
    for (const key of keysOf(node)) open.push(own(node, key))
  }
  return found
}

const rewritten = <A>(value: A): A => {
  if (isList(value)) return value.map(rewritten) as A
  if (!isRecord(value)) return value
  const { $dynamicAnchor, $dynamicRef, ...rest } = value as Node
  const copy: Node = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, rewritten(inner)])
  )
  const named = typeof $dynamicAnchor === 'string' ? { $anchor: $dynamicAnchor } : {}
  return { ...copy, ...named, ...reference($dynamicRef, copy) } as A
}

const reference = ($ref: unknown, { $ref: other, allOf }: Node): Node => {
  if (typeof $ref !== 'string') return {}
  return other === undefined ? { $ref } : { allOf: [...(isList(allOf) ? allOf : []), { $ref }] }
}
