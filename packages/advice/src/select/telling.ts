import { type IssueKind, own, printPointer } from '@toolfault/model'
import { demandsOf, isLong } from '../point/demand.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import type { Told } from './told.js'

/** Rules for values of one type. */
const ofType: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set([
  'alternative',
  'duplicate',
  'format',
  'multiple',
  'pattern',
  'range',
  'size'
])

/**
 * What still says something beside the rest. Listed values imply their type, limits and unions have nothing to
 * say of a value of the wrong type, and as long as a union fails nobody knows which keys it would have known,
 * nor which type.
 */
export const telling = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const places = told.map(({ issue }) => printPointer(issue.path))
  const kinds = new Map<string, Set<IssueKind>>()
  for (const [at, { issue }] of told.entries()) {
    const place = places[at] ?? ''
    kinds.set(place, (kinds.get(place) ?? new Set()).add(issue.kind))
  }
  return told.filter((one, at) => {
    const { keyword, kind, path } = one.issue
    const beside = kinds.get(places[at] ?? '') ?? new Set()
    if (keyword === 'unevaluatedItems') return !beside.has('alternative')
    if (keyword === 'unevaluatedProperties') {
      return kinds.get(printPointer(path.slice(0, -1)))?.has('alternative') !== true
    }
    if (kind === 'type') return !beside.has('choice')
    if (kind === 'pattern' && beside.has('format') && isSaidByFormat(walk, one)) return false
    if (!ofType.has(kind) || !beside.has('type')) return true
    return kind !== 'alternative' && beside.has('alternative')
  })
}

/** The piece of a format says a pattern of the schema, too, and in place of one that only spells it out. */
const isSaidByFormat = (walk: Walk, { issue: { keyword, params, path } }: Told): boolean => {
  const pattern = own(params, 'pattern')
  if (keyword !== 'pattern' || typeof pattern !== 'string') return false
  const demands = demandsOf(walk, rulesAt(walk, path))
  return isLong(pattern) || demands.some((one) => one.id === 'pattern' && one.pattern === pattern)
}
