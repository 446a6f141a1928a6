import { isList, isRecord, own, owns, type Path, printPointer } from '@toolfault/model'
import { type Shape, shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'

/** More objects beside a key are not asked whether they take it. */
const MANY = 16

/**
 * What stands under the known keys of an object and takes a key that has no place beside them, each with no more than
 * that: a `currency` of the call of which each item has its own, a `timeZone` of what begins and of what ends. No place is named to which
 * something is moved (`filled`), and so none that is the only one.
 */
export const takersOf = (
  walk: Walk,
  path: Path,
  value: unknown,
  known: ReadonlyArray<string>,
  strange: ReadonlyArray<string>,
  filled: ReadonlySet<string>
): ReadonlyArray<readonly [string, unknown]> =>
  (strange.length === 0 ? [] : known).slice(0, MANY).flatMap((key) => {
    const held = own(value, key)
    const list = isList(held)
    const first = list ? held[0] : held
    const place = list ? [...path, key, '0'] : [...path, key]
    const shapes = schemasAt(walk, place).map((schema) => shapeOf(walk, schema))
    // A text in place of an object becomes one.
    if (!(isRecord(first) || (isText(first) && shapes.some(isObject)))) return []
    const taken = strange.flatMap((one) => {
      const schemas = shapes.flatMap(({ properties }) => properties.get(one) ?? [])
      const isFilled = filled.has(printPointer([...place, one]))
      if (isFilled || owns(first, one) || schemas.length === 0) return []
      // Of a union each branch may take another.
      return [[one, schemas.length === 1 ? schemas[0] : { anyOf: schemas }] as const]
    })
    if (taken.length === 0) return []
    const properties = Object.fromEntries(taken)
    const object = { type: 'object', properties }
    return [[key, list ? { type: 'array', items: object } : object] as const]
  })

/** Whether a value is a text, or not there yet. */
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'

const isObject = ({ types }: Shape): boolean => types.size === 1 && types.has('object')
