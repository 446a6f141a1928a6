import { headOf, wordsOf } from './spelling.js'

/** Numbers that are one value where they stand together, in the order in which they are written, each by its names. */
const lines = `lat latitude/lng lon long longitude
x/y/z
x1/y1/x2/y2
width w/height h
start begin from/end finish to
min minimum/max maximum
r red/g green/b blue`

/** What the numbers of each line are called together. */
const wholes: ReadonlyArray<ReadonlySet<string>> = /* @__PURE__ */ (() =>
  `center centre coordinate coordinates coords latlng latlon location point position
center centre coord coordinate coordinates coords loc location offset origin point pos position vector xy xyz
bbox bounds box rect rectangle region
dimension dimensions resolution size viewport
interval range ranges span spans
interval range span
color colour rgb`
    .split('\n')
    .map((line) => new Set(line.split(' '))))()

/** Which number of a series a name says that it is, and of what: the second of `start` for `start_y`. */
export interface Part {
  readonly line: number
  readonly at: number
  readonly of: string
}

const table: ReadonlyMap<string, Omit<Part, 'of'>> = /* @__PURE__ */ (() =>
  new Map(
    lines
      .split('\n')
      .flatMap((parts, line) =>
        parts
          .split('/')
          .flatMap((names, at) => names.split(' ').map((name) => [name, { line, at }] as const))
      )
  ))()

/** All that a name may say of a series: of `start_x` that it is of a start, or of an x. */
export const partsOf = (name: string): ReadonlyArray<Part> => {
  const words = wordsOf(name)
  // Most names say nothing of a series, and are asked often.
  if (!words.some((word) => table.has(word))) return []
  return words.flatMap((word, n) => {
    const part = table.get(word)
    return part === undefined ? [] : [{ ...part, of: words.toSpliced(n, 1).join(' ') }]
  })
}

/** The names that are a whole series with another one, each in its place; `undefined` where two are the same number, or one is left out. */
export const seriesAmong = (
  names: Iterable<string>,
  { line, of }: Part
): ReadonlyArray<string> | undefined => {
  const found: Array<string> = []
  let count = 0
  for (const name of names) {
    const part = partsOf(name).find((one) => one.line === line && one.of === of)
    if (part === undefined) continue
    if (found[part.at] !== undefined) return undefined
    found[part.at] = name
    count++
  }
  return count > 1 && count === found.length ? found : undefined
}

/** Whether any of some names is of the same series of something else: of `start_x` beside `end_x`. */
export const hasOther = (names: Iterable<string>, { line, of }: Part): boolean =>
  [...names].some((name) => partsOf(name).some((one) => one.line === line && one.of !== of))

/** Whether a number is of a place on earth, a latitude or a longitude. */
export const isOnEarth = ({ line }: Part): boolean => line === 0

/** Whether a number is of a colour: its red, green or blue. */
export const isOfColour = ({ line }: Part): boolean => line === 6

/**
 * Numbers in the order of their series, where that is known: of a place on earth by the name of it (`lat_lng`, `lnglat`), or since no
 * latitude is beyond 90; `undefined` where it is not.
 */
export const inKnownOrder = (
  part: Part,
  numbers: ReadonlyArray<number>,
  name: string
): ReadonlyArray<number> | undefined => {
  if (!isOnEarth(part) || /^lat/i.test(name)) return numbers
  const [first, second] = numbers.map((one) => Math.abs(one) > 90)
  if (first === second) return /^l(?:ng|on).*lat/i.test(name) ? numbers.toReversed() : undefined
  return first === true ? numbers.toReversed() : numbers
}

/** Numbers in the order that an author tells, which only matters of a place on earth: "[lng, lat]"; `undefined` where nobody does. */
export const inOrder = (
  part: Part,
  numbers: ReadonlyArray<number>,
  said: string
): ReadonlyArray<number> | undefined => {
  if (!isOnEarth(part) || /\blat(?:itude)?[\W_]{0,3}l(?:ng|ong?)/i.test(said)) return numbers
  return /\bl(?:ng|ong?)(?:itude)?[\W_]{0,3}lat/i.test(said) ? numbers.toReversed() : undefined
}

/** Whether a name is of what a series is of: `start_point` of `start_x`. */
export const isOfWhole = ({ of }: Part, name: string): boolean => {
  const words = wordsOf(name)
  return of !== '' && wordsOf(of).every((word) => words.includes(word))
}

/** Whether a name says what the numbers of a series are together: `coordinate` of `x`, `view_range` of `start_line`. */
export const isWhole = ({ line }: Part, name: string): boolean =>
  wholes[line]?.has(headOf(name)) === true
