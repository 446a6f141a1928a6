import type { Advice, Expected, Fix } from '@toolfault/model'
import type { Pack } from './en.js'
import { atom, code } from './escape.js'
import {
  counting,
  holding,
  isRenamable,
  literal,
  naming,
  type Say,
  shaped,
  shaping,
  signing,
  typing,
  verbatim
} from './phrase.js'
import { place } from './place.js'

/** A longer name is not said twice. */
const LONG = 48

/** The words that a command needs. */
type Words = Pick<Pack, 'points' | 'fixes'>

/**
 * What would mend one point, as a command: `add \`city\` (string)`, `send 10 without quotes`. `it` stands for
 * the place: the word behind a sentence about it, or its name. `''` where nothing would.
 */
export const fixing = (
  advice: Advice,
  { fixes, points }: Words,
  spell: (path: Advice['path']) => string = place,
  it: string = fixes.it
): string => {
  const { about, also, expected, fix, kind, path, received } = advice
  // What comes or goes is a key, and a command about a key names it.
  const name = naming(path, points, spell)
  const key = it !== fixes.it || name.length > LONG ? it : name
  switch (fix?.id) {
    case 'add':
      return fixes.add(key, holding(expected, points, also, about))
    case 'remove':
      if (kind === 'type' && expected?.id === 'type')
        return fixes.leaveOut(it, whole(expected, points, advice))
      return isRenamable(expected) ? fixes.renameOrRemove(key) : fixes.remove(key)
    case 'rename':
      return fix.guess === true
        ? fixes.ifMeant(
            moving(fix, { fixes, points }, spell),
            fixes.add(key, holding(expected, points, also, about))
          )
        : moving(fix, { fixes, points }, spell)
    case 'choose':
      return fixes.oneOfThem
    case 'send':
      return fixes.send(
        whole(expected?.id === 'type' ? expected : { id: 'type', types: fix.types }, points, advice)
      )
    case 'put':
      return putting(fix.value, received, fixes)
    case 'convert':
      return converting(fix, advice, { fixes, points }, spell, it)
    case 'meet':
      return expected === undefined ? '' : meeting(expected, advice, { fixes, points }, it)
    default:
      return ''
  }
}

const whole = (
  expected: Expected & { readonly id: 'type' },
  say: Say,
  { about = {} }: Advice
): string => {
  const phrase = (types: ReadonlyArray<string>): string => typing({ ...expected, types }, say)
  return shaping(expected.types, about, say, phrase)
}

const moving = (
  { from, to }: Fix & { readonly id: 'rename' },
  { fixes, points }: Words,
  spell: (path: Advice['path']) => string
): string => {
  const beside = from.length === to.length && from.slice(0, -1).every((key, at) => key === to[at])
  const say = beside ? fixes.rename : fixes.move
  return say(naming(from, points, spell), naming(to, points, spell))
}

const putting = (
  value: (Fix & { readonly id: 'put' })['value'],
  received: Advice['received'],
  fixes: Pack['fixes']
): string => {
  const shown = verbatim(value)
  const came = received?.id === 'type' ? received.type : 'string'
  if (typeof value === 'string')
    return came === 'string' ? fixes.put(shown) : fixes.putQuoted(shown)
  return came === 'string' && typeof value !== 'object' ? fixes.putBare(shown) : fixes.put(shown)
}

const converting = (
  { how, key, to }: Fix & { readonly id: 'convert' },
  { kind, path }: Advice,
  { fixes, points }: Words,
  spell: (path: Advice['path']) => string,
  it: string
): string => {
  switch (how) {
    case 'parse':
      return fixes.parse(to)
    case 'split':
      return fixes.split(it)
    case 'wrap':
      return fixes.wrap(it)
    case 'unwrap':
      if (key === undefined) return fixes.unwrapItem
      return kind === 'unexpected'
        ? fixes.unwrapAll(naming(path, points, spell), naming(path.slice(0, -1), points, spell))
        : fixes.unwrapKey(code(key))
  }
}

/** The expectation as a command. */
const meeting = (
  expected: Expected,
  advice: Advice,
  { fixes, points }: Words,
  it: string
): string => {
  const { about } = advice
  switch (expected.id) {
    case 'compare':
      return typeof expected.limit === 'number'
        ? fixes.within(expected.comparison, String(expected.limit))
        : fixes.dated(points.compareDates(expected.comparison, atom(expected.limit)))
    case 'count':
      return resizing(expected, advice, { fixes, points })
    case 'distinct':
      return expected.second === undefined
        ? fixes.removeRepeated
        : fixes.removeItem(expected.second)
    case 'pattern':
      return fixes.matching
    case 'format':
    case 'multiple':
      return fixes.one(holding(expected, points, [], about))
    case 'one_branch':
      return expected.matched !== undefined ? fixes.onlyOne(it) : reshaping(expected, about, fixes)
    case 'other_than':
      return expected.keys === undefined
        ? fixes.another
        : fixes.removeAny(expected.keys.slice(0, 8).map((key) => code(key)))
    default:
      return ''
  }
}

/** One of several shapes: an example, else what each of them is. */
const reshaping = (
  { rules }: Expected & { readonly id: 'one_branch' },
  about: Advice['about'] = {},
  fixes: Pack['fixes']
): string => {
  if (about.example !== undefined) return fixes.oneSuch(literal(about.example))
  if (rules !== undefined) return fixes.another
  return shaped(['object'], about) ? fixes.send(signing(about)) : fixes.oneShape
}

const resizing = (
  expected: Expected & { readonly id: 'count' },
  { about = {}, received }: Advice,
  { fixes, points }: Words
): string => {
  const { least, most, of } = expected
  const size = received?.id === 'type' ? received.size : undefined
  if (of === 'matching items') {
    if (least !== undefined && most !== undefined) return fixes.one(counting(expected, points))
    return least === undefined
      ? fixes.removeMatching(signing(about))
      : fixes.addMatching(signing(about))
  }
  const isShort = least !== undefined && (size === undefined || size < least)
  if (of === 'characters') {
    return isShort
      ? fixes.lengthen(counting(expected, points))
      : fixes.shorten(counting(expected, points))
  }
  if (size === undefined) return fixes.one(counting(expected, points))
  if (isShort) {
    // Of a tuple each place has its own.
    if (signing(about).startsWith('[')) return fixes.send(signing(about))
    const signature = of === 'items' ? signing(about).replace(/^\((.*)\)\[\]$|\[\]$/, '$1') : ''
    return fixes.addMore(least - size, of, signature)
  }
  return most === undefined ? '' : fixes.removeSome(size - most, of)
}
