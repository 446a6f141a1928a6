import { keysOf, own, type Path, valueAt } from '@toolfault/model'
import { isSecret } from './secret.js'

/** What holds the value of a pair, and what says how the value is called. */
const values: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  'value',
  'val',
  'values',
  'content',
  'data'
])
const names: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'name',
  'key',
  'id',
  'label',
  'title',
  'field',
  'header',
  'variable',
  'setting',
  'parameter'
])

/** So many keys an object that is a pair has at the most, and so long a name. */
const KEYS = 16
const LONG = 256

/**
 * Whether what stands under a key of an object is a secret by the name beside it, as in
 * `{ name: 'DB_PASSWORD', value: 12345678 }`; false of any other object, and where nothing can be read.
 */
export const isSecretPair = (owner: unknown, key: string): boolean => {
  if (!values.has(key.toLowerCase())) return false
  const keys = keysOf(owner)
  if (keys.length > KEYS) return false
  return keys.some((beside) => {
    const name = names.has(beside.toLowerCase()) ? own(owner, beside) : undefined
    return typeof name === 'string' && name.length <= LONG && isSecret([name], [], '')
  })
}

/** Whether any step of a path leads into such a pair of a value. */
export const isInSecretPair = (value: unknown, path: Path): boolean =>
  path.some(
    (key, at) => values.has(key.toLowerCase()) && isSecretPair(valueAt(value, path, at), key)
  )
