import type { About, Expected } from '@toolfault/model'
import { atom } from './escape.js'
import { listing } from './literal.js'
import type { Say } from './naming.js'
import { attribute } from './phrase.js'
import { manyOf, shaping } from './shape.js'

/** What a key that is not there should hold, in as few words as a signature; `''` when nobody says. */
export const holding = (
  expected: Expected | undefined,
  say: Say,
  also: ReadonlyArray<Expected> = [],
  about: About = {}
): string => {
  if (expected === undefined) return ''
  if (expected.id === 'one_of') {
    const values = listing(expected.values, say)
    return expected.values.length === 1 ? values : say.oneOf(values)
  }
  const main = expected.id === 'type' ? held(expected, say, about) : attribute(expected, say, about)
  return [main, ...also.map((other) => attribute(other, say, about))]
    .filter((text) => text !== '')
    .join(', ')
}

const held = (
  { items = [], types }: Expected & { readonly id: 'type' },
  say: Say,
  about: About
): string => {
  const named = (type: string): string =>
    type === 'array' && items.length > 0 ? say.arrayOf(manyOf(items, say)) : atom(type)
  return shaping(types, about, say, (some) => say.or(some.map(named)))
}
