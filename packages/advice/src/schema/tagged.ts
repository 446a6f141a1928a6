import { isList, isRecord, keysOf, own, someObject, step, steps } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { once } from '../once.js'
import { listAt, unions } from './branches.js'
import { branchesIn } from './branches-in.js'
import type { Ground } from './ground.js'
import { data } from './keywords.js'
import { namedBy } from './mapping.js'
import { shapeOf } from './shape.js'

/**
 * A schema in which each branch of a union lists the value of its tag where `discriminator` alone says it, which no
 * validator reads. The same schema where nothing is to be written; else the same one each time.
 *
 * @see OpenAPI 3.1.0, section 4.8.25 (Discriminator Object)
 */
export const withTags = (root: unknown): unknown => (isRecord(root) ? tagged(root) : root)

const tagged: (root: object) => object = /* @__PURE__ */ once((root) => {
  if (!hasTag(root)) return root
  const whole = written({ root, budget: steps() }, root, 0)
  return isRecord(whole) ? whole : root
})

/** Deeper schemas are left as they are. */
const DEPTH = 64

/** Most schemas have none: they are looked through once, and not written anew. */
const hasTag = (root: object): boolean =>
  someObject(root, (node) => tagIn(node) !== undefined) === true

const tagIn = (node: object): string | undefined => {
  const tag = own(own(node, 'discriminator'), 'propertyName')
  return typeof tag === 'string' && unions.some((keyword) => isList(own(node, keyword)))
    ? tag
    : undefined
}

const written = (ground: Ground, node: unknown, depth: number): unknown => {
  if (depth > DEPTH || typeof node !== 'object' || !step(ground.budget)) return node
  if (isList(node)) {
    const items = node.map((item) => written(ground, item, depth + 1))
    return items.some((item, at) => item !== node[at]) ? items : node
  }
  if (!isRecord(node)) return node
  const members = keysOf(node).map((key) => {
    const value = own(node, key)
    return [key, data.has(key) ? value : written(ground, value, depth + 1)] as const
  })
  const isNew = members.some(([key, value]) => value !== own(node, key))
  return tagging(ground, isNew ? Object.fromEntries(members) : node)
}

/** A union whose branches list what its `discriminator` maps to them. */
const tagging = (ground: Ground, union: object): object => {
  const tag = tagIn(union)
  if (tag === undefined) return union
  const mapping = own(own(union, 'discriminator'), 'mapping')
  const lists = unions.flatMap((keyword) => {
    const branches = listAt(union, keyword)
    const names = namedBy(mapping, branches)
    const all = branches.map((branch, at) => listing(ground, branch, tag, names[at] ?? []))
    return all.some((branch, at) => branch !== branches[at]) ? [[keyword, all] as const] : []
  })
  return lists.length === 0 ? union : { ...union, ...Object.fromEntries(lists) }
}

/** A branch that lists the values of its tag, unless it does already or takes no text there. */
const listing = (
  ground: Ground,
  branch: unknown,
  tag: string,
  values: ReadonlyArray<Json>
): unknown => {
  if (!isRecord(branch) || values.length === 0 || branchesIn(ground, branch) !== undefined)
    return branch
  const said = shapeOf(ground, branch).properties.get(tag) ?? []
  const isOpen = said.every((schema) => {
    const { types, values: listed } = shapeOf(ground, schema)
    return listed === undefined && (types.size === 0 || types.has('string'))
  })
  if (!isOpen) return branch
  const properties = own(branch, 'properties')
  const old = own(properties, tag)
  const one = { ...(isRecord(old) ? old : {}), enum: values }
  return { ...branch, properties: { ...(isRecord(properties) ? properties : {}), [tag]: one } }
}
