import { type Path, printPointer } from '@toolfault/model'
import { isUnion } from './kinds.js'
import { LONG, stepsOf } from './location.js'

/** A place of the schema above another, and how much further up the value it is about a part of. */
export interface Above {
  readonly at: Path
  readonly head: string
  readonly up: number
  readonly union?: string
  readonly isOfNames?: boolean
}

/** The places of a schema that have a unit, and what stands above those that were asked about: it is met often. */
export interface Places {
  readonly known: ReadonlyMap<string, unknown>
  readonly above: Map<string, ReadonlyArray<Above>>
}

/** The innermost first: where each schema stands on the way, and each keyword. */
export const aboveOf = (at: Path, { above, known }: Places): ReadonlyArray<Above> => {
  const text = printPointer(at)
  const remembered = above.get(text)
  if (remembered !== undefined) return remembered
  const found: Array<Above> = []
  const add = (length: number, rest: Omit<Above, 'at' | 'head'>): void => {
    const head = printPointer(at.slice(0, length))
    const matters = rest.union !== undefined || known.has(head)
    if (length < at.length && matters) found.push({ at: at.slice(0, length), head, ...rest })
  }
  let up = 0
  for (const { from, into, keyword, to } of stepsOf(at).toReversed()) {
    add(to, { up })
    if (from + 1 < at.length) up += into
    const isOfNames = keyword === 'propertyNames'
    add(from + 1, { up, isOfNames, ...(isUnion(keyword) ? { union: keyword } : {}) })
  }
  // Of the whole schema some have a unit too.
  add(0, { up: LONG })
  above.set(text, found)
  return found
}
