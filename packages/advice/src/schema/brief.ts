import type { Ground } from './ground.js'
import { listed } from './listed.js'
import { nameOf } from './room.js'
import { isSecretList } from './secret-list.js'
import { shapeOf } from './shape.js'

/** More keys are not named. */
const KEYS = 3

/**
 * An object by the names of its first keys, those that have to be there before the others, and a constant with its value:
 * so much tells it from the other branches of a union. `undefined` where it has no keys.
 */
export const briefOf = (ground: Ground, schema: unknown): string | undefined => {
  const { properties, required } = shapeOf(ground, schema)
  const all = [...new Set([...required, ...properties.keys()])]
  if (all.length === 0) return undefined
  const keys = required.size > 0 ? [...required] : all
  const named = keys
    .slice(0, KEYS)
    .map((key) => memberOf(ground, key, properties.get(key)?.[0], required.has(key) ? '' : '?'))
  return `{ ${[...named, ...(all.length > named.length ? ['…'] : [])].join(', ')} }`
}

/** A key, with its value where it lists only one and that is no secret. */
const memberOf = (ground: Ground, key: string, schema: unknown, mark: '?' | ''): string => {
  const { values } = shapeOf(ground, schema)
  const name = `${nameOf([key, schema])}${mark}`
  const isTold =
    values?.length === 1 && ground.isSecret !== true && !isSecretList(ground, key, [schema], values)
  return isTold ? `${name}: ${listed(values, 1).join('')}` : name
}
