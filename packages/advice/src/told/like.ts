import {
  foldIndexes,
  type Issue,
  isIndex,
  keysOf,
  type Params,
  type Path,
  valueAt
} from '@toolfault/model'
import { hasAt } from '../schema/at.js'
import { typeOf } from '../schema/value.js'
import { textWithin } from '../text-within.js'
import type { Walk } from '../walk/walk.js'
import { isTooMany } from './passing.js'
import type { Told } from './told.js'

/** Tells the issues of one call that differ in their indexes alone: same rule, parameters and type received. */
export interface Likenesses {
  /** The same text for all that are alike. */
  readonly keyOf: (one: Told) => string
  /** Whether one is like another, and its indexes are further on. False says nothing. */
  readonly isNext: (one: Told, other: Told) => boolean
}

/** Likeness within one call. */
export const likenesses = ({ value }: Pick<Walk, 'value'>): Likenesses => {
  const lists: Lists = { identities: new Map(), texts: new Map() }
  // Of a key that has to go nobody asks what it holds.
  const typeAt = ({ kind, path }: Issue): string =>
    kind === 'unexpected'
      ? ''
      : (typeOf(valueAt(value, path)) ?? (hasAt(value, path) ? 'undefined' : ''))
  // Each is compared with the one before and the one behind it.
  const types = new Map<Issue, string>()
  const cameTo = (issue: Issue): string => {
    const type = types.get(issue) ?? typeAt(issue)
    types.set(issue, type)
    return type
  }
  return {
    keyOf: ({ issue, rule }) => {
      const { keyword, kind, params, path } = issue
      // Of two unions of which too many branches fit each is to be told.
      const union = isTooMany(issue) ? `#${numberOf(rule?.schema, lists)}` : ''
      return `${keyword ?? kind}${union} ${foldIndexes(path)} ${cameTo(issue)} ${marked(params, lists)} ${saidOf(issue)}`
    },
    isNext: ({ issue: one }, { issue: other }) =>
      one.keyword === other.keyword &&
      one.kind === other.kind &&
      isFurther(one.path, other.path) &&
      isSameAtSight(one.params, other.params) &&
      saidOf(one) === saidOf(other) &&
      cameTo(one) === cameTo(other)
  }
}

/** Whether two paths differ in indexes alone, and the first of these is the greater in the other. */
export const isFurther = (path: Path, other: Path): boolean => {
  if (path.length !== other.length) return false
  let isSame = true
  for (let at = 0; at < path.length; at++) {
    const [key, next] = [path[at] ?? '', other[at] ?? '']
    if (key === next) continue
    if (!isIndex(key) || !isIndex(next) || (isSame && Number(key) > Number(next))) return false
    isSame = false
  }
  return !isSame
}

/** Where the sentence of the author, or of nobody else, is said, unlike sentences are unlike. */
const saidOf = ({ echo, keyword, kind, message, params }: Issue): string =>
  echo !== true && (kind === 'rule' || keyword === 'errorMessage' || params === undefined)
    ? (message ?? '')
    : ''

/** Whether parameters are soon seen to be the same. False says nothing. */
export const isSameAtSight = (one: Params | undefined, other: Params | undefined): boolean => {
  if (one === other) return true
  const names = keysOf(one)
  return (
    names.length === keysOf(other).length && names.every((name) => one?.[name] === other?.[name])
  )
}

/** The lists in parameters that were seen. */
interface Lists {
  readonly identities: Map<unknown, number>
  readonly texts: Map<string, number>
}

/** Lists that are longer are told apart by identity alone: a source copies each only once. */
const LONG = 1_000

const marked = (params: Params | undefined, lists: Lists): string => {
  let text = ''
  for (const value of Object.values(params ?? {})) {
    if (typeof value !== 'object') text += ` ${value}`
    else text += ` #${numberOf(value, lists)}`
  }
  return text
}

/** The number of a list: that of another that holds the same, as the tags of a union in each row. */
const numberOf = (list: unknown, { identities, texts }: Lists): number => {
  const known = identities.get(list)
  if (known !== undefined) return known
  const text = textWithin(list, LONG)
  const number = (text === undefined ? undefined : texts.get(text)) ?? identities.size
  identities.set(list, number)
  if (text !== undefined) texts.set(text, number)
  return number
}
