import type { Expected, Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Pack } from './en.js'
import { atom, code, line } from './escape.js'
import { place } from './place.js'

/** So many listed values are shown; the rest is counted. */
const VALUES = 24

/** A path between backticks, or the name of the whole. */
export const naming = (
  path: Path,
  say: Pack['points'],
  spell: (path: Path) => string = place
): string => {
  const where = spell(path)
  return where === '' ? say.root : `\`${where}\``
}

/** What a value must do or be, without its subject. */
export const wanting = (expected: Expected, say: Pack['points']): string => {
  switch (expected.id) {
    case 'type':
      return say.type(typing(expected.types, say))
    case 'one_of':
      return expected.values.length === 1
        ? say.exactly(listing(expected.values, say))
        : say.oneOf(listing(expected.values, say))
    case 'format':
      return say.format(atom(expected.format))
    case 'pattern':
      return say.pattern(code(expected.pattern, 200))
    case 'compare':
      return typeof expected.limit === 'number'
        ? say.compare(expected.comparison, String(expected.limit))
        : say.compareDates(expected.comparison, atom(expected.limit))
    case 'count':
      return counting(expected, say)
    case 'multiple':
      return say.multiple(expected.of)
    case 'distinct':
      return expected.first === undefined || expected.second === undefined
        ? say.distinct
        : say.distinctItems(expected.first, expected.second)
    case 'one_branch':
      return expected.matched === undefined
        ? say.oneBranch
        : say.oneBranchOnly(expected.matched.length)
    case 'other_than':
      return say.otherThan
    case 'nothing':
      return say.nothing
    case 'said':
      return line(expected.text)
  }
}

const counting = (
  { least, most, of }: Expected & { readonly id: 'count' },
  say: Pack['points']
): string => {
  if (least !== undefined && most !== undefined) return say.between(least, most, of)
  return least !== undefined ? say.atLeast(least, of) : say.atMost(most ?? 0, of)
}

/** Types as a phrase: `a string or null`. */
export const typing = (types: ReadonlyArray<string>, say: Pack['points']): string =>
  say.or(types.map((type) => say.aType(atom(type))))

/** Values that the schema lists, as JSON, at most 24. */
export const listing = (values: ReadonlyArray<Json>, say: Pack['points']): string => {
  const shown = values.slice(0, VALUES).map(literal)
  const rest = values.length - shown.length
  return say.or(rest > 0 ? [...shown, say.more(rest)] : shown)
}

/** A value as JSON; a long text is clipped inside its quotation marks. */
const literal = (value: Json): string =>
  typeof value === 'string'
    ? `"${atom(value).replaceAll('"', '\\"')}"`
    : atom(JSON.stringify(value))

/** What a key that is not there should hold, in as few words as a signature; `''` when nobody says. */
export const holding = (expected: Expected | undefined, say: Pack['points']): string => {
  if (expected?.id === 'one_of') return listing(expected.values, say)
  if (expected?.id === 'format') return atom(expected.format)
  return expected?.id === 'type' ? expected.types.map((type) => atom(type)).join(' | ') : ''
}

/** Whether a surplus key broke a rule for names, so that another name may do. */
export const isRenamable = (expected: Expected | undefined): boolean =>
  expected !== undefined && expected.id !== 'nothing'
