import { bearing } from './bearing.js'
import { formatOf } from './format.js'
import type { Ground } from './ground.js'
import { typeOf } from './value.js'

/** A type as a signature names it, with the format of a text behind it: `string (uuid)`. */
export const scalarType = (ground: Ground, schema: unknown, type: string): string => {
  if (type !== 'string') return type
  const format = formatOf(bearing(ground, schema, ['format']))
  return format === undefined ? type : `${type} (${format})`
}

/** The types of values that are not to be said, each once. */
export const typesOf = (values: ReadonlyArray<unknown>): ReadonlyArray<string> => [
  ...new Set(values.map((value) => typeOf(value) ?? 'any'))
]
