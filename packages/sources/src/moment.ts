import { total } from '@toolfault/model'

const DAY = 86_400_000

/**
 * A moment as RFC 3339 has it, without the time where that is midnight: of a date of the platform, or of
 * milliseconds since 1970. `undefined` for what is neither. Reckoned here, for sources know no clock.
 */
export const momentOf = (limit: unknown): string | undefined => {
  const time = millisecondsOf(limit)
  if (!Number.isFinite(time)) return undefined
  const day = Math.floor(time / DAY)
  const rest = time - day * DAY
  return rest === 0 ? dateOf(day) : `${dateOf(day)}T${timeOf(rest)}Z`
}

const millisecondsOf = (limit: unknown): number =>
  total(
    () => {
      if (typeof limit === 'number') return Math.trunc(limit)
      const isDate = Object.prototype.toString.call(limit) === '[object Date]'
      return isDate ? Number(limit) : Number.NaN
    },
    () => Number.NaN
  )

/** Days since 1970 in the Gregorian calendar, which repeats itself every 146 097 days. */
const dateOf = (day: number): string => {
  // Years that begin in March have their odd day at the end.
  const days = day + 719_468
  const era = Math.floor(days / 146_097)
  const inEra = days - era * 146_097
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096)
  const year = Math.floor((inEra - leaps) / 365)
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const march = Math.floor((5 * inYear + 2) / 153)
  const date = inYear - Math.floor((153 * march + 2) / 5) + 1
  const month = march < 10 ? march + 3 : march - 9
  return `${yearOf(year + era * 400 + (month <= 2 ? 1 : 0))}-${digits(month, 2)}-${digits(date, 2)}`
}

const yearOf = (year: number): string =>
  year >= 0 && year <= 9999
    ? digits(year, 4)
    : `${year < 0 ? '-' : '+'}${digits(Math.abs(year), 6)}`

const timeOf = (rest: number): string => {
  const seconds = Math.floor(rest / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map((part) => digits(part, 2)).join(':')}.${digits(rest % 1000, 3)}`
}

const digits = (value: number, size: number): string => String(value).padStart(size, '0')
