import { type Advice, type Counted, type Expected, isIndex } from '@toolfault/model'
import type { Pack } from './en.js'
import { atom, code } from './escape.js'
import { holding } from './holding.js'
import { literal } from './literal.js'
import { counting } from './phrase.js'
import { isWide, shaped, signing } from './shape.js'

/** The words that a command needs. */
export type Words = Pick<Pack, 'points' | 'fixes'>

/** The expectation as a command. */
export const meeting = (expected: Expected, advice: Advice, words: Words, it: string): string => {
  const { about } = advice
  const { fixes, points } = words
  switch (expected.id) {
    case 'compare': {
      if (typeof expected.limit !== 'number') {
        return fixes.dated(points.compareDates(expected.comparison, atom(expected.limit)))
      }
      const command = fixes.within(expected.comparison, String(expected.limit))
      // A text of which no more is wrong than the number in it is made one by the tool itself.
      const isText = advice.received?.id === 'type' && advice.received.type === 'string'
      // What is listed as a number is best sent as one: whoever reads the schema refuses a text.
      const isListed = /^(?:integer|number)$/.test(about?.parameterType ?? '')
      return isText && !isListed ? fixes.quoted(command) : command
    }
    case 'count':
      return resizing(expected, advice, words)
    case 'distinct':
      return unrepeating(expected, advice, fixes)
    case 'pattern':
      return advice.also?.some(({ id }) => id === 'pattern') === true
        ? fixes.matchingAll
        : fixes.matching
    case 'format':
    case 'multiple':
      return fixes.one(holding(expected, points, [], about))
    case 'one_branch':
      return expected.matched !== undefined ? fixes.onlyOne(it) : reshaping(expected, advice, fixes)
    case 'other_than':
      return expected.keys === undefined ? fixes.another : removing(expected, expected.keys, fixes)
    default:
      return ''
  }
}

/** Which keys go. */
const removing = (
  { excluding }: Expected & { readonly id: 'other_than' },
  keys: ReadonlyArray<string>,
  fixes: Pack['fixes']
): string => {
  const shown = keys.slice(0, 8).map((key) => code(key))
  return excluding === undefined ? fixes.removeAny(shown) : fixes.removeOthers(shown)
}

/** One of two that are alike goes, or is another where none may go. */
const unrepeating = (
  { second }: Expected & { readonly id: 'distinct' },
  { also = [] }: Advice,
  fixes: Pack['fixes']
): string => {
  if (also.some(({ id }) => id === 'count')) return fixes.replaceItem(second)
  return second === undefined ? fixes.removeRepeated : fixes.removeItem(second)
}

/** One of several shapes: an example, else what each of them is. */
const reshaping = (
  { rules }: Expected & { readonly id: 'one_branch' },
  { about = {}, received }: Advice,
  fixes: Pack['fixes']
): string => {
  const { example } = about
  const listed = rules?.flatMap((rule) => (rule.id === 'one_of' ? rule.values : [])) ?? []
  const isNew = example !== undefined && !listed.includes(example)
  const isText = received?.id === 'type' && received.type === 'string'
  // What is listed stands whole in the sentence before.
  const isNumber = isText && !signing(about).includes('…')
  const isUntold = rules?.some((rule) => isBuilt(rule) || (isNumber && isOfNumbers(rule))) === true
  if (!isNew && isUntold && shaped(['object'], about)) return fixes.send(signing(about))
  if (listed.length > 1) return isNew ? fixes.oneOr(literal(example)) : fixes.oneOrOther
  if (isNew) return fixes.oneSuch(literal(example))
  if (rules !== undefined) return fixes.another
  return shaped(['object'], about) ? fixes.send(signing(about)) : fixes.oneShape
}

/** Whether what a rule asks for has parts of its own, which its type does not say. */
const isBuilt = (rule: Expected): boolean => rule.id === 'type' && isWide(rule.types)

/** Whether a rule asks for a number, which a limit alone does not say to who sent a text. */
const isOfNumbers = (rule: Expected): boolean =>
  rule.id === 'multiple' ||
  (rule.id === 'compare' && typeof rule.limit === 'number') ||
  (rule.id === 'type' && rule.types.some((type) => type === 'number' || type === 'integer'))

/** The type of which each is the size. */
const counts: Readonly<Record<Counted, string>> = {
  characters: 'string',
  items: 'array',
  keys: 'object',
  'matching items': 'array'
}

const resizing = (
  expected: Expected & { readonly id: 'count' },
  { about = {}, path, received }: Advice,
  { fixes, points }: Words
): string => {
  const { least, most, of } = expected
  // What is counted may be in something that the tool makes of what came.
  const isCounted = received?.id === 'type' && received.type === counts[of]
  const size = isCounted ? received.size : undefined
  const exact = counting(expected, points)
  if (of === 'matching items') {
    if (least !== undefined && most !== undefined) return fixes.one(exact)
    return least === undefined
      ? fixes.removeMatching(signing(about))
      : fixes.addMatching(signing(about))
  }
  // One that is long enough as it came was shortened before it was judged, as by trimming.
  const isShort = least !== undefined && (size === undefined || size < least || most === undefined)
  if (of === 'characters') return isShort ? fixes.lengthen(exact) : fixes.shorten(exact)
  if (size === undefined || (isShort && size >= least)) return fixes.one(exact)
  if (isShort) {
    // Of a tuple each place has its own.
    const signature = signing(about)
    if (signature.startsWith('[')) return fixes.send(signature)
    const isList = of === 'items' && signature.endsWith('[]')
    const part = isList ? signature.replace(/^\((.*)\)\[\]$|\[\]$/, '$1') : signature
    return fixes.addMore(least - size, of, part)
  }
  if (most === undefined) return ''
  if (size <= most) return fixes.one(exact)
  // Of several in an item that holds one thing each was meant.
  const isApart = of === 'keys' && most === 1 && isIndex(path.at(-1) ?? '')
  return isApart ? fixes.apart : fixes.removeSome(size - most, of)
}
