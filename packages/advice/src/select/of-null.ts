import { causeOf, lacksKey, type Path, printPointer, valueAt } from '@toolfault/model'
import { pointersOf } from '../pointers.js'
import { ruleOf, type Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { needs } from './inside.js'

/** What is left without the keys that another one asks for where null stands under it, is refused and may be left out. */
export const withoutOfNull = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (told.length < 2) return told
  const nulls = pointersOf(
    told
      .map(({ issue }) => issue)
      .filter(({ path }) => valueAt(walk.value, path) === null && !needs(walk, path))
  )
  return nulls.size === 0
    ? told
    : told.filter((one) => {
        const cause = lacksKey(one.issue) ? causeAt(walk, one) : undefined
        return cause === undefined || !nulls.has(printPointer(cause))
      })
}

/** The place because of which a rule applies, where something stands there. */
const causeAt = (walk: Walk, { issue, rule }: Told): Path | undefined => {
  const because = (rule ?? ruleOf(walk, issue))?.because
  return because?.id === 'present' ? because.path : causeOf(issue)
}
