import { isList, own, owns, type Path } from '@toolfault/model'

/** A path that is no list may have no end. */
const listed = (path: Path): Path => (isList(path) ? path : [])

/** The value at a path, by own properties only; `undefined` when the path leads nowhere. */
export const valueAt = (value: unknown, path: Path): unknown => {
  let here = value
  for (const key of listed(path)) here = own(here, key)
  return here
}

/** Whether there is a value at a path, `undefined` included. */
export const hasAt = (value: unknown, path: Path): boolean => {
  const key = path.at(-1)
  return key === undefined || owns(valueAt(value, path.slice(0, -1)), key)
}

/** Whether a path leads to a place or below it. */
export const isWithin = (path: Path, place: Path): boolean =>
  place.every((key, at) => path[at] === key)
