const months = /* @__PURE__ */ 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A day as others write it, where only one can be meant, as ISO 8601 does: `2025/1/2`, `2 January 2025`, `31.12.2025`. */
export const dayOf = (text: string): string | undefined => {
  const [, year, month, day] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  if (year !== undefined) return written(year, month, day)
  const named = inWords(text)
  if (named !== undefined) return named
  const [, one, mark, other, of] = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  // Only with points everybody writes the day first; of two small numbers nobody knows which is the month.
  const isDayFirst = mark === '.' || Number(one) > 12
  const isOne = isDayFirst || Number(other) > 12
  return isOne ? (isDayFirst ? written(of, other, one) : written(of, one, other)) : undefined
}

/** `Jan 2, 2025`, `2nd of January 2025`. */
const inWords = (text: string): string | undefined => {
  const [, month, day, year] =
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text) ?? []
  if (month !== undefined) return written(year, numberOf(month), day)
  const [, first, name = '', of] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text) ?? []
  return first === undefined ? undefined : written(of, numberOf(name), first)
}

const numberOf = (month: string): string | undefined => {
  const at = months.indexOf(month.slice(0, 3).toLowerCase())
  return at < 0 ? undefined : String(at + 1)
}

const written = (year?: string, month?: string, day?: string): string | undefined =>
  year === undefined || month === undefined || day === undefined
    ? undefined
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
