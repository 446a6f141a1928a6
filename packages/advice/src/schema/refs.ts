import { isList, isRecord, keysOf, own, parsePointer, step, steps, valueAt } from '@toolfault/model'
import { once } from '../once.js'
import { decoded, joined } from './address.js'
import { data, references } from './keywords.js'
import { traitsOf } from './traits.js'

/** Where the addresses in a schema lead, remembered as long as the schema lives. */
interface Addresses {
  /** The address of the resource that a subschema belongs to; the root's own when absent. */
  readonly bases: WeakMap<object, string>
  readonly targets: Map<string, unknown>
  /** The outermost subschema of each dynamic name. */
  readonly dynamic: Map<string, unknown>
  readonly base: string
  /** Where the references of a subschema lead, as far as somebody asked. */
  readonly referred: WeakMap<object, ReadonlyArray<unknown>>
}

/**
 * The subschemas that a schema refers to, by `$ref`, `$dynamicRef` (the outermost of that name, 2020-12
 * section 8.2.3.2) and `$recursiveRef`, inside the same document; remote ones lead nowhere.
 */
export const referred = (root: unknown, schema: object): ReadonlyArray<unknown> => {
  if (!traitsOf(schema).refers || !isRecord(root)) return nowhere
  const index = addressesOf(root)
  const old = index.referred.get(schema)
  if (old !== undefined) return old
  const found: Array<unknown> = []
  for (const keyword of references) {
    const ref = own(schema, keyword)
    const to = typeof ref === 'string' ? target(index, root, schema, keyword, ref) : undefined
    if (to !== undefined) found.push(to)
  }
  index.referred.set(schema, found)
  return found
}

const nowhere: ReadonlyArray<unknown> = []

const target = (
  index: Addresses,
  root: object,
  schema: object,
  keyword: string,
  ref: string
): unknown => {
  if (keyword === '$dynamicRef') {
    const outermost = index.dynamic.get(ref.slice(ref.indexOf('#') + 1))
    if (outermost !== undefined) return outermost
  }
  if (keyword === '$recursiveRef' && own(root, '$recursiveAnchor') === true) return root
  const base = index.bases.get(schema) ?? index.base
  const whole = joined(base, ref)
  const cut = whole.indexOf('#')
  const address = cut < 0 ? whole : whole.slice(0, cut)
  const fragment = cut < 0 ? '' : decoded(whole.slice(cut + 1))
  const resource = address === index.base ? root : index.targets.get(address)
  if (fragment === '') return resource
  if (!fragment.startsWith('/')) return index.targets.get(`${address}#${fragment}`)
  const path = parsePointer(fragment)
  return path === undefined ? undefined : valueAt(resource, path)
}

const addressesOf: (root: object) => Addresses = /* @__PURE__ */ once((root) => {
  const base = bare(text(root, '$id') ?? '')
  const index: Addresses = {
    bases: new WeakMap(),
    targets: new Map(),
    dynamic: new Map(),
    base,
    referred: new WeakMap()
  }
  const budget = steps()
  const open: Array<readonly [unknown, string]> = [[root, base]]
  for (const [node, above] of open) {
    if (!step(budget)) break
    if (isList(node)) for (const item of node.slice(0, budget.left)) open.push([item, above])
    if (!isRecord(node)) continue
    const here = entered(index, node, above)
    for (const key of keysOf(node)) if (!data.has(key)) open.push([own(node, key), here])
  }
  return index
})

/** Remember the names of a subschema; its address is the base of all below it. */
const entered = (index: Addresses, node: object, above: string): string => {
  const id = text(node, '$id')
  // In draft-07 a plain name was written as `$id: "#name"`.
  const here = id === undefined || id.startsWith('#') ? above : bare(joined(above, id))
  if (here !== above) index.targets.set(here, node)
  if (here !== index.base) index.bases.set(node, here)
  const dynamic = text(node, '$dynamicAnchor')
  const names = [text(node, '$anchor'), dynamic, id?.startsWith('#') ? id.slice(1) : undefined]
  for (const name of names) if (name !== undefined) index.targets.set(`${here}#${name}`, node)
  if (dynamic !== undefined && !index.dynamic.has(dynamic)) index.dynamic.set(dynamic, node)
  return here
}

const text = (node: object, key: string): string | undefined => {
  const value = own(node, key)
  return typeof value === 'string' ? value : undefined
}

const bare = (address: string): string => address.replace(/#$/, '')
