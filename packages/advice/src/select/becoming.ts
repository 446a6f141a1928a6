import { isList, own } from '@toolfault/model'
import { isNumbering } from '../names/akin.js'
import { measureIn } from '../names/measured.js'
import { shapesAt } from '../walk/shapes.js'
import { mayChoose } from './far.js'
import { takesLike } from './like.js'
import type { Owner } from './owners.js'
import type { Search } from './search.js'
import { takes, takesForm, takesListed, takesSpelt } from './takes.js'
import { lists } from './value.js'

/** Whether what stands under a key of an object would do under a name. */
export type Test = (search: Search, owner: Owner, key: string, name: string) => boolean

/** As it is, or as the number, or yes or no, that it spells. */
export const fits: Test = ({ walk }, { path }, key, name) =>
  [takesLike, takesSpelt].some((take) => take(walk, [...path, name], [...path, key]))

/** Whether a text may be one of those that are listed, where no other key lists it. */
export const isListed: Test = ({ walk }, { known, path, value }, key, name) => {
  const came = own(value, key)
  return (
    typeof came === 'string' &&
    mayChoose(walk, [...path, name], [...path, key]) &&
    ![...known].some((other) => lists(walk, [...path, other], came))
  )
}

/**
 * Whether a value may be made what a place takes: a text a list, or the number it says of a unit; a number an id; a list its
 * only item, where that is missing.
 */
export const mayBecome: Test = ({ walk }, { missing, path, value }, key, name) => {
  const [from, to] = [
    [...path, key],
    [...path, name]
  ]
  const came = own(value, key)
  if (typeof came === 'number') return isNumbering(name) && takesForm(walk, to, from)
  if (isList(came)) return missing.has(name) && came.length === 1 && takes(walk, to, [...from, '0'])
  const types = shapesAt(walk, to).flatMap((shape) => [...shape.types])
  return (
    typeof came === 'string' &&
    (takesListed(walk, to, from) ||
      (measureIn(came) !== undefined &&
        types.some((type) => type === 'number' || type === 'integer')))
  )
}
