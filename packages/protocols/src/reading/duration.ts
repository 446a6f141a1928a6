/** Longer nobody is asked to wait; more is a mistake, or no length of time. */
export const LONGEST: number = 31 * 86_400_000

/** Longer texts are no length of time. */
const WIDEST = 100

/** A length of time as texts have it, behind others. */
const lengths =
  /(?:,? ?(?:and )?)(\d{1,6}(?:\.\d{1,9})?) ?(milliseconds?|ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?)(?![a-z])/giy

/** Milliseconds of `1 minute and 30 s`, `1m30s`; `undefined` for what is no length of time. */
export const durationOf = (text: string): number | undefined => {
  const { end, ms } = leading(text)
  return end === text.trimEnd().length ? ms : undefined
}

/** The length of time with which a text begins, whatever follows. */
export const durationAt = (text: string): number | undefined => leading(text).ms

/** Milliseconds of seconds. What is no whole number of them only as computers reckon is one. */
export const ofSeconds = (seconds: number): number => ceiling(seconds * 1_000)

const leading = (text: string): { readonly end: number; readonly ms?: number } => {
  const found = [...text.slice(0, WIDEST).matchAll(lengths)]
  const end = found.reduce((sum, [said]) => sum + said.length, 0)
  const ms = found.reduce((sum, [, digits, unit = '']) => sum + Number(digits) * lengthOf(unit), 0)
  return found.length === 0 ? { end } : { end, ms: ceiling(ms) }
}

const ceiling = (ms: number): number => Math.ceil(Number(ms.toFixed(3)))

const lengthOf = (unit: string): number => {
  if (/^(?:ms|milli)/i.test(unit)) return 1
  if (/^s/i.test(unit)) return 1_000
  if (/^m/i.test(unit)) return 60_000
  return /^h/i.test(unit) ? 3_600_000 : 86_400_000
}
