import type { Issue } from '@toolfault/model'
import { isAuthors, typesAsked, valuesAsked } from '../asked.js'
import { grouped } from '../grouped.js'
import { kindAt } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { same } from '../schema/same.js'
import type { Told } from '../told/told.js'

/**
 * What is asked of a place, without what asks for less of it: where a condition or a listed key wants an array, that a
 * union beside it takes a text as well is no help.
 */
export const narrowest = (told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const places = grouped(told.filter(isAsking), ({ issue }) => kindAt(issue))
  if (places.size === told.length) return told
  const wide = new Set([...places.values()].flatMap((all) => wider(all.slice(0, MOST))))
  return wide.size === 0 ? told : told.filter((one) => !wide.has(one))
}

/** Whether a rule of the schema asks for types or values; what stands under a pattern may not be meant. */
const isAsking = ({ issue, rule }: Told): boolean =>
  (issue.kind === 'type' || issue.kind === 'choice') &&
  !isAuthors(issue) &&
  rule !== undefined &&
  rule.maybe !== true

/** More rules of one place than this are not compared. */
const MOST = 16

const wider = (all: ReadonlyArray<Told>): ReadonlyArray<Told> =>
  all.filter(({ issue }, at) =>
    all.some(
      ({ issue: other }, before) =>
        before !== at && asksAll(issue, other) && (before < at || !asksAll(other, issue))
    )
  )

/** Whether one issue asks for all that another does. */
const asksAll = (wide: Issue, issue: Issue): boolean =>
  wide.kind === 'choice'
    ? valuesAsked(issue)?.every((one) => valuesAsked(wide)?.some((other) => same(one, other))) ===
      true
    : typesAsked(issue)?.every((one) => accepts(typesAsked(wide), one)) === true
