import type { Path } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { areFor } from './are-for.js'

/** More characters are no name. */
const CALLED = 80

/** What a short text is called by in an object that has to have no more than that and what it means: `label` beside `description`. */
export const calledBy = (
  walk: Walk,
  place: Path,
  required: ReadonlySet<string>,
  text: unknown
): string | undefined => {
  if (typeof text !== 'string' || isNothing(text) || text.length > CALLED) return undefined
  if (required.size !== 2 || !required.has('description') || /\n/.test(text)) return undefined
  const name = sole([...required].filter((key) => /^(?:label|name|title)$/.test(key)))
  return name !== undefined && areFor(walk, schemasAt(walk, [...place, name]), text)
    ? name
    : undefined
}
