import { type Issue, isList, isWithin, own, valueAt } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import type { Renamed } from './renamed.js'

/** Tells whether what is moved into an empty list is the item that it has to have, so that none is to be added. */
export const fedBy =
  (walk: Walk, renamed: ReadonlyArray<Renamed>): ((issue: Issue) => boolean) =>
  ({ keyword, params, path }) => {
    if (keyword !== 'minItems' || own(params, 'limit') !== 1) return false
    const list = valueAt(walk.value, path)
    const item = [...path, '0']
    return (
      isList(list) &&
      list.length === 0 &&
      renamed.some(({ fix }) => fix.guess !== true && isWithin(fix.to, item))
    )
  }
