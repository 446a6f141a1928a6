import { type Counted, type Expected, isList, printPointer, step } from '@toolfault/model'
import { beforeMarkup } from '../names/leaked.js'
import { nextTo } from '../schema/limits.js'
import { same } from '../schema/same.js'
import { reformatted } from './reformatted.js'
import { respelt } from './respelt.js'
import { type Form, type Mend, mendOf, type Standing } from './site.js'

/** More elements than this are not compared. */
const MANY = 500

/** A value brought to its limit: a guess, but for a text in other letters or without spaces around it and elements that come twice. */
export const met = (site: Standing, expected: Expected | undefined): ReadonlyArray<Mend> => {
  const { value } = site.rejected
  if (expected === undefined) return []
  if (isList(value)) return without(site, value, expected)
  if (typeof value === 'number') return mendOf(site, limited(value, expected))
  if (typeof value !== 'string') return []
  const bare = site.fix?.id === 'meet' && site.fix.surplus === 'markup' && beforeMarkup(value)
  if (bare) return mendOf(site, { value: bare, grade: 'likely', tried: true })
  // Of many alike none is tried in several ways.
  const forms =
    site.piece.count !== undefined || value.trim() !== value ? undefined : formsOf(value, expected)
  return (forms ?? [trimmed(value, expected)]).flatMap((form) => mendOf(site, form))
}

/** A text in the ways in which its pattern or format may want it; `undefined` where that asks for something else. */
const formsOf = (text: string, expected: Expected): ReadonlyArray<Form> | undefined => {
  if (expected.id === 'pattern') return respelt(text, expected.pattern)
  if (expected.id !== 'format') return undefined
  return reformatted(text, expected.format).map(([value, grade]) => ({ value, grade, tried: true }))
}

const limited = (value: number, expected: Expected): Form | undefined => {
  if (expected.id === 'multiple') {
    const multiple = Math.round(value / expected.of) * expected.of
    // Of a step that is no whole number the last digits are none that anybody would write.
    const whole = Number.isInteger(multiple) ? multiple : Number(multiple.toPrecision(15))
    return { grade: 'guess', value: whole }
  }
  if (expected.id !== 'compare' || typeof expected.limit !== 'number') return undefined
  const { comparison, limit } = expected
  return { grade: 'guess', value: nextTo({ comparison, limit }) }
}

const trimmed = (text: string, expected: Expected): Form | undefined => {
  const bare = text.trim()
  const isPadded = bare !== text && bare !== ''
  if (expected.id === 'format' || expected.id === 'pattern')
    return isPadded ? { grade: 'likely', value: bare } : undefined
  const most = mostOf(expected, 'characters')
  const signs = Array.from(text.slice(0, 2 * most + 2))
  return signs.length > most ? { grade: 'guess', value: signs.slice(0, most).join('') } : undefined
}

/** How many there may be; any number where nobody counts them. */
const mostOf = (expected: Expected, counted: Counted): number => {
  const most = expected.id === 'count' && expected.of === counted ? expected.most : undefined
  return most ?? Number.POSITIVE_INFINITY
}

/** Elements that are too many or equal to an earlier one, from the end, so that no index moves under another. */
const without = (
  { path: place, walk }: Standing,
  items: ReadonlyArray<unknown>,
  expected: Expected
): ReadonlyArray<Mend> => {
  const isTwin = (at: number): boolean =>
    items.slice(0, at).some((earlier) => step(walk.budget) && same(earlier, items[at]))
  const isDistinct = expected.id === 'distinct'
  const first = isDistinct ? 0 : mostOf(expected, 'items')
  if (items.length - first > MANY) return []
  const surplus = items.flatMap((_, at) => (at >= first && (!isDistinct || isTwin(at)) ? [at] : []))
  const ops = surplus
    .reverse()
    .map((at) => ({ op: 'remove', path: printPointer([...place, String(at)]) }) as const)
  return ops.length > 0 ? [{ place, grade: isDistinct ? 'likely' : 'guess', ops }] : []
}
