import { isSameName } from './spelling.js'

/**
 * The key of an object behind its name, where both were written as one: `city` of `address.city`, `address_city`,
 * `addressCity`, `address[city]`.
 */
export const behind = (key: string, name: string): string | undefined => {
  if (!key.startsWith(name) || key.length <= name.length) return undefined
  const mark = key.charAt(name.length)
  const rest = key.slice(name.length + 1)
  if ('._-'.includes(mark)) return rest
  if (mark === '[') return rest.length > 1 && rest.endsWith(']') ? rest.slice(0, -1) : undefined
  const small = mark.toLowerCase()
  return small === mark ? undefined : small + rest
}

/**
 * Whether a name is that of an object and of a key in it, written as one: `destinationName` of `destination: { name }`, and
 * `filter[status]` or `spec.replicas`, as the parameters of many interfaces are called.
 */
export const isBoth = (name: string, object: string, key: string): boolean =>
  isSameName(`${object}_${key}`, name) || isSameName(behind(name, object) ?? '', key)
