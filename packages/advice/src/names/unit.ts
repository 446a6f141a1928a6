import { lastOf } from '../pointers.js'
import { measureIn } from './measured.js'
import { wordsOf } from './spelling.js'

/** How many of the least unit of its kind a unit has, that unit, and its names; a unit to a line. */
const units = `0.000001 ms ns nsec nsecs nanos nanosecond nanoseconds
0.001 ms us µs usec usecs micros microsecond microseconds
1 ms ms msec msecs millis millisecond milliseconds
1000 ms s sec secs second seconds
60000 ms min mins minute minutes
3600000 ms h hr hrs hour hours
86400000 ms d day days
604800000 ms w wk wks week weeks
1 month mo mon mth month months
3 month q quarter quarters
12 month y yr yrs year years
1 % % pct percent percentage
1 px px pixel pixels
1 meter meter meters metre metres
1000 meter km kilometer kilometers kilometre kilometres
1609.344 meter mi mile miles`

/** A unit: how many of the least one of its kind, and which that is. */
export type Unit = readonly [size: number, base: string]

const table: ReadonlyMap<string, Unit> = /* @__PURE__ */ (() =>
  new Map(
    units.split('\n').flatMap((line) => {
      const [size, base = '', ...names] = line.split(' ')
      const unit = [Number(size), base] as const
      return names.map((name) => [name, unit] as const)
    })
  ))()

/** The unit of a name that stands behind a number; a small `m` is a minute and a large one a month. */
export const unitOf = (name: string): Unit | undefined =>
  table.get(name === 'm' ? 'min' : name === 'M' ? 'mo' : name.toLowerCase())

/** The unit that a word says by itself; `min` may be the least, and `us` a country or ourselves. */
export const unitNamed = (word: string): Unit | undefined =>
  word.length < 2 || word === 'min' || word === 'us' ? undefined : table.get(word)

/** The unit that a parameter is called by, at its end: `timeout_ms`, `delay_s`, `days`. */
export const unitAtEnd = (name: string): Unit | undefined => {
  const last = lastOf(wordsOf(name))
  return unitNamed(last === 's' ? 'sec' : last)
}

/** Whether two units are known, and not the same. */
export const isOtherUnit = (one: Unit | undefined, other: Unit | undefined): boolean =>
  one !== undefined && other !== undefined && (one[0] !== other[0] || one[1] !== other[1])

/** The only unit that a description says its place is in: "Time to wait in seconds", "Timeout (ms)", "Seconds to wait", "ms". */
export const unitSaid = (description: string): Unit | undefined => {
  const said = [...description.matchAll(/\b(?:in|of) ([a-z]+)\b|\((?:in )?([a-z]+)\)/gi)]
  const [, first = '', last = ''] = alone.exec(description) ?? []
  const found = new Set(
    [...said, ['', first, last]].map(([, one = '', other = '']) =>
      unitNamed((one || other).toLowerCase())
    )
  )
  found.delete(undefined)
  const [unit] = found
  return found.size === 1 ? unit : undefined
}

/** A unit in the plural that begins what is counted or stands there alone, or ends what is said behind a comma. */
const alone =
  /^\s*([a-z]+s)(?:\.?\s*$| (?:to wait|until|between|before|after|since)\b)|[,:] ([a-z]+s)\.?\s*$/i

/** A longer text is no number with its unit. */
const LONG = 32

/** How much a text with its unit says in another one of the same kind, which is asked for last: 5 for `5s` or `5000 ms` in seconds. */
export const amountIn = (text: string, wanted: () => Unit | undefined): number | undefined => {
  const [digits = '', name = ''] = (text.length > LONG ? undefined : measureIn(text)) ?? []
  const [size, base] = unitOf(name) ?? []
  if (size === undefined) return undefined
  const unit = wanted()
  return unit !== undefined && base === unit[1]
    ? inUnitOf(Number(digits), size, unit[0])
    : undefined
}

/** So many of one unit in another; parts of the least have no exact size, and whole ones of another are whole. */
export const inUnitOf = (many: number, size: number, wanted: number): number =>
  wanted < 1 ? many * Math.round(size / wanted) : (many * size) / wanted
