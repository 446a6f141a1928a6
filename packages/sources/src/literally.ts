import { type Rule, ruledBy } from './said.js'

/** A text as a pattern that matches it and nothing else. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A longer text is not told. */
const LONG = 1_000

/** What a text begins with, ends with or has in it, as a pattern. */
export const affixRule = (where: 'begin' | 'end' | 'within', text: unknown): Rule => {
  if (typeof text !== 'string' || text.length > LONG) return { kind: 'pattern' }
  const pattern = literally(text)
  const whole = where === 'begin' ? `^${pattern}` : where === 'end' ? `${pattern}$` : pattern
  return ruledBy('pattern', 'pattern', whole)
}
