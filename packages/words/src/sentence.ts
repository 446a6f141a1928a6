import { type Advice, isList, type Path, type Received, total } from '@toolfault/model'
import { fixes, type Pack, points } from './en.js'
import { code, line } from './escape.js'
import { fixing } from './fixing.js'
import { folding } from './folding.js'
import { hinting, takenKeys } from './hinting.js'
import { inEnglish } from './in-english.js'
import { sparing } from './leaving.js'
import { literal } from './literal.js'
import { naming, type Say } from './naming.js'
import { place } from './place.js'
import { signing } from './shape.js'
import { taking } from './taking.js'
import { isVague } from './vague.js'
import { verdict } from './verdict.js'

/** How much is said: place and fix, the default, or also what the schema's author wrote. */
export type Verbosity = 'brief' | 'normal' | 'full'

/** How a sentence is said. */
export interface Saying {
  readonly pack?: Pack
  readonly verbosity?: Verbosity
  /** Whether a command that names no value is followed by what the schema's author wrote; so it is when absent. */
  readonly hints?: boolean
  /** How a place is spelled; `guest.tags[1]` when absent. What it returns stands in the text as it is. */
  readonly spell?: (path: Path) => string
}

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
      if (!isList(advice.path)) return ''
      const { pack, verbosity = 'normal' } = saying
      const spell = folding(advice, saying.spell ?? place)
      const say = pack?.points ?? points
      const words = { points: say, fixes: pack?.fixes ?? fixes }
      const isTold = advice.expected?.id === 'said'
      const fix = fixing(advice, words, spell)
      const isBrief = verbosity === 'brief'
      // Brief is the place and the fix; where nothing is known to fix it, what is wrong.
      const head =
        isBrief && fix !== '' && !isTold && !isVague(advice)
          ? naming(advice.path, say, spell)
          : both(verdict(advice, say, spell), isBrief ? '' : came(advice, say))
      const whole = fix === '' ? head : `${unstopped(head)}: ${fix}`
      // A choice among equals has to be said at any length.
      const isSure = isBrief && advice.chosen?.reason !== 'tie'
      const more = isSure ? '' : taking(advice, say, spell)
      const isPlain = verbosity !== 'normal' || saying.hints === false
      const hint = isPlain ? '' : hinting(advice, say, spell)
      const spare = sparing(advice, words.fixes)
      const rest = verbosity === 'full' ? long(advice, say, spell, whole) : ''
      return `${whole}${hint}${spare}${more}${rest}`.trimEnd()
    },
    () => inEnglish(saying, (english) => sentence(advice, english))
  )

/** A full stop of the author's ends no line of ours. */
const unstopped = (text: string): string =>
  text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) : text

const both = (one: string, other: string): string =>
  one === '' || other === '' ? one + other : `${one}, ${other}`

type Spell = NonNullable<Saying['spell']>

/** What came, where there is something that could be right. */
const came = ({ count, expected, kind, received }: Advice, say: Say): string => {
  const isSurplus = kind === 'unexpected' || expected?.id === 'said'
  const text = received === undefined || isSurplus ? '' : what(received, say)
  const came = text === '' ? '' : say.received(text)
  return count === undefined ? came : say.values(came, count)
}

const what = (received: Received, say: Say): string => {
  if (received.id !== 'type') return ''
  const { beyond, broken, cut, size, type, value } = received
  if (cut === true && size !== undefined) return say.cut(size)
  if (broken !== undefined) {
    const { after, behind, wanted } = broken
    return say.broken(after, wanted, behind === undefined ? '' : code(behind))
  }
  if (beyond === true) return say.beyond
  if (value !== undefined) return literal(value)
  return size === undefined ? say.aType(type) : say.sized(type, size)
}

/** What the object takes, the shape, an example and what the schema's author wrote, where it does not stand there already. */
const long = (advice: Advice, say: Say, spell: Spell, said: string): string => {
  const { about = {} } = advice
  const signature = signing(about)
  const example = about.example === undefined ? '' : say.suchAs(literal(about.example))
  const author = line(about.description ?? about.title ?? '')
  const parts = [takenKeys(advice, say, spell), signature, example, author].filter(
    (text) => text !== '' && !said.includes(text)
  )
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}
