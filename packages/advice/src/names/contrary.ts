import { isSameNumber, singulars, wordsOf } from './spelling.js'
import { negations } from './telling.js'

/**
 * Words that cannot stand for each other: on each line those of one side say something else than those of another, as
 * opposites do, or units.
 */
const lines = `min minimum lowest lower/max maximum highest upper
start begin from since after first source src old prev previous sender/end finish to until till before last target dst destination new next recipient
in input/out output
up/down
left/right
top/bottom
parent/child
public/private
include with show enable enabled allow on/exclude without hide disable disabled deny off
open/close closed
asc ascending/desc descending
x/y/z
width w/height h
lat latitude/lng lon longitude
row/column col
prefix/suffix
prepend/append
buy/sell
departure/return
cc/bcc
created/updated/deleted
ns nano nanosecond/us micro microsecond/ms milli millis millisecond/s sec second/m min minute/h hr hour/d day/w week/month/y year
cent/dollar usd/euro eur/pound gbp/yen jpy
c celsius/f fahrenheit/k kelvin
mm millimeter/cm centimeter/m meter/km kilometer/mi mile/ft feet/in inch/px pixel
g gram/kg kilo kilogram/lb pound/oz ounce
bit/b byte/kb kilobyte/mb megabyte/gb gigabyte/tb terabyte
percent pct/fraction ratio`

const table: ReadonlyMap<
  string,
  ReadonlyArray<readonly [line: number, side: number]>
> = /* @__PURE__ */ (() => {
  const found = new Map<string, ReadonlyArray<readonly [number, number]>>()
  for (const [line, sides] of lines.split('\n').entries()) {
    for (const [side, words] of sides.split('/').entries()) {
      for (const word of words.split(' '))
        found.set(word, [...(found.get(word) ?? []), [line, side]])
    }
  }
  return found
})()

/**
 * Whether one name says another thing than the other, whatever fits: the opposite (`start` and `end`, `enabled` and
 * `disabled`, `cache` and `no_cache`), or the same in another unit (`timeout_ms` and `timeout_seconds`).
 */
export const isContrary = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [left, right] = [without(a, b), without(b, a)]
  return (
    (isNegative(left) !== isNegative(right) &&
      a.some((word) => b.some((its) => isAkin(word, its)))) ||
    left.some((word) => right.some((its) => isNegated(word, its) || isOpposite(word, its)))
  )
}

type Words = ReadonlyArray<string>

const without = (words: Words, others: Words): Words =>
  words.filter((word) => !others.some((other) => isSameNumber(word, other)))

/** `validate` and `validation`. */
const isAkin = (a: string, b: string): boolean => a.slice(0, ROOT) === b.slice(0, ROOT)

const ROOT = 4

const isNegative = (words: Words): boolean =>
  words.filter((word) => negations.has(word)).length % 2 > 0

/** `read` and `unread`, `active` and `inactive`. */
const isNegated = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.endsWith(short) && prefixes.has(long.slice(0, -short.length))
}

const prefixes: ReadonlySet<string> = /* @__PURE__ */ new Set(['un', 'in', 'im', 'non'])

const sidesOf = (word: string): ReadonlyArray<readonly [number, number]> =>
  singulars(word).flatMap((one) => table.get(one) ?? [])

const isOpposite = (a: string, b: string): boolean =>
  sidesOf(a).some(([line, side]) =>
    sidesOf(b).some(([its, other]) => its === line && other !== side)
  )
