import { isRecord, keysOf, own } from '@toolfault/model'
import { nameOfRef } from './ref-name.js'

/**
 * The values of a tag by which OpenAPI's `mapping` names each branch of a union; what it does not name is called as its
 * schema is. A branch that refers to nothing has no name, and where a mapping names none of them, or two branches are
 * called the same, nothing is known.
 *
 * @see OpenAPI 3.1.0, section 4.8.25 (Discriminator Object)
 */
export const namedBy = (
  mapping: unknown,
  branches: ReadonlyArray<unknown>
): ReadonlyArray<ReadonlyArray<string>> => {
  const names = branches.map((branch) => nameOfRef(own(branch, '$ref')))
  const known = names.filter((name) => name !== '')
  if (new Set(known).size < known.length) return []
  const mapped = keysByName(mapping)
  const isForeign = mapped.size > 0 && !known.some((name) => mapped.has(name))
  if (isForeign) return []
  return names.map((name) => mapped.get(name) ?? (name === '' ? [] : [name]))
}

/** The keys of a mapping by the names of the schemas that they lead to: whoever bundles schemas moves them, and keeps their names. */
const keysByName = (mapping: unknown): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, Array<string>>()
  for (const key of isRecord(mapping) ? keysOf(mapping) : []) {
    const name = nameOfRef(own(mapping, key))
    if (name === '') continue
    const known = found.get(name)
    if (known === undefined) found.set(name, [key])
    else known.push(key)
  }
  return found
}
