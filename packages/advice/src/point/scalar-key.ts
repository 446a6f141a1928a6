import { type Fix, type Path, printPointer } from '@toolfault/model'
import { shapeOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { areFor, isUnion } from './are-for.js'
import { namesIn } from './like-item.js'
import { scalarsOf } from './scalars.js'

/**
 * That such an object is to be sent with a text or a number under the only key that it has to have and that nothing beside it is
 * moved to; `undefined` where nothing is, and for any other fix.
 */
export const underRest = (
  { filled, walk }: { readonly filled: ReadonlySet<string>; readonly walk: Walk },
  path: Path,
  fix: Fix | undefined,
  value: unknown
): Fix | undefined => {
  if (fix?.id !== 'send' || filled.size === 0 || !fix.types.includes('object')) return undefined
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const schemas = schemasAt(walk, path)
  if (schemas.some(isUnion)) return undefined
  const required = new Set(schemas.flatMap((schema) => [...shapeOf(walk, schema).required]))
  const isFilled = (key: string): boolean => filled.has(printPointer([...path, key]))
  const key = namesIn(walk, schemas).some(isFilled)
    ? sole([...required].filter((one) => !isFilled(one)))
    : undefined
  return key !== undefined &&
    [value, ...scalarsOf(value)].some((form) => areFor(walk, schemasAt(walk, [...path, key]), form))
    ? { id: 'convert', how: 'wrap', to: 'object', key }
    : undefined
}
