import { isList, own, type Path, valueAt } from '@toolfault/model'

/** Whether a path leads to a place, or would if its last key were there. */
export const hasPlace = (value: unknown, path: Path): boolean => {
  const owner = valueAt(value, path.slice(0, -1))
  return path.length === 0 || (typeof owner === 'object' && owner !== null)
}

/** A copy of a value with another one at a place; `undefined` where there is no such place. */
export const put = (value: unknown, path: Path, next: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (typeof value !== 'object' || value === null) return undefined
  if (isList(value)) return value.with(Number(key), put(value[Number(key)], rest, next))
  return Object.fromEntries([
    ...Object.entries(value),
    [key, put(own(value, key), rest, next)] as const
  ])
}

/** A copy of a value without what stands at a place. */
export const without = (value: unknown, path: Path): unknown => {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return value
  if (isList(value)) {
    return value.flatMap((item, at) =>
      String(at) !== key ? [item] : rest.length === 0 ? [] : [without(item, rest)]
    )
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name !== key ? [[name, inner]] : rest.length === 0 ? [] : [[name, without(inner, rest)]]
    )
  )
}
