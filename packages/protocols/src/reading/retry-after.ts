import { own, total } from '@toolfault/model'
import { headerIn, withHeaders } from './headers.js'

/**
 * How long a server asks to wait, in milliseconds, by its headers (RFC 9110, section 10.2.3): seconds, or
 * a date. A date counts from the `Date` of the same answer (section 6.6.1), so that no clock has to agree
 * with the server's. `undefined` where neither can be told.
 */
export const retryAfter = (
  after: string | null | undefined,
  date: string | null | undefined
): number | undefined => {
  const asked = trimmed(after)
  if (/^\d{1,10}$/.test(asked)) return Number(asked) * 1_000
  const until = momentOf(asked)
  const now = momentOf(trimmed(date))
  return until === undefined || now === undefined ? undefined : Math.max(0, until - now)
}

/**
 * The same of the headers that stand in a wire: a `Headers`, as JSON an object, or a list of pairs. `undefined`
 * for what is neither.
 */
export const delayIn = (headers: unknown): number | undefined =>
  total<number | undefined>(
    () => {
      const fields = own(withHeaders({ headers }), 'headers')
      return retryAfter(headerIn(fields, 'retry-after'), headerIn(fields, 'date'))
    },
    () => undefined
  )

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The form of dates that servers must send (RFC 9110, section 5.6.7), as milliseconds since some day. */
const momentOf = (text: string): number | undefined => {
  const found =
    /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/.exec(text) ?? []
  const [, day, name = '', year, hours, minutes, seconds] = found
  const month = months.indexOf(name)
  if (month < 0) return undefined
  const days = daysTo(Number(year), month + 1) + Number(day)
  return (((days * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
}

/** Days before a month in the Gregorian calendar, whose years here begin in March. */
const daysTo = (year: number, month: number): number => {
  const from = month < 3 ? year - 1 : year
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  return from * 365 + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5)
}
