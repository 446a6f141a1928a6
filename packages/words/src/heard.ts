import type { Advice } from '@toolfault/model'
import { points } from './en.js'
import { line } from './escape.js'
import { isNamed, naming } from './naming.js'
import { type Saying, sentence } from './sentence.js'

/**
 * Whether a message that was read tells all that a point says: its whole sentence, what another party said of
 * the place, or the place where there is no more to say of it. A place between backticks as we write it, in quotation
 * marks or before a colon as others do, tells neither a rule nor a command.
 */
export const isHeard = (head: string, point: Advice, saying: Saying): boolean => {
  const { expected, fix, kind, path } = point
  // Who says something of the whole need not be told that all of it is missing.
  if (path.length === 0 && kind === 'missing') return true
  const where = naming(path, saying.pack?.points ?? points, saying.spell)
  if (isBare(point)) return isNamed(head, where)
  if (fix === undefined && isToldOf(head, where, path.length === 0, expected)) return true
  const whole = sentence(point, saying)
  return whole !== '' && head.includes(whole)
}

/** Whether a text says of a place what nobody has a command for. */
const isToldOf = (
  head: string,
  where: string,
  isRoot: boolean,
  expected: Advice['expected']
): boolean => {
  // What is read back of a line of ours has lost its command, and maybe its words.
  if (expected?.id !== 'said') return `\n${head}`.includes(`\n- ${where} `)
  const text = line(expected.text)
  // The same may be said of another place: `is required`.
  return text !== '' && head.includes(text) && (isRoot || head.includes(where.slice(1, -1)))
}

/** A place and nothing else: neither a rule nor a reason, nor a command but to add what is missing. */
const isBare = ({ because, chosen, expected, fix }: Advice): boolean =>
  (expected === undefined || (expected.id === 'said' && expected.text === '')) &&
  because === undefined &&
  chosen === undefined &&
  (fix === undefined || fix.id === 'add')
