import { type Expected, type Issue, isList, lacksKey } from '@toolfault/model'
import { limitsOf } from '../schema/limits.js'
import { same } from '../schema/same.js'
import { isLong } from './demand.js'

/** A size that has to be met exactly, where only one end of it was broken. */
export const exactly = (
  expected: Expected | undefined,
  demands: ReadonlyArray<Expected>
): Expected | undefined => {
  if (expected?.id !== 'count') return expected
  const { most, of } = expected
  const counts = demands.filter((one) => one.id === 'count').filter((one) => one.of === of)
  const exact = counts.find((one) => one.least === one.most)
  if (exact !== undefined) return exact
  // Of a tuple the places are the most, and no limit says so.
  const isLeast = counts.some(({ least }) => least === most)
  return isLeast && most !== undefined ? { ...expected, least: most } : expected
}

/**
 * What else a new value has to meet: all that its place demands, where the key is not there or the type
 * is wrong; else what stands beside the broken rule, as the other end of a range.
 */
export const alsoOf = (
  issue: Issue,
  expected: Expected | undefined,
  demands: ReadonlyArray<Expected>
): ReadonlyArray<Expected> => {
  // What a key has to be called says nothing of what it holds.
  if (expected === undefined || expected.id === 'one_of' || issue.kind === 'unexpected') return []
  // An author says why a key is needed, and not what it holds.
  if (expected.id === 'said') return issue.kind === 'missing' ? holdingOf(issue, demands) : []
  const isNew = lacksKey(issue) || expected.id === 'type'
  const others = [...demands, ...limitsAsked(issue, demands)]
    .filter((one) => one.id !== 'type' && one.id !== 'one_of')
    .map((one) => without(one, expected))
    .filter((one) => one !== undefined)
  if (isNew) return others
  // A long pattern beside the broken one spells out a format that is met for all that is known.
  return others.filter(
    (one) =>
      families[one.id] === families[expected.id] && !(one.id === 'pattern' && isLong(one.pattern))
  )
}

/** The limits that an issue names with a type, where no schema does. */
const limitsAsked = (
  { kind, params = {} }: Issue,
  demands: ReadonlyArray<Expected>
): ReadonlyArray<Expected> =>
  kind === 'type' && !demands.some(({ id }) => id === 'compare')
    ? limitsOf(params).map(({ comparison, limit }) => ({ id: 'compare', comparison, limit }))
    : []

const holdingOf = (
  { params = {} }: Issue,
  demands: ReadonlyArray<Expected>
): ReadonlyArray<Expected> => {
  const { allowedValue, allowedValues } = params
  if (demands.length > 0) return demands
  if (isList(allowedValues)) return [{ id: 'one_of', values: allowedValues }]
  return allowedValue === undefined ? [] : [{ id: 'one_of', values: [allowedValue] }]
}

/** What a demand says beside another: nothing where it is the same rule, of a size the other end. */
const without = (one: Expected, other: Expected): Expected | undefined => {
  if (same(one, other)) return undefined
  if (one.id !== 'count' || other.id !== 'count' || one.of !== other.of) return one
  if (one.least !== undefined && other.least === undefined)
    return { id: 'count', of: one.of, least: one.least }
  return one.most !== undefined && other.most === undefined
    ? { id: 'count', of: one.of, most: one.most }
    : undefined
}

/** Rules that one new value has to meet together. */
const families: { readonly [id in Expected['id']]?: string } = {
  compare: 'number',
  multiple: 'number',
  format: 'text',
  pattern: 'text',
  count: 'size',
  distinct: 'size'
}

/** What holds beside a value that came: how few items there may be is for one that must not lose any. */
export const besideOf = (
  also: ReadonlyArray<Expected>,
  expected: Expected | undefined,
  came: unknown
): ReadonlyArray<Expected> =>
  expected?.id !== 'distinct'
    ? also
    : also.filter((one) => one.id === 'count' && isList(came) && came.length <= (one.least ?? 0))
