import type { Path } from '@toolfault/model'
import { sole } from '../union/sole.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isConstant } from './constant.js'
import { listsNear } from './far.js'
import { requiredAt } from './inside.js'
import type { Owner } from './owners.js'
import { freeIn, type Search } from './search.js'
import { keysIn } from './spelled.js'
import { takes, takesForm } from './takes.js'

/** More missing keys are not looked at. */
export const FEW = 16

/** The only missing key that may hold more than one value. */
export const soleIn = ({ walk }: Search, { missing, path }: Owner): string | undefined => {
  let found: string | undefined
  for (const key of missing.keys()) {
    if (isConstant(walk, [...path, key])) continue
    if (found !== undefined) return undefined
    found = key
  }
  return found
}

/** The only missing map, where none of the keys that nobody knows would do for another missing one. */
export const soleMapIn = (search: Search, owner: Owner): string | undefined => {
  const { missing, path } = owner
  const names = missing.size > FEW ? [] : [...missing.keys()]
  const name = sole(names.filter((one) => isMap(search.walk, [...path, one])))
  const others = names.filter((one) => one !== name && !isConstant(search.walk, [...path, one]))
  return name !== undefined &&
    freeIn(search, owner).every((key) =>
      others.every((one) => !mayStand(search.walk, [...path, one], [...path, key]))
    )
    ? name
    : undefined
}

/** Whether a place takes the value of another, in another form, or lists one that is near. */
const mayStand = (walk: Walk, to: Path, from: Path): boolean =>
  takes(walk, to, from) || takesForm(walk, to, from) || listsNear(walk, to, from)

/** The map at a place, or in the only key there that has to be and is known. */
export const mapIn = (walk: Walk, place: Path): Path | undefined => {
  if (isMap(walk, place)) return place
  const name = sole([...requiredAt(walk, place)])
  const inner = name !== undefined && sole([...keysIn(walk, place)]) === name && [...place, name]
  return inner !== false && isMap(walk, inner) ? inner : undefined
}
