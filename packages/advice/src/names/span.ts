/** Units of time in seconds, and those that have no fixed length in months; a unit and its names to a line. */
const units = `1 s s sec secs second seconds
60 s min mins minute minutes
3600 s h hr hrs hour hours
86400 s d day days
604800 s w wk wks week weeks
1 m mo mon mth month months
3 m q quarter quarters
12 m y yr yrs year years`

/** A length of time: how many, of what, and all of it in seconds or months. */
interface Span {
  readonly count: number
  readonly unit: string
  readonly all: string
}

const table: ReadonlyMap<string, readonly [size: number, base: string]> = /* @__PURE__ */ (() =>
  new Map(
    units.split('\n').flatMap((line) => {
      const [size, base = '', ...names] = line.split(' ')
      return names.map((name) => [name, [Number(size), base]] as const)
    })
  ))()

/** A longer text is no length of time. */
const LONG = 32

/** What a text says, where it is a length of time: `5 minutes`, `1h`, `last week`; a small `m` is a minute and a large one a month. */
const spanOf = (text: string): Span | undefined => {
  const said =
    text.length > LONG ? null : /^(?:(?:last|past)[ _])?(\d{1,4})?[ _-]?([a-z]+)$/i.exec(text)
  const [, digits = '1', given = ''] = said ?? []
  const name = given === 'm' ? 'min' : given === 'M' ? 'mo' : given.toLowerCase()
  const [size, unit] = table.get(name) ?? []
  if (size === undefined || unit === undefined) return undefined
  const count = Number(digits)
  return { count, unit: `${size} ${unit}`, all: `${count * size} ${unit}` }
}

/** The only listed text that says the same length of time: `5min` for "5 minutes", else `60min` for "1h". */
export const spanMember = (value: string, names: ReadonlyArray<string>): string | undefined => {
  const given = spanOf(value)
  if (given === undefined) return undefined
  const same = names.flatMap((name) => {
    const span = spanOf(name)
    return span?.all === given.all ? [{ name, span }] : []
  })
  const alike = same.filter(({ span }) => span.count === given.count && span.unit === given.unit)
  const [only, more] = alike.length > 0 ? alike : same
  return more === undefined ? only?.name : undefined
}
