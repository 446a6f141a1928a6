const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment as milliseconds since 1970: the form of dates that servers must send (RFC 9110, section 5.6.7), and the
 * one of the internet in UTC (RFC 3339). `undefined` for any other text.
 */
export const momentOf = (text: string): number | undefined => {
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
