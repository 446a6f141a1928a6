import { isList } from './value.js'
import type { Limits, Want } from './want.js'

/** The value nearest to one that keeps to the limits that were said. */
export const within = (value: unknown, want: Partial<Want>): unknown => {
  if (typeof value === 'number') return fitNumber(value, want)
  if (typeof value === 'string') return fitText(value, want.characters ?? {})
  if (isList(value)) return fitList(want.distinct === true ? distinct(value) : value, want)
  return value
}

const fitNumber = (value: number, { multiple, range = {}, types }: Partial<Want>): number => {
  const { least, most, over, under } = range
  const unit = multiple ?? 1
  let number = value
  if (least !== undefined && number < least) number = least
  if (over !== undefined && number <= over) number = over + unit
  if (most !== undefined && number > most) number = most
  if (under !== undefined && number >= under) number = under - unit
  if (over !== undefined && under !== undefined && number <= over) number = (over + under) / 2
  if (multiple !== undefined && multiple > 0) {
    const down = Math.floor(number / multiple) * multiple
    number = down < (least ?? Number.NEGATIVE_INFINITY) ? down + multiple : down
  }
  return types?.includes('integer') === true && !types.includes('number')
    ? Math.trunc(number)
    : number
}

const bounds = ({ least, most, over, under }: Limits): readonly [number, number] => [
  Math.max(least ?? 0, over === undefined ? 0 : over + 1),
  Math.min(most ?? 100_000, under === undefined ? 100_000 : under - 1)
]

const fitText = (text: string, limits: Limits): string => {
  const [least, most] = bounds(limits)
  const letters = Array.from(text)
  if (letters.length < least && least <= 100_000)
    return text.padEnd(text.length + least - letters.length, 'x')
  return letters.length > most ? letters.slice(0, Math.max(0, most)).join('') : text
}

const fitList = (
  list: ReadonlyArray<unknown>,
  { characters, items, range }: Partial<Want>
): ReadonlyArray<unknown> => {
  const [least, most] = bounds(items ?? characters ?? range ?? {})
  if (list.length > most) return list.slice(0, Math.max(0, most))
  const missing = Math.min(least - list.length, 1000)
  if (missing <= 0) return list
  return [...list, ...Array.from({ length: missing }, () => list.at(-1) ?? 'text')]
}

const distinct = (list: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const seen = new Set<string>()
  return list.filter((item) => {
    const text = JSON.stringify(item)
    return !seen.has(text) && seen.add(text)
  })
}
