import {
  type Advice,
  type Issue,
  isWithin,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import type { Validator } from '../check.js'
import { pointersOf } from '../pointers.js'
import { issue as issueOf } from '../schema/limits.js'
import { misfits } from '../schema/misfits.js'
import { listedBy } from '../schema/shape.js'
import { isUnion, ruleOf, vacuousOf } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { misformatted } from './formats.js'
import { eachOf, isExact, isMoving, isUnwrapping, madeBy, placeOf } from './piece.js'
import { keepsTooMany } from './too-many.js'
import { markOf, wrongWith } from './wrong.js'

/** What is wrong with a value once the exact advice has been followed, and was not wrong before, or not to be seen. */
export const revealed = (
  before: Walk,
  after: Walk,
  advice: ReadonlyArray<Advice>,
  validator?: Validator
): ReadonlyArray<Issue> => {
  const exact = eachOf(advice.filter(isExact))
  const wrong = wrongAfter(after, exact, advice, validator)
  if (wrong.length === 0) return wrong
  const known = wrongBefore(before, exact)
  const changed = exact.map(placeOf)
  const open = pointersOf(advice.filter((piece) => !isExact(piece)))
  const fresh = wrong.filter((issue) => {
    const because = vacuousOf(ruleOf(after, issue))
    if (because !== undefined && open.has(printPointer(because))) return false
    // It was not told as long as keys may go, and some of these have only another name.
    if (issue.keyword === 'maxProperties') return keepsTooMany(after, issue, advice)
    return (
      !known.has(markOf(issue)) ||
      (isUnion(issue) && changed.some((place) => isWithin(place, issue.path)))
    )
  })
  // What the line before lists is not listed again, but for a number, which in quotes would be none of those.
  const listed = pointersOf(
    advice
      .filter(({ expected }) => expected?.id === 'one_of')
      .map((piece) => ({ path: placeOf(piece) }))
  )
  return fresh.map((issue) =>
    listed.has(printPointer(issue.path)) && typeof valueAt(after.value, issue.path) !== 'number'
      ? issue
      : listing(after, issue)
  )
}

/** What a value of another type has to be, where its place lists that, as a validator says both. */
const listing = (walk: Walk, issue: Issue): Issue => {
  const rule = issue.keyword === 'type' ? ruleOf(walk, issue) : undefined
  const values = rule === undefined ? undefined : listedBy(rule.schema)
  return values === undefined ? issue : issueOf(issue.path, 'enum', { allowedValues: values })
}

const wrongBefore = (walk: Walk, exact: ReadonlyArray<Advice>): ReadonlySet<string> => {
  // What a wrapped object lacked was not told: that it may be in the wrapper.
  const replaced = exact.filter(isUnwrapping).map(({ path }) => path.slice(0, -1))
  return new Set(
    misfits(walk, walk.root, walk.value)
      .filter((issue) => vacuousOf(ruleOf(walk, issue)) === undefined)
      .filter(({ path }) => !replaced.some((place) => isWithin(path, place)))
      .map(markOf)
  )
}

const wrongAfter = (
  walk: Walk,
  exact: ReadonlyArray<Advice>,
  advice: ReadonlyArray<Advice>,
  validator: Validator | undefined
): ReadonlyArray<Issue> => {
  const unfit = misfits(walk, walk.root, walk.value)
  if (validator !== undefined) {
    const open = advice.filter((piece) => !isExact(piece)).map(({ path }) => path)
    return wrongWith(validator, walk.value, { unfit, open, changed: exact.map(placeOf) })
  }
  // Of a place of which more is told the format is a part of that.
  const told = pointersOf([...unfit, ...advice])
  const made = outermost(exact.filter(isMoving).map(madeBy))
  const values = made.map((path) => ({ path, value: valueAt(walk.value, path) }))
  return [
    ...unfit,
    ...misformatted(walk, values).filter(({ path }) => !told.has(printPointer(path)))
  ]
}

const outermost = (places: ReadonlyArray<Path>): ReadonlyArray<Path> =>
  places.filter((place, at) => !places.slice(0, at).some((one) => isWithin(place, one)))
