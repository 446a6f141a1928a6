import type { Path } from '@toolfault/model'
import { hasAt, valueAt } from '../schema/at.js'
import { fits } from '../schema/misfits.js'
import { rulesAt } from '../schema/rules.js'
import type { Walk } from '../schema/walk.js'
import { isSecret } from '../secret/secret.js'
import type { Rejected } from './fix.js'
import { isRequired } from './received.js'

/** All subschemas that speak of a place or of what holds it: a secret is one by any of them. */
export const schemasTo = (walk: Walk, path: Path): ReadonlyArray<unknown> =>
  [path, ...path.map((_, at) => path.slice(0, at))].flatMap((place) => schemasAt(walk, place))

/** The subschemas that speak of a place. */
export const schemasAt = (walk: Walk, path: Path): ReadonlyArray<unknown> =>
  rulesAt(walk, path).map(({ schema }) => schema)

/** The value at a path, and what its place takes; `undefined` where nothing stands. */
export const rejectedAt = (walk: Walk, path: Path, like: Path = path): Rejected | undefined => {
  if (!walk.hasValue || !hasAt(walk.value, path)) return undefined
  const value = valueAt(walk.value, path)
  const fitting =
    (place: Path) =>
    (inner: unknown): boolean =>
      schemasAt(walk, place).every((schema) => fits(walk, schema, inner))
  return {
    value,
    meant: walk.meant,
    fits: fitting(like),
    fitsItem: fitting([...like, '0']),
    isSecret: isSecret(path, schemasTo(walk, like), value),
    isOptional:
      path.length > 0 &&
      !schemasAt(walk, like.slice(0, -1)).some((owner) => isRequired(owner, like))
  }
}
