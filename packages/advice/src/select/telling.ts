import { type IssueKind, own, type Path, printPointer } from '@toolfault/model'
import { demandsOf, isLong } from '../point/demand.js'
import { ofValues } from '../point/expected.js'
import { kindAt, pointersOf } from '../pointers.js'
import { areDistinct } from '../told/distinct.js'
import type { Told } from '../told/told.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** Rules for values of one type. */
const ofType: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set([...ofValues, 'alternative'])

/**
 * What still says something beside the rest. Listed values imply their type, limits and unions have nothing to
 * say of a value of the wrong type, and as long as a union fails nobody knows which keys it would have known,
 * nor which type.
 */
export const telling = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if ((areDistinct(told) || areFirm(told)) && !told.some(isUnevaluated)) return told
  const places = pointersOf(told.map(({ issue }) => issue))
  // One of each place has nothing beside it.
  if (places.size === told.length && !told.some(isUnevaluated)) return told
  const said = new Set(told.map(({ issue }) => kindAt(issue)))
  const besides = (path: Path): ((kind: IssueKind) => boolean) => {
    const place = printPointer(path)
    return (kind) => said.has(`${kind} ${place}`)
  }
  return told.filter((one) => {
    const { keyword, kind, path } = one.issue
    if (keyword === 'unevaluatedProperties') return !besides(path.slice(0, -1))('alternative')
    if (kind !== 'type' && !ofType.has(kind)) return true
    const has = besides(path)
    if (keyword === 'unevaluatedItems') return !has('alternative')
    if (kind === 'type') return !has('choice')
    if (has('format') && isSaidByFormat(walk, one)) return false
    return !has('type') || (kind !== 'alternative' && has('alternative'))
  })
}

/** Whether nothing was told that gives way to another. */
const areFirm = (told: ReadonlyArray<Told>): boolean => {
  const kinds = new Set(told.map(({ issue }) => issue.kind))
  return !(
    (kinds.has('type') && kinds.has('choice')) ||
    [...kinds].some((kind) => ofType.has(kind))
  )
}

const isUnevaluated = ({ issue }: Told): boolean => issue.keyword === 'unevaluatedProperties'

/** The piece of a format says a pattern of the schema, too, and in place of one that only spells it out. */
const isSaidByFormat = (walk: Walk, { issue: { keyword, params, path } }: Told): boolean => {
  const pattern = own(params, 'pattern')
  if (keyword !== 'pattern' || typeof pattern !== 'string') return false
  const demands = demandsOf(walk, rulesAt(walk, path))
  return isLong(pattern) || demands.some((one) => one.id === 'pattern' && one.pattern === pattern)
}
