import { dayOf } from './day.js'
import type { Grade } from './grade.js'

/** Another way to write a text, and how sure it is that it says the same. */
export type Way = readonly [text: string, grade: Grade]

/** A longer text is not written in another way. */
const LONG = 256

/** Other ways to write what a text says, one of which its format may want. Nobody knows the format here, so each is for the validator to try. */
export const reformatted = (text: string, format: string): ReadonlyArray<Way> =>
  text.length > LONG ? [] : (waysOf.get(format)?.(text) ?? [])

/** A moment with its zone, which is written as RFC 3339 §5.6 wants it; without one it may be of any. */
const momentsOf = (text: string): ReadonlyArray<Way> => {
  const [, date = '', minutes = '', more = ':00', zone] =
    /^(\d{4}-\d\d-\d\d)(?:[Tt ]+(\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i.exec(
      text
    ) ?? []
  if (date === '') return []
  const time = `${date}T${minutes === '' ? '00:00' : minutes}${more}`
  if (zone === undefined || minutes === '') return [[`${time}Z`, 'guess']]
  const offset = zone.replace(/^[a-z]+$/i, 'Z').replace(/^(.\d\d)(\d\d)$/, '$1:$2')
  return [[`${time}${offset}`, 'likely']]
}

/** A day, of whatever time of it. */
const daysOf = (text: string): ReadonlyArray<Way> => {
  const day = dayOf(text)
  if (day !== undefined) return [[day, 'likely']]
  const [, date, time = ''] = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d\S*)$/.exec(text) ?? []
  if (date === undefined) return []
  return [[date, /^00:00(?::00(?:\.0+)?)?(?:Z|$)/i.test(time) ? 'likely' : 'guess']]
}

const timesOf = (text: string): ReadonlyArray<Way> => {
  const [, minutes, seconds = ':00'] = /^(\d\d:\d\d)(:\d\d)?$/.exec(text) ?? []
  return minutes === undefined ? [] : [minutes + seconds, `${minutes}${seconds}Z`].map(asGuess)
}

const asGuess = (text: string): Way => [text, 'guess']

/** An address behind a name, in brackets, or behind what begins a link to it. */
const addressesOf = (text: string): ReadonlyArray<Way> => {
  const address = /^(?:[^<>]*<|mailto:)([^<>\s:@]+@[^<>\s@]+)>?$/i.exec(text)?.[1]
  return address === undefined ? [] : [[address, 'likely']]
}

/** An address in brackets, or one that lacks what it begins with. */
const linksOf = (text: string): ReadonlyArray<Way> => {
  const inner = /^<(\w+:[^<>\s]+)>$/.exec(text) ?? /^\[[^[\]]*\]\((\w+:[^()\s]+)\)$/.exec(text)
  if (inner?.[1] !== undefined) return [[inner[1], 'likely']]
  const isBare = /^(?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(text)
  return isBare ? [asGuess(`https://${text.replace(/^\/\//, '')}`)] : []
}

/** An id in brackets, or behind what names it (RFC 9562 §4); without its hyphens it looks like a secret, and is none to show. */
const idsOf = (text: string): ReadonlyArray<Way> => {
  const id = /^(?:\{|urn:uuid:)([\da-f-]{36})\}?$/i.exec(text)?.[1]
  return id === undefined ? [] : [[id, 'likely']]
}

const waysOf: ReadonlyMap<string, (text: string) => ReadonlyArray<Way>> = /* @__PURE__ */ new Map([
  ['date', daysOf],
  ['date-time', momentsOf],
  ['datetime', momentsOf],
  ['time', timesOf],
  ['email', addressesOf],
  ['uri', linksOf],
  ['url', linksOf],
  ['uuid', idsOf],
  ['guid', idsOf]
])
