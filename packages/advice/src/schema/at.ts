import { owns, type Path, valueAt } from '@toolfault/model'

/** Whether there is a value at a path, `undefined` included. */
export const hasAt = (value: unknown, path: Path): boolean => {
  const key = path.at(-1)
  return key === undefined || owns(valueAt(value, path, path.length - 1), key)
}
