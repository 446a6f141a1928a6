import { setOf } from '../set-of.js'
import { wholeOf, wordsOf } from './spelling.js'

/** The two ways of an order. */
export type Direction = 'rising' | 'falling'

const rising: ReadonlySet<string> = /* @__PURE__ */ setOf('asc ascend ascending')
const falling: ReadonlySet<string> = /* @__PURE__ */ setOf('desc descend descending')

/** A longer text names no more than one thing. */
const LONG = 64

/** The way that a value says and nothing else: by a word for it, or as 1 and -1. */
export const directionOf = (said: unknown): Direction | undefined => {
  if (typeof said === 'number') return said === 1 ? 'rising' : said === -1 ? 'falling' : undefined
  const word = typeof said === 'string' && said.length <= LONG ? wholeOf(said) : ''
  if (rising.has(word)) return 'rising'
  return falling.has(word) ? 'falling' : undefined
}

/** The only listed value that says the same way as a number, 1 or -1, where all that is listed are ways. */
export const wayMember = <T>(value: unknown, listed: ReadonlyArray<T>): T | undefined => {
  const way = typeof value === 'number' ? directionOf(value) : undefined
  if (way === undefined || !listed.every((one) => directionOf(one) !== undefined)) return undefined
  const [only, more] = listed.filter((one) => directionOf(one) === way)
  return more === undefined ? only : undefined
}

/** By what something is put in order, and which way. */
export interface Order {
  readonly by: string
  readonly direction: Direction
}

/** Both as one text says them: `-price`, `price_desc`, `created:asc`, `Price descending`. */
export const orderIn = (text: string): Order | undefined => {
  if (text.length > LONG) return undefined
  const [, sign, by] = /^([+-])([A-Za-z]\w*)$/.exec(text) ?? []
  if (by !== undefined) return { by, direction: sign === '-' ? 'falling' : 'rising' }
  const words = wordsOf(text)
  const at = words.findIndex((word) => directionOf(word) !== undefined)
  const direction = directionOf(words[at])
  const rest = words.filter((_, place) => place !== at)
  const isApart = at === 0 || at === words.length - 1
  return direction === undefined || !isApart || rest.length === 0
    ? undefined
    : { by: rest.join('_'), direction }
}

/** The number by which an object of an order says a way, where that is called so: -1 for `desc` in `sort`. */
export const numberOfWay = (text: string, object: string | undefined): number | undefined => {
  const way = object === undefined ? undefined : directionOf(text)
  if (way === undefined || !/^(?:order|sort)s?$/.test(wordsOf(object ?? '')[0] ?? '')) {
    return undefined
  }
  return way === 'rising' ? 1 : -1
}
