import type { Path } from '@toolfault/model'
import { isBoth } from '../names/joined.js'
import { sole } from '../union/sole.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { requiredAt } from './inside.js'
import { takes } from './takes.js'

/** More texts that are listed are not compared, nor more keys. */
const FEW = 16

/**
 * The only key that says of which kind an object is, and what of it stands under it, where the object has to have these two
 * keys alone: `collectionId` of the `id` beside a `type` that lists "collection", or `pod` of the `name` beside one that
 * lists "pod".
 */
export const kindIn = (
  walk: Walk,
  owner: Path,
  place: Path,
  keys: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> => {
  const [one, other, more] = requiredAt(walk, place)
  if (one === undefined || other === undefined || more !== undefined || keys.length > FEW) return []
  const found = [[one, other] as const, [other, one] as const].flatMap(([kind, name]) => {
    const kinds = shapesAt(walk, [...place, kind])
      .flatMap(({ values }) => values ?? [])
      .filter((text) => typeof text === 'string')
      .slice(0, FEW)
    const isOfKind = (key: string): boolean =>
      kinds.some((text) => key === text || isBoth(key, text, name))
    return keys
      .filter((key) => isOfKind(key) && takes(walk, [...place, name], [...owner, key]))
      .map((key) => [key, name] as const)
  })
  return sole(found) === undefined ? [] : found
}
