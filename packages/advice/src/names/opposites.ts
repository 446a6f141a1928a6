import { singulars, stemOf } from './spelling.js'

/**
 * Words that cannot stand for each other: on each line those of one side say something else than those of another, as
 * opposites do, or units.
 */
const lines = `min minimum low lower least gt gte/max maximum high upper most lt lte
start begin from since after first source src origin old prev previous sender/end finish to until till before last due deadline target dst destination new next recipient
from sender/to recipient/cc/bcc
in input/out output
up/down
left/right
top/bottom
horizontal/vertical
head/tail
parent/child
public/private
local/remote
base/head/quote
include with show enable allow on whitelist allowlist/exclude without hide disable deny block off blacklist denylist blocklist
add insert create/remove delete
read/write
expand/collapse
open/close
asc ascend/desc descend
x/y/z
width w/height h
lat latitude/lng lon longitude
row/column col
prefix/suffix
prepend/append
buy buyer customer/sell seller vendor
debit/credit
host/guest
departure/arrival/return
pickup/dropoff
checkin/checkout
stdin/stdout/stderr
follower/following
question/answer
incoming/outgoing
request/response
major/minor/patch
male/female
sync synchronous/async asynchronous
and/or
symmetric/asymmetric
typical/atypical
headed headful/headless
dry/apply commit execute
large/xlarge/xxlarge
small/xsmall/xxsmall
user username login email/password passwd pwd
first firstname given/last lastname surname family
street/city town/state province region/zip postcode/country nation
created/updated/deleted
ns nano nanosecond/us micro microsecond/ms milli millis millisecond/s sec second/m min minute/h hr hour/d day/w week/month/y year
cent/dollar usd/euro eur/pound gbp/yen jpy
c celsius/f fahrenheit/k kelvin
mm millimeter/cm centimeter/m meter/km kilometer/mi mile/ft feet/in inch/px pixel/pt/em/rem/percent pct
mg/g gram/kg kilo kilogram/lb pound/oz ounce
bit/b byte/kb kilobyte/kib ki/mb megabyte/mib mi/gb gigabyte/gib gi/tb terabyte/tib ti
bps/kbps/mbps/gbps
hz/khz/mhz/ghz
mps/mph/kph kmh
deg degree/rad radian
percent pct/fraction ratio`

/** So many of the first lines are of what has a beginning and an end. */
const RANGES = 2

type Sides = ReadonlyArray<readonly [line: number, side: number]>

const table: ReadonlyMap<string, Sides> = /* @__PURE__ */ (() => {
  const found = new Map<string, Sides>()
  for (const [line, sides] of lines.split('\n').entries()) {
    for (const [side, words] of sides.split('/').entries()) {
      for (const word of words.split(' '))
        found.set(word, [...(found.get(word) ?? []), [line, side]])
    }
  }
  return found
})()

/** Beginnings that make opposites of one word: `unread`, `encode` and `decode`, `upvotes` and `downvotes`. */
const beginnings = [
  ['', 'un'],
  ['', 'in'],
  ['', 'im'],
  ['', 'non'],
  ['', 'dis'],
  ['en', 'de'],
  ['in', 'ex'],
  ['im', 'ex'],
  ['in', 'out'],
  ['up', 'down'],
  ['fore', 'back']
] as const

/** Whether one word says the opposite of another, or is another unit. */
export const isOpposite = (a: string, b: string): boolean =>
  isTurned(a, b) ||
  isTurned(b, a) ||
  sidesOf(a).some(([line, side]) =>
    sidesOf(b).some(([its, other]) => its === line && other !== side)
  )

/** Whether a word says where something begins, or where it ends; `undefined` of one that says neither. */
export const boundOf = (word: string): 'start' | 'end' | undefined => {
  const [, side] = sidesOf(word).find(([line]) => line < RANGES) ?? []
  return side === undefined ? undefined : side === 0 ? 'start' : 'end'
}

const isTurned = (a: string, b: string): boolean =>
  beginnings.some(
    ([one, other]) =>
      a.startsWith(one) && b.startsWith(other) && a.slice(one.length) === b.slice(other.length)
  )

/** Also of `allowed` and `including`. */
const sidesOf = (word: string): Sides =>
  [...new Set([...singulars(word), stemOf(word), `${stemOf(word)}e`])].flatMap(
    (one) => table.get(one) ?? []
  )
