import type { Fault, InvalidArguments } from './fault/fault.js'
import { hash32 } from './hash.js'
import type { Issue } from './issue.js'
import { isIndex, type Path, printPointer } from './path.js'
import { isList, isRecord, own, STEPS, total } from './total.js'

/** At most this many marks are kept, the first in order. */
const MARKS = 64

/**
 * The marks of a fault: for each issue its kind and its path with indexes folded to `#`, sorted and
 * unique, at most 64. Where advice has chosen a branch of a union, the advice there stands for the
 * issues: of a union they say the same whatever is wrong in the branch. Never a value and never a wording, so that two attempts which fail alike have
 * the same marks. A fault that names no issue has its kind, and its message without digits and
 * quoted parts. Returns `[]` for what is no fault.
 */
export const marks = (fault: Fault): ReadonlyArray<string> =>
  total(
    () => {
      const seen = new Set<string>()
      const points = fault.kind === 'invalid_arguments' ? told(fault) : []
      for (const issue of points) {
        const mark = total(
          () => markOf(issue),
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

/** A path as a pointer in which every index is `#`: the place in the schema, not in the value. */
export const foldIndexes = (path: Path): string =>
  total(
    () => printPointer(path.map(foldedKey)),
    () => ''
  )

const foldedKey = (key: string): string => (isIndex(key) ? '#' : key)

/** The points of a fault; its issues as they are where one of them cannot be read. */
const told = (fault: InvalidArguments): ReadonlyArray<Point> =>
  total(
    () => pointsOf(fault),
    () => fault.issues.slice(0, STEPS)
  )

type Point = Pick<Issue, 'kind' | 'path'>

/** So many unions are looked into, and none that lies deeper. */
const UNIONS = 64
const DEEP = 256

/** The issues, and in place of those of a union the advice on the branch that was meant. */
const pointsOf = ({ advice, issues }: InvalidArguments): ReadonlyArray<Point> => {
  const found = issues.slice(0, STEPS)
  const pieces = isList(advice) ? advice.slice(0, MARKS).filter(isRecord) : []
  const unions = pieces.length === 0 ? [] : found.filter(isUnion).map(({ path }) => path)
  const places = new Map(unions.map((path) => [foldIndexes(path), path]))
  let points: ReadonlyArray<Point> = found
  for (const place of [...places.values()].slice(0, UNIONS)) {
    const inside = pieces.filter(({ path }) => isInside(path, place))
    const chosen = inside.filter((one) => !(isUnion(one) && one.path.length === place.length))
    if (chosen.length === 0) continue
    // What is said of the whole leaves open which branch it is.
    const isOpen = chosen.length < inside.length
    const kept = isOpen ? points : points.filter(({ path }) => !isInside(path, place))
    points = [...kept, ...chosen]
  }
  return points
}

const isUnion = (one: Point): boolean =>
  own(one, 'kind') === 'alternative' && isList(one.path) && one.path.length <= DEEP

/** Whether a path leads to a place like this, or below one. */
const isInside = (path: Path, place: Path): boolean =>
  isList(path) &&
  path.length >= place.length &&
  place.every((key, at) => foldedKey(key) === foldedKey(path[at] ?? ''))

/** An unnamed issue at the root tells one failure from another by nothing but its message. */
const markOf = ({ kind, path }: Issue): string | undefined =>
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

/** The apostrophe of a word (`can't`) opens and closes nothing. */
const quotation = /"[^"]*"|`[^`]*`|“[^”]*”|(?<!\w)'(?:[^']|\b'\b)*'(?!\w)/g
