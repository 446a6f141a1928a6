import { isList, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { nearMember } from '../names/member.js'
import { wordedMember } from '../names/worded.js'
import { listedBy } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { takes, takesForm } from './takes.js'

/** What a place lists. */
const valuesAt = (walk: Walk, place: Path): ReadonlyArray<Json> =>
  rulesAt(walk, place).flatMap(({ schema }) => listedBy(schema) ?? [])

/** The value of a place, or the only item of a list there. */
const oneAt = (walk: Walk, place: Path): unknown => {
  const came = valueAt(walk.value, place)
  return isList(came) ? sole(came) : came
}

/** Whether a place lists texts, of which one has to be chosen where another text stands. */
export const mayChoose = (walk: Walk, to: Path, from: Path): boolean =>
  typeof oneAt(walk, from) === 'string' &&
  valuesAt(walk, to).filter((one) => typeof one === 'string').length > 1

/** Whether one of the values that a place lists is near to the text that stands in another. */
export const listsNear = (walk: Walk, to: Path, from: Path): boolean =>
  mayChoose(walk, to, from) && !isFar(walk, to, from)

/** Whether none of the values that a place lists is near to what stands in another: that may be of another thing. */
export const isFar = (walk: Walk, to: Path, from: Path): boolean => {
  if (!mayChoose(walk, to, from) || takes(walk, to, from) || takesForm(walk, to, from)) return false
  const [value, values] = [oneAt(walk, from), valuesAt(walk, to)]
  const near = nearMember(walk.meant, value, values) ?? wordedMember(value, values, to.at(-1))
  return near === undefined && !values.some((one) => one === value)
}
