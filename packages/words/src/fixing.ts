import type { Advice, Fix } from '@toolfault/model'
import { converting } from './converting.js'
import type { Pack } from './en.js'
import { atom } from './escape.js'
import { holding } from './holding.js'
import { filled, isLeavable, isRenamable } from './leaving.js'
import { literal, verbatim } from './literal.js'
import { meeting, type Words } from './meeting.js'
import { moving } from './moving.js'
import { naming, type Say } from './naming.js'
import { place } from './place.js'
import { sending, texting } from './sending.js'
import { isWide, typing } from './shape.js'

/** A longer name is not said twice. */
const LONG = 48

/**
 * What would mend one point, as a command: `add \`city\` (string)`, `send 10 without quotes`. `it` stands for
 * the place: the word behind a sentence about it, or its name. `''` where nothing would.
 */
export const fixing = (
  advice: Advice,
  words: Words,
  spell: (path: Advice['path']) => string = place,
  it: string = words.fixes.it
): string => {
  const { expected, fix, path, received } = advice
  const { fixes, points } = words
  // What comes or goes is a key, and a command about a key names it.
  const key = (): string => {
    const name = it === fixes.it ? naming(path, points, spell) : it
    return name.length > LONG ? it : name
  }
  switch (fix?.id) {
    case 'add':
      if (fix.within !== undefined) {
        const from = naming([...path.slice(0, -1), fix.within.key], points, spell)
        if ('markup' in fix.within)
          return fixes.addBehindMarkup(key(), verbatim(fix.within.markup), from)
        return 'before' in fix.within
          ? fixes.addBefore(key(), verbatim(fix.within.before), from)
          : fixes.addBehind(key(), verbatim(fix.within.behind), from)
      }
      return fixes.add(key(), whatOf(advice, points))
    case 'remove':
      if (fix.beside !== undefined)
        return fixes.removeFor(
          key(),
          naming([...path.slice(0, -1), fix.beside.key], points, spell),
          verbatim(fix.beside.value)
        )
      if (isLeavable(advice)) {
        const other = fixing(filled(advice), words, spell, it)
        return other === '' ? fixes.remove(key()) : fixes.leaveOut(it, other)
      }
      return isRenamable(expected) ? fixes.renameOrRemove(key()) : fixes.remove(key())
    case 'rename':
      return fix.guess === true
        ? fixes.ifMeant(moving(fix, words, spell), otherwise(advice, words, spell, it, key()))
        : moving(fix, words, spell)
    case 'choose':
      // Beside an author's sentence nobody has listed them.
      return expected?.id === 'one_of'
        ? choosing(fix.values, received, words)
        : fixes.send(holding({ id: 'one_of', values: fix.values }, points))
    case 'send':
      if (isMade(advice, fix.types)) {
        if (received?.id !== 'type')
          return fixes.inThat(points.or(fix.types.map((type) => atom(type))))
        // A text came already: that of a number is what it has to be, of what else it is made another.
        if (received.type === 'string' && expected?.id === 'type' && !isWide(expected.types))
          return fixes.quoted(fixes.send(typing(expected.types, undefined, points)))
        const came = fix.types.find((type) => widened(type) === widened(received.type))
        return came === undefined
          ? fixes.as(typing(fix.types, undefined, points))
          : fixes.anotherOne(atom(came))
      }
      return texting(advice, words) ?? sending(fix.types, advice, words)
    case 'put':
      if (fix.beside !== undefined)
        return fixes.setBoth(
          fixes.set(naming(path, points, spell), verbatim(fix.value)),
          naming([...path.slice(0, -1), fix.beside.key], points, spell),
          verbatim(fix.beside.value)
        )
      return advice.kind === 'missing'
        ? fixes.set(key(), verbatim(fix.value))
        : putting(fix.value, received, fixes)
    case 'convert':
      return converting(fix, advice, words, spell, it)
    case 'meet':
      if (fix.lacking === 'zone') return fixes.addZone
      if (fix.surplus === 'markup') return fixes.beforeMarkup
      return expected === undefined ? '' : meeting(expected, advice, words, it)
    default:
      return expected?.id === 'known' ? fixes.useAnother : ''
  }
}

/** Whether what is sent is none of what is expected, which is made of it. */
const isMade = ({ expected, kind }: Advice, types: ReadonlyArray<string>): boolean => {
  if (kind === 'missing') return true
  if (expected?.id !== 'type') return expected !== undefined && expected.id !== 'said'
  const wanted = expected.types.map(widened)
  return !types.some((type) => wanted.includes(widened(type)))
}

/** An integer is a number. */
const widened = (type: string): string => (type === 'integer' ? 'number' : type)

/** What is to be done with a key that was not meant by another name. */
const otherwise = (
  advice: Advice,
  words: Words,
  spell: typeof place,
  it: string,
  key: string
): string => {
  if (advice.kind === 'unexpected') return words.fixes.remove(key)
  return advice.kind === 'missing'
    ? words.fixes.add(key, whatOf(advice, words.points))
    : fixing(filled(advice), words, spell, it)
}

/** What a key has to hold; beside an author's sentence that stands with what else holds. */
const whatOf = ({ about, also = [], expected }: Advice, say: Say): string => {
  const [first, ...more] = expected?.id === 'said' ? also : [expected, ...also]
  const rules = more.filter((one) => one !== undefined)
  const held = holding(first, say, rules, about)
  const example = about?.example
  // A format and a pattern have it beside them, and a shape says more.
  const isShown =
    about?.signature !== undefined || rules.some(({ id }) => id === 'format' || id === 'pattern')
  return first?.id !== 'type' || isShown || example === undefined || typeof example === 'object'
    ? held
    : `${held}, ${say.suchAs(literal(example))}`
}

/** One of listed scalars is wanted, and no list of them. */
const choosing = (
  values: ReadonlyArray<unknown>,
  received: Advice['received'],
  { fixes, points }: Words
): string => {
  const isBuilt = received?.id === 'type' && isWide([received.type])
  return isBuilt && !values.some((value) => typeof value === 'object' && value !== null)
    ? fixes.oneNot(points.aType(received.type))
    : fixes.oneOfThem
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
