import { type IssueKind, type Path, printPointer } from '@toolfault/model'
import { lastOf, pointersOf } from '../pointers.js'
import { type Told, vacuousOf } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { keysAt } from './keys.js'

/** Kinds that say of a value that it will be another. */
const changing: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set(['missing', 'choice', 'type'])

/**
 * What is still true when the rest is mended. A rule that applies because a key is not there, or has
 * another value, says nothing as long as that very key has to be mended for another reason: `store` is not
 * needed because `carrier` is missing. Of two that need each other as long as the other is not there, both
 * are told. A key that the schema knows, or of whose value more is told, is unevaluated only
 * because another rule of its object failed, where one did.
 */
export const lasting = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!told.some(mayPass)) return told
  const mended = told.filter(({ issue }) => changing.has(issue.kind))
  const changed = pointersOf(mended.map(({ issue }) => issue))
  const firm = pointersOf(
    mended.filter(({ rule }) => vacuousOf(rule) === undefined).map(({ issue }) => issue)
  )
  let failed: ReadonlySet<string> | undefined
  return told.filter((one) => {
    const { keyword, path } = one.issue
    if (keyword === unevaluated) {
      if (!isKnown(walk, path) && !changed.has(printPointer(path))) return true
      failed ??= failedIn(told)
      return !failed.has(printPointer(path.slice(0, -1)))
    }
    const place = vacuousOf(one.rule)
    return place === undefined || !firm.has(printPointer(place))
  })
}

const unevaluated = 'unevaluatedProperties'

/** The places at or below which something else is wrong than that a key is unevaluated. */
const failedIn = (told: ReadonlyArray<Told>): ReadonlySet<string> => {
  const places = new Set<string>()
  for (const { issue } of told) {
    if (issue.keyword === unevaluated) continue
    let place = issue.path
    // What holds a place that is known is known already.
    while (!places.has(printPointer(place))) {
      places.add(printPointer(place))
      place = place.slice(0, -1)
    }
  }
  return places
}

/** Whether an issue may say nothing when others are mended. */
const mayPass = (one: Told): boolean =>
  one.issue.keyword === unevaluated || vacuousOf(one.rule) !== undefined

const isKnown = (walk: Walk, path: Path): boolean =>
  keysAt(walk, path.slice(0, -1)).known.has(lastOf(path))
