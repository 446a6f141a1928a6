import { wordsOf } from './spelling.js'

/** The ends of a scale that is no percentage: of a share, and of one byte. */
const shares: ReadonlyArray<number> = [1, 255]

/** Whether a number is the upper end of a scale that begins with 0 and counts otherwise than in percent. */
export const isScale = (least: unknown, most: unknown): most is number =>
  least === 0 && shares.some((one) => one === most)

/** The upper end of such a scale, as an author says it: "0-255", "from 0 to 1", "(0..1)"; `undefined` where none is said. */
export const scaleSaid = (description: string): number | undefined => {
  if (/%|\bpercent/i.test(description)) return undefined
  const [, most = ''] =
    /(?<![\d.])0(?:\.0)?\s{0,2}(?:-|–|\.\.|to)\s{0,2}(1(?:\.0)?|255)(?![\d.]\d|\d)/.exec(
      description
    ) ?? []
  return most === '' ? undefined : Number(most)
}

/** Whether a key is a name that says its percentage behind it: `brightness_pct` of `brightness`. */
export const isPercentOf = (key: string, name: string): boolean => {
  const [words, own] = [wordsOf(key), wordsOf(name)]
  return (
    words.length === own.length + 1 &&
    /^(?:pct|percent|percentage)$/.test(words.at(-1) ?? '') &&
    own.every((word, at) => word === words[at])
  )
}

/** What so many percent are of a scale: 128 of 50 where that ends with 255; `undefined` for what is no percentage. */
export const percentOf = (percent: number, most: number): number | undefined => {
  if (!(percent >= 0 && percent <= 100)) return undefined
  return most === 1 ? percent / 100 : Math.round((percent / 100) * most)
}
