import type { Fault } from './fault/fault.js'
import { foldIndexes } from './fold-indexes.js'
import { hash32 } from './hash.js'
import { type Point, pointsOf } from './points.js'
import { total } from './total.js'

/** At most this many marks are kept, the first in order. */
const MARKS = 64

/** What is behind so many keys of all paths together is not compared. */
const KEYS = 2_000_000

/**
 * The marks of a fault: for each issue its kind and its path with indexes folded to `#`, sorted and
 * unique, at most 64; where advice has chosen a branch of a union, of that advice (`points.ts`). Never a
 * value and never a wording, so that two attempts which fail alike have the same marks. A fault that
 * names no issue has its kind, and its message without digits and quoted parts. Returns `[]` for what is
 * no fault.
 */
export const marks = (fault: Fault): ReadonlyArray<string> =>
  total(
    () => {
      const seen = new Set<string>()
      const points = fault.kind === 'invalid_arguments' ? pointsOf(fault) : []
      let left = KEYS
      for (const point of points) {
        const mark = total(
          () => {
            left -= Math.max(0, point.path.length || 0)
            return left < 0 ? undefined : markOf(point)
          },
          () => undefined
        )
        if (mark !== undefined) seen.add(mark)
      }
      if (seen.size === 0) seen.add(`${fault.kind} ${messageMark(fault)}`.trim())
      return [...seen].sort().slice(0, MARKS)
    },
    () => []
  )

/**
 * A hash of a fault's tool and marks, 16 hexadecimal digits: equal for two attempts that fail alike.
 * Returns the hash of no marks for what is no fault.
 */
export const fingerprint = (fault: Fault): string => {
  const text = JSON.stringify([toolOf(fault), ...marks(fault)])
  return hash32(text) + hash32(text, 0x9747b28c)
}

/** An unnamed issue at the root tells one failure from another by nothing but its message. */
const markOf = ({ kind, path }: Point): string | undefined =>
  kind === 'unknown' && path.length === 0 ? undefined : `${kind} ${foldIndexes(path)}`

const toolOf = (fault: Fault): string =>
  total(
    () => String(fault.tool ?? ''),
    () => ''
  )

/** Digits and quoted parts are values; what is left is what sort of failure it was. */
const messageMark = (fault: Fault): string => {
  const first = fault.kind === 'invalid_arguments' ? fault.issues[0]?.message : undefined
  // Cut last: half a quotation would stand as the value that it quotes.
  return (fault.message ?? first ?? '')
    .replace(quotation, '')
    .replace(/\d+/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 500)
    .trim()
}

/**
 * The apostrophe of a word (`can't`) opens and closes nothing. A quotation holds no beginning of another:
 * of many that nobody closes each would be followed to the end of the message.
 */
const quotation = /"[^"]*"|`[^`]*`|“[^“”]*”|(?<!\w)'(?:[^']|\b'\b)*'(?!\w)/g
