import { type Advice, type Expected, isList, type Received, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { en, type Pack } from './en.js'
import { atom, code, line } from './escape.js'
import { place } from './place.js'
import { isLacking } from './points.js'

/** How much is said: place and fix, the default, or also what the schema's author wrote. */
export type Verbosity = 'brief' | 'normal' | 'full'

/** How a sentence is said. */
export interface Saying {
  readonly pack?: Pack
  readonly verbosity?: Verbosity
}

/** So many listed values are shown; the rest is counted. */
const VALUES = 12

/**
 * Say one piece of advice as a sentence without a full stop: place, expectation, what came, fix.
 * Returns `''` for what is no advice.
 *
 * @example
 * sentence({ path: ['n'], kind: 'type', expected: { id: 'type', types: ['integer'] } })
 * // '`n` must be an integer'
 */
export const sentence = (advice: Advice, saying: Saying = {}): string =>
  total(
    () => {
      const { pack = en, verbosity = 'normal' } = saying
      if (!isList(advice.path)) return ''
      const parts = [
        verdict(advice, pack) + cause(advice, pack),
        verbosity === 'brief' ? '' : came(advice, pack),
        mend(advice, pack)
      ].filter((part) => part !== '')
      const description = verbosity === 'full' ? line(advice.about?.description ?? '') : ''
      return parts.join(', ') + (description === '' ? '' : ` (${description})`)
    },
    () => ''
  )

/** A path between backticks, or the name of the whole. */
export const named = (path: Advice['path'], pack: Pack = en): string =>
  total(
    () => naming(path, pack),
    () => ''
  )

const naming = (path: Advice['path'], pack: Pack): string => {
  const where = place(path)
  return where === '' ? pack.root : `\`${where}\``
}

const verdict = (advice: Advice, pack: Pack): string => {
  const where = naming(advice.path, pack)
  const { expected, kind, received } = advice
  if (expected?.id === 'said') return said(where, expected.text, advice, pack)
  if (received?.id === 'blank') return pack.blank(where)
  if (isLacking(advice)) return pack.missing(where)
  if (kind === 'unexpected' && expected?.id !== 'nothing') {
    const rule = expected === undefined ? '' : wanting(expected, pack)
    return rule === '' ? pack.unexpected(where) : pack.unexpectedKey(where, rule)
  }
  if (expected === undefined)
    return kind === 'dependency' ? pack.must(where, pack.condition) : pack.invalid(where)
  return pack.must(where, wanting(expected, pack))
}

const said = (where: string, text: string, { path }: Advice, pack: Pack): string =>
  path.length === 0 ? line(text) : pack.said(where, line(text))

/** What a value must do or be, without its subject. */
export const want = (expected: Expected, pack: Pack = en): string =>
  total(
    () => wanting(expected, pack),
    () => ''
  )

const wanting = (expected: Expected, pack: Pack): string => {
  switch (expected.id) {
    case 'type':
      return pack.type(typing(expected.types, pack))
    case 'one_of':
      return expected.values.length === 1
        ? pack.exactly(listing(expected.values, pack))
        : pack.oneOf(listing(expected.values, pack))
    case 'format':
      return pack.format(atom(expected.format))
    case 'pattern':
      return pack.pattern(code(expected.pattern, 200))
    case 'compare':
      return pack.compare(expected.comparison, atom(String(expected.limit)))
    case 'count':
      return range(expected, pack)
    case 'multiple':
      return pack.multiple(expected.of)
    case 'distinct':
      return expected.first === undefined || expected.second === undefined
        ? pack.distinct
        : pack.distinctItems(expected.first, expected.second)
    case 'one_branch':
      return expected.matched === undefined
        ? pack.oneBranch
        : pack.oneBranchOnly(expected.matched.length)
    case 'other_than':
      return pack.otherThan
    case 'nothing':
      return pack.nothing
    case 'said':
      return line(expected.text)
  }
}

const range = ({ least, most, of }: Expected & { readonly id: 'count' }, pack: Pack): string => {
  if (least !== undefined && most !== undefined) return pack.between(least, most, of)
  return least !== undefined ? pack.atLeast(least, of) : pack.atMost(most ?? 0, of)
}

/** Types as a phrase: `a string or null`. */
export const typeNames = (types: ReadonlyArray<string>, pack: Pack = en): string =>
  total(
    () => typing(types, pack),
    () => ''
  )

const typing = (types: ReadonlyArray<string>, pack: Pack): string =>
  pack.or(types.map((type) => pack.aType(atom(type))))

/** Values that the schema lists, as JSON, at most twelve. */
export const listed = (values: ReadonlyArray<Json>, pack: Pack = en): string =>
  total(
    () => listing(values, pack),
    () => ''
  )

const listing = (values: ReadonlyArray<Json>, pack: Pack): string => {
  const shown = values.slice(0, VALUES).map((value) => atom(JSON.stringify(value)))
  const rest = values.length - shown.length
  return rest > 0 ? `${shown.join(', ')} ${pack.more(rest)}` : pack.or(shown)
}

const cause = ({ because }: Advice, pack: Pack): string =>
  because === undefined ? '' : ` ${pack.because(naming(because.path, pack))}`

const came = ({ kind, received }: Advice, pack: Pack): string =>
  received === undefined || kind === 'unexpected' ? '' : what(received, pack)

const what = (received: Received, pack: Pack): string => {
  if (received.id !== 'type') return ''
  const { size, type } = received
  return pack.received(size === undefined ? pack.aType(type) : pack.sized(type, size))
}

const mend = ({ expected, fix, received }: Advice, pack: Pack): string => {
  if (received?.id === 'blank' || fix === undefined) return ''
  if (fix.id === 'remove') return pack.remove
  return fix.id === 'add' ? pack.add(expected === undefined ? '' : wanted(expected, pack)) : ''
}

/** What a key that is not there should hold, in as few words as a signature. */
const wanted = (expected: Expected, pack: Pack): string => {
  if (expected.id === 'one_of') return listing(expected.values, pack)
  if (expected.id === 'format') return atom(expected.format)
  return expected.id === 'type' ? bareTypes(expected.types) : ''
}

const bareTypes = (types: ReadonlyArray<string>): string =>
  types.map((type) => atom(type)).join(' | ')

/**
 * Say what would mend one point, as a command: `Add \`city\` (string)`. Returns `''` where the
 * sentence about it already says all.
 */
export const remedy = (advice: Advice, saying: Saying = {}): string =>
  total(
    () => {
      const { expected, fix, path } = advice
      const { pack = en } = saying
      const where = naming(path, pack)
      switch (fix?.id) {
        case 'add':
          return pack.doAdd(where, expected === undefined ? '' : wanted(expected, pack))
        case 'remove':
          return pack.doRemove(where)
        case 'choose':
          return pack.doChoose(where, listing(fix.values, pack))
        case 'send':
          return pack.doSend(where, typing(fix.types, pack))
        default:
          return ''
      }
    },
    () => ''
  )
