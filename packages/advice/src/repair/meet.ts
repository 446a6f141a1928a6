import { type Expected, isList, printPointer, step } from '@toolfault/model'
import { same } from '../schema/same.js'
import type { JsonPatchOperation } from './patch.js'
import { type Mend, mendOf, type Site } from './site.js'

/** More elements than this are not compared. */
const MANY = 500

/** A value brought to its limit: a guess, but for spaces around a text and elements that come twice. */
export const meet = (site: Site, expected: Expected | undefined): ReadonlyArray<Mend> => {
  const { value } = site
  switch (expected?.id) {
    case 'compare':
      return typeof value === 'number' ? atLimit(site, expected) : []
    case 'multiple':
      return typeof value === 'number'
        ? mendOf(site, { grade: 'guess', value: Math.round(value / expected.of) * expected.of })
        : []
    case 'count':
      return shortened(site, expected)
    case 'distinct':
      return isList(value) ? withoutTwins(site, value) : []
    case 'format':
    case 'pattern':
      return typeof value === 'string' && value.trim() !== value && value.trim() !== ''
        ? mendOf(site, { grade: 'likely', value: value.trim() })
        : []
    default:
      return []
  }
}

const atLimit = (
  site: Site,
  { comparison, limit }: Extract<Expected, { readonly id: 'compare' }>
): ReadonlyArray<Mend> => {
  if (typeof limit !== 'number') return []
  if (comparison === '<=' || comparison === '>=')
    return mendOf(site, { grade: 'guess', value: limit })
  // No number is next to a limit that is excluded; the next whole one will do.
  const next = comparison === '<' ? Math.ceil(limit) - 1 : Math.floor(limit) + 1
  return mendOf(site, { grade: 'guess', value: next })
}

const shortened = (
  site: Site,
  { most, of }: Extract<Expected, { readonly id: 'count' }>
): ReadonlyArray<Mend> => {
  const { path, value } = site
  if (most === undefined) return []
  if (of === 'characters' && typeof value === 'string') {
    const text = Array.from(value.slice(0, 2 * most + 2)).slice(0, most)
    return mendOf(site, { grade: 'guess', value: text.join('') })
  }
  if (of !== 'items' || !isList(value) || value.length - most > MANY) return []
  const ops: Array<JsonPatchOperation> = []
  for (let at = value.length - 1; at >= most; at--) {
    ops.push({ op: 'remove', path: printPointer([...path, String(at)]) })
  }
  return ops.length > 0 ? [{ grade: 'guess', ops }] : []
}

/** Elements that are equal to an earlier one, from the end, so that no index moves under another. */
const withoutTwins = (site: Site, items: ReadonlyArray<unknown>): ReadonlyArray<Mend> => {
  if (items.length > MANY) return []
  const ops: Array<JsonPatchOperation> = []
  for (let at = items.length - 1; at > 0; at--) {
    const isTwin = items
      .slice(0, at)
      .some((earlier) => step(site.budget) && same(earlier, items[at]))
    if (isTwin) ops.push({ op: 'remove', path: printPointer([...site.path, String(at)]) })
  }
  return ops.length > 0 ? [{ grade: 'likely', ops }] : []
}
