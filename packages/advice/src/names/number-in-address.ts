import { isSameNumber, wordsOf } from './spelling.js'

/** A longer text is not looked into. */
const LONG = 1_024

/** Words of a name that say that it is a number, and not of what. */
const marks = /^(?:id|iid|index|key|no|num|number)$/

/**
 * The number of a thing in its address on the web, where the name of its place says the word before it: 12 of
 * `https://github.com/acme/site/pull/12` for `pull_number`. `undefined` where there are several.
 */
export const numberInAddress = (text: string, place: string): number | undefined => {
  if (text.length > LONG || !/^\s*https?:\/\//i.test(text)) return undefined
  const [path = ''] = text.trim().split(/[?#]/, 1)
  const steps = path.split('/').slice(3)
  const of = wordsOf(place).filter((word) => !marks.test(word))
  const isOf = (step: string): boolean => of.some((word) => isSameNumber(word, step.toLowerCase()))
  const found = steps.filter((step, at) => /^\d{1,15}$/.test(step) && isOf(steps[at - 1] ?? ''))
  return found.length === 1 ? Number(found[0]) : undefined
}
