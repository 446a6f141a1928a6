import { type Issue, printPointer } from '@toolfault/model'
import { isAuthors, typesAsked, valuesAsked } from '../asked.js'
import { accepts } from '../schema/accepts.js'
import { same } from '../schema/same.js'
import type { Told } from '../told/told.js'

/**
 * What is asked of a place, without what asks for less of it: where a condition or a listed key wants an array, that a
 * union beside it takes a text as well is no help.
 */
export const narrowest = (told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const places = new Map<string, Array<Told>>()
  for (const one of told) {
    const { kind, path } = one.issue
    const isOf = kind === 'type' || kind === 'choice'
    // What stands under a pattern may not be meant.
    if (!isOf || isAuthors(one.issue) || one.rule === undefined || one.rule.maybe) continue
    const place = `${kind} ${printPointer(path)}`
    const all = places.get(place)
    if (all === undefined) places.set(place, [one])
    else if (all.length < MOST) all.push(one)
  }
  if (places.size === told.length) return told
  const wide = new Set([...places.values()].flatMap(wider))
  return wide.size === 0 ? told : told.filter((one) => !wide.has(one))
}

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
