import { steps } from '@toolfault/model'
import type { Ground } from './ground.js'
import { partsOf } from './signature.js'

/** What lies so many levels deeper than usual is called by its type alone, if that makes it short enough. */
const LEVELS = [0, 1, 2]

/** So many levels more are written where there is room for all that is there. */
const MORE = [1, 2, 3]

/** So much of what may still be looked at is left for what else is told, which is worth more, and no more is than a shape of some keys takes. */
const SHARE = 0.25
const STEPS = 400

/** Of more branches each has to be told from the others: they get more room. */
const FEW = 4
const WIDE = 1.5

/**
 * The shape of a place in about so many characters at the most: with less of what lies deep, where that would be
 * longer, and else with fewer keys of each branch, so that every branch and every key that has to be
 * there is told before how one of them is built. What has no key to leave out stays longer.
 */
export const abridged = (
  ground: Ground,
  schema: unknown,
  most: number,
  key: string | undefined
): string => {
  let shortest: ReadonlyArray<string> = []
  for (const level of LEVELS) {
    const parts = partsOf(ground, schema, level, key)
    // Types alone tell less than a shape that is cut.
    if (level > 0 && !parts.some(hasKeys)) break
    shortest = parts
    const text = shortest.join(OR)
    if (text.length > roomFor(parts, most)) continue
    return level > 0 ? text : deepened(ground, schema, most, key, text)
  }
  const room = Math.floor(most / shortest.length) - OR.length
  return shortest.map((part) => cut(part, room)).join(OR)
}

const OR = ' | '

const roomFor = (parts: ReadonlyArray<string>, most: number): number =>
  parts.length > FEW ? most * WIDE : most

/** What was called by its type alone is written as well, as long as there is room. */
const deepened = (
  ground: Ground,
  schema: unknown,
  most: number,
  key: string | undefined,
  shallow: string
): string => {
  let whole = shallow
  const { budget: all } = ground
  const share = Math.max(0, Math.min(STEPS, Math.floor(all.left * SHARE)))
  const budget = steps(share)
  for (const deeper of MORE) {
    if (!isCut.test(whole)) break
    const parts = partsOf({ ...ground, budget, deeper }, schema, 0, key)
    const text = parts.join(OR)
    if (budget.left <= 0 || text.length > roomFor(parts, most)) break
    whole = text
  }
  all.left -= share - Math.max(0, budget.left)
  return whole
}

/** Whether something may be called by its type alone; the name of a key says no more than that. */
const isCut = /\b(?:any|object)\b/

const hasKeys = (part: string): boolean => part.includes('{')

/** As many keys of an object as there is room for; the braces that were open are closed. */
const cut = (part: string, room: number): string => {
  const end = part.lastIndexOf(', ', room - END.length)
  if (part.length <= room || end < 0 || !hasKeys(part)) return part
  const kept = part.slice(0, end)
  const open = kept.split('{').length - kept.split('}').length
  return open < 1 ? part : `${kept}, …${' }'.repeat(open)}${part.endsWith('[]') ? '[]' : ''}`
}

const END = ', … }[]'
