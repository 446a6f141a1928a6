const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment as milliseconds since 1970: the form of dates that servers must send (RFC 9110, section 5.6.7), and the
 * one of the internet in UTC (RFC 3339), without the fraction of its second. A day that a month lacks is one of the
 * next (`02-30` is the first or second of March). `undefined` for any other text, and for what is none.
 */
export const momentOf = (text: string): number | undefined => {
  if (typeof text !== 'string') return undefined
  const [, year, month, ...rest] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?Z$/.exec(text) ?? []
  if (year !== undefined) return since(Number(year), Number(month), rest)
  const [, day, name = '', ofDate, ...times] =
    /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/.exec(text) ?? []
  const at = months.indexOf(name)
  return at < 0 ? undefined : since(Number(ofDate), at + 1, [day, ...times])
}

const since = (
  year: number,
  month: number,
  [day, hours, minutes, seconds]: ReadonlyArray<string | undefined>
): number => {
  const days = daysTo(year, month) - daysTo(1970, 1) + Number(day) - 1
  return (((days * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) * 1_000
}

/** Days before a month in the Gregorian calendar, whose years here begin in March. */
const daysTo = (year: number, month: number): number => {
  const from = month < 3 ? year - 1 : year
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  return from * 365 + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5)
}

/** The last millisecond that four digits of a year can say. */
const LAST = 253_402_300_799_999

/**
 * Milliseconds since 1970 as a date and time in UTC: `2024-05-01T10:00:00Z` (RFC 3339 §5.6). `undefined` for what is no whole
 * number, and for a moment before 1970 or after the year 9999.
 */
export const dateTimeOf = (millis: number): string | undefined => {
  if (!Number.isInteger(millis) || millis < 0 || millis > LAST) return undefined
  const days = Math.floor(millis / DAY)
  const [year, month] = monthOf(days)
  const day = days - daysTo(year, month) + daysTo(1970, 1) + 1
  const rest = millis - days * DAY
  const parts = [rest / 3_600_000, (rest / 60_000) % 60, (rest / 1_000) % 60].map(Math.floor)
  const fraction = rest % 1_000 === 0 ? '' : `.${String(rest % 1_000).padStart(3, '0')}`
  const date = `${year}-${two(month)}-${two(day)}`
  return `${date}T${parts.map(two).join(':')}${fraction}Z`
}

const DAY = 86_400_000

const two = (number: number): string => String(number).padStart(2, '0')

/** The year and the month in which a day since 1970 is: each year has at most 366 days, so that the guess is none too late. */
const monthOf = (days: number): readonly [year: number, month: number] => {
  const isBefore = (year: number, month: number): boolean =>
    daysTo(year, month) - daysTo(1970, 1) <= days
  let [year, month] = [1970 + Math.floor(days / 366), 12]
  while (isBefore(year + 1, 1)) year++
  while (!isBefore(year, month)) month--
  return [year, month]
}
