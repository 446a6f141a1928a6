import { unitOf } from './unit.js'

/** A length of time: how many of its unit, and all of it in the least one. */
interface Span {
  readonly count: number
  readonly all: string
}

/** A longer text is no length of time. */
const LONG = 32

/** What a text says, where it is a length of time: `5 minutes`, `1h`, `last week`. */
const spanOf = (text: string): Span | undefined => {
  const said =
    text.length > LONG ? null : /^(?:(?:last|past)[ _])?(\d{1,4})?[ _-]?([a-z]+)$/i.exec(text)
  const [, digits = '1', given = ''] = said ?? []
  const [size, unit] = unitOf(given) ?? []
  if (size === undefined || unit === undefined) return undefined
  const count = Number(digits)
  return { count, all: `${count * size} ${unit}` }
}

/** The only listed text that says the same length of time: `5min` for "5 minutes", else `60min` for "1h". */
export const spanMember = (value: string, names: ReadonlyArray<string>): string | undefined => {
  const given = spanOf(value)
  if (given === undefined) return undefined
  const same = names.flatMap((name) => {
    const span = spanOf(name)
    return span?.all === given.all ? [{ name, span }] : []
  })
  const alike = same.filter(({ span }) => span.count === given.count)
  const [only, more] = alike.length > 0 ? alike : same
  return more === undefined ? only?.name : undefined
}
