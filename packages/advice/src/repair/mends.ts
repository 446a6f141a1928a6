import { isList, own } from '@toolfault/model'
import { typeOf } from '../point/received.js'
import { typesOf } from '../schema/shape.js'
import { convert, converted, wantedAt } from './convert.js'
import { exact } from './exact.js'
import { lesser } from './grade.js'
import { meet } from './meet.js'
import { remove, rename } from './move.js'
import { add, choose, put } from './put.js'
import { type Mend, mendOf, type Site } from './site.js'

/** What is known beside the place itself. */
export interface Whole {
  readonly value: unknown
  readonly schema: unknown
  /** Whether a key of this place may have been meant: for one that is missing beside it, or by a branch. */
  readonly mayBeMeant: boolean
}

/** The ways in which a place may be mended; more than one where more than one value may be meant. */
export const mendsOf = (site: Site, whole: Whole): ReadonlyArray<Mend> => {
  const { fix } = site
  switch (fix?.id) {
    case 'add':
      return add(site)
    case 'remove':
      return remove(site, whole.mayBeMeant)
    case 'rename':
      return rename(site, fix.from, fix.to, whole)
    case 'choose':
      return capped(site, choose(site, fix.values))
    case 'put':
      return capped(site, [...put(site, fix.value), ...others(site, typeOf(fix.value))])
    case 'convert':
      return capped(site, [...convert(site, fix), ...others(site, fix.to)])
    case 'send':
      return capped(site, sent(site))
    default:
      return meet(site, site.piece.expected)
  }
}

/** Forms of other types that would do as well, `10` and `["10"]`. */
const others = (site: Site, type: string | undefined): ReadonlyArray<Mend> =>
  site.piece.kind === 'type' && site.has && site.path.length > 0
    ? converted(
        site,
        wantedAt(site).filter((one) => one !== type && !(one === 'number' && type === 'integer'))
      )
    : []

const sent = (site: Site): ReadonlyArray<Mend> => {
  const { has, path, value } = site
  const types = wantedAt(site)
  if (!has || path.length === 0) return []
  if (value === null) return unset(site)
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  const whole = types.length === 1 && types[0] === 'integer' && isFraction
  return whole ? mendOf(site, { grade: 'guess', value: Math.round(value) }) : converted(site, types)
}

/** Null where no null may be: nothing was meant, or what is there when nobody says. */
const unset = (site: Site): ReadonlyArray<Mend> => {
  if (!site.isRequired && !isList(site.owner)) return remove(site, false)
  const value = exact(
    own(site.schema, 'default') ?? own(own(site.schema, 'examples'), '0'),
    site.budget
  )
  return value === undefined ? [] : mendOf(site, { grade: 'guess', value })
}

/** In a union that nothing tells apart by tag or type, another branch may have been meant. */
const capped = (site: Site, mends: ReadonlyArray<Mend>): ReadonlyArray<Mend> => {
  const reason = site.piece.chosen?.reason
  if (reason === undefined || reason === 'tag' || reason === 'type') return mends
  const types = branchTypes(site.schema)
  if (types !== undefined && converted(site, types).length === 1) return mends
  const most = reason === 'tie' ? 'guess' : 'likely'
  return mends.map((mend) => ({ ...mend, grade: lesser(mend.grade, most) }))
}

/** The types of all branches of a union; `undefined` where one does not say. */
const branchTypes = (schema: unknown): ReadonlyArray<string> | undefined => {
  const branches = own(schema, 'anyOf') ?? own(schema, 'oneOf')
  if (!isList(branches) || branches.length > 32) return undefined
  const types = branches.map(typesOf)
  return types.every((one) => one.length > 0) ? [...new Set(types.flat())] : undefined
}
