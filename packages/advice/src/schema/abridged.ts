import type { Ground } from './ground.js'
import { partsOf } from './signature.js'

/** What lies so many levels deeper than usual is called by its type alone, if that makes it short enough. */
const LEVELS = [0, 1, 2]

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
    if (text.length <= most) return text
  }
  const room = Math.floor(most / shortest.length) - OR.length
  return shortest.map((part) => cut(part, room)).join(OR)
}

const OR = ' | '

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
