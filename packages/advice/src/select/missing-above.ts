import type { Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isFreeAt } from '../blank.js'
import { above } from '../pointers.js'

/** An object or an array that has to be made before something can be put into it. */
export interface Missing {
  readonly path: Path
  readonly holder: Json
}

/** What is not there of all that a place is in, the outermost first: an array where the first element comes next. */
export const missingAbove = (value: unknown, place: Path): ReadonlyArray<Missing> =>
  above(place)
    .slice(1)
    .filter((path) => isFreeAt(value, path))
    .map((path) => ({ path, holder: place[path.length] === '0' ? [] : {} }))
