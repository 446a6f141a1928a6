import { type About, type Expected, SHOWN } from '@toolfault/model'
import { atom, code, line } from './escape.js'
import { branchNames, listing, literal } from './literal.js'
import type { Say } from './naming.js'
import { typing } from './shape.js'

/** A pattern at so many. */
const PATTERN = 200

/** The name of an author's check at so many. */
const NAME = 60

/** What a value must do or be, without its subject: the rule that was broken, then what else holds. */
export const wanting = (
  expected: Expected,
  say: Say,
  also: ReadonlyArray<Expected> = [],
  about: About = {}
): string => {
  const isText = (one: Expected): boolean => one.id === 'format' || one.id === 'pattern'
  const both = also.some((other) => isText(other) && isText(expected))
  // One example does for a format and a pattern, and stands with the last.
  const main = verb(expected, say, both ? {} : about)
  const isBan = expected.id === 'distinct'
  const more = also
    .map((other) => {
      if (other.id === 'count' && expected.id === 'count') return counting(other, say)
      return isBan || (both && (other.id === 'pattern' || other.id !== expected.id))
        ? verb(other, say, about)
        : attribute(other, say, about)
    })
    .filter((text) => text !== '')
  if (more.length === 0) return main
  if (expected.id === 'type') return [main, ...more].join(', ')
  // What follows a ban might be banned as well.
  return say.and(isBan ? [...more, main] : [main, ...more])
}

const verb = (expected: Expected, say: Say, about: About): string => {
  switch (expected.id) {
    case 'type':
      return say.be(typing(expected.types, expected.items, say))
    case 'one_of':
      return say.be(
        expected.values.length === 1
          ? listing(expected.values, say)
          : say.oneOf(listing(expected.values, say))
      )
    case 'format':
    case 'compare':
    case 'multiple':
      return say.be(attribute(expected, say, about))
    case 'pattern':
      return say.match(patternOf(expected, say, about))
    case 'count':
      return expected.most === 0 && expected.of !== 'matching items'
        ? say.empty
        : say.have(counting(expected, say))
    case 'distinct':
      return expected.first === undefined || expected.second === undefined
        ? say.distinct
        : say.distinctItems(expected.first, expected.second)
    case 'one_branch':
      return shape(expected, say)
    case 'other_than':
      return excluded(expected, say)
    case 'nothing':
      return say.nothing
    case 'known':
      return say.known
    case 'named':
      return say.be(say.valid(code(expected.name, NAME)))
    case 'said':
      return line(expected.text)
  }
}

/** A rule as a property of a value that is named before. */
export const attribute = (expected: Expected, say: Say, about: About): string => {
  switch (expected.id) {
    case 'format':
      return such(say.format(atom(expected.format)), say, about)
    case 'pattern':
      return say.matching(patternOf(expected, say, about))
    case 'compare':
      return typeof expected.limit === 'number'
        ? say.compare(expected.comparison, String(expected.limit))
        : say.compareDates(expected.comparison, atom(expected.limit))
    case 'multiple':
      return say.multiple(expected.of)
    case 'count':
      return say.with(counting(expected, say))
    default:
      return ''
  }
}

const patternOf = (
  { pattern }: Expected & { readonly id: 'pattern' },
  say: Say,
  about: About
): string => such(code(pattern, PATTERN), say, about)

const such = (text: string, say: Say, { example }: About): string =>
  example === undefined || typeof example === 'object'
    ? text
    : `${text} ${say.suchAs(literal(example))}`

const shape = (
  { matched, names, rules }: Expected & { readonly id: 'one_branch' },
  say: Say
): string => {
  // The example is one of a single branch, and stands with the command.
  if (rules !== undefined && matched === undefined) {
    return say.or(rules.slice(0, SHOWN).map((rule) => verb(rule, say, {})))
  }
  const shown = branchNames((names ?? []).slice(0, SHOWN))
  if (matched !== undefined) return say.oneBranchOnly(matched.length, say.and(shown))
  return shown.length === 0 ? say.oneBranch : say.oneBranchOf(shown)
}

const excluded = (
  { excluding, keys, rules = [] }: Expected & { readonly id: 'other_than' },
  say: Say
): string => {
  if (keys !== undefined) {
    const shown = keys.slice(0, SHOWN).map((key) => code(key))
    return excluding === undefined ? say.notHave(shown) : say.haveOneOf(shown)
  }
  const [main, ...also] = rules
  return main === undefined ? say.otherThan : say.not(wanting(main, say, also))
}

/** How many of what. */
export const counting = (
  { least, most, of }: Expected & { readonly id: 'count' },
  say: Say
): string => {
  if (least !== undefined && most !== undefined) return say.between(least, most, of)
  return least !== undefined ? say.atLeast(least, of) : say.atMost(most ?? 0, of)
}
