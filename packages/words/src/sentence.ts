import { type Advice, isLacking, isList, type Path, type Received, total } from '@toolfault/model'
import { fixes, type Pack, points } from './en.js'
import { line } from './escape.js'
import { fixing } from './fixing.js'
import { folding, unfolded } from './folding.js'
import { alsoTaking, hinting } from './hinting.js'
import { sparing } from './leaving.js'
import { literal } from './literal.js'
import { isNamed, naming, type Say } from './naming.js'
import { wanting } from './phrase.js'
import { place } from './place.js'
import { signing } from './shape.js'
import { taking } from './taking.js'
import { isVague } from './vague.js'

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
    () => ''
  )

/** A full stop of the author's ends no line of ours. */
const unstopped = (text: string): string =>
  text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) : text

const both = (one: string, other: string): string =>
  one === '' || other === '' ? one + other : `${one}, ${other}`

type Spell = NonNullable<Saying['spell']>

const verdict = (advice: Advice, say: Say, spell: Spell): string => {
  const where = naming(advice.path, say, spell)
  const why = cause(advice, say, spell)
  const { about, also, expected, fix, kind, received } = advice
  if (expected?.id === 'said') {
    const text = line(expected.text)
    // A sentence of nothing says that something is wrong there.
    if (text === '') return say.invalid(where)
    // A sentence that was read may name its place already.
    return advice.path.length === 0 || isNamed(unfolded(text), where) ? text : say.said(where, text)
  }
  // The command that follows shows the example.
  const isShown = expected?.id === 'format' && (fix?.id === 'meet' || fix?.id === 'remove')
  const shown = isShown ? {} : about
  const must = (): string => (expected === undefined ? '' : wanting(expected, say, also, shown))
  if (received?.id === 'blank') return say.blank(where, must())
  if (isLacking(advice)) return say.missing(where) + why
  if (expected?.id === 'nothing' && fix === undefined) return say.nothingFits(where) + why
  if (fix?.id === 'convert' && fix.how === 'unwrap' && kind === 'unexpected') {
    return say.wrapped(naming(advice.path.slice(0, -1), say, spell), where)
  }
  if (expected?.id === 'known') return fix === undefined ? say.ignored(where) : say.strange(where)
  if (kind === 'unexpected' && expected?.id !== 'nothing') {
    return (expected === undefined ? say.unexpected(where) : say.unexpectedKey(where, must())) + why
  }
  if (expected !== undefined) return say.must(where, must()) + why
  return (kind === 'dependency' ? say.must(where, say.condition) : say.invalid(where)) + why
}

const cause = ({ because }: Advice, say: Say, spell: Spell): string => {
  if (because === undefined) return ''
  const where = naming(because.path, say, spell)
  switch (because.id) {
    case 'present':
      return ` ${say.present(where)}`
    case 'absent':
      return ` ${say.absent(where)}`
    case 'equals':
      return ` ${say.equals(where, literal(because.value))}`
    case 'differs':
      return ` ${say.differs(where, literal(because.value))}`
  }
}

/** What came, where there is something that could be right. */
const came = ({ count, expected, kind, received }: Advice, say: Say): string => {
  const isSurplus = kind === 'unexpected' || expected?.id === 'said'
  const text = received === undefined || isSurplus ? '' : what(received, say)
  const came = text === '' ? '' : say.received(text)
  return count === undefined ? came : say.values(came, count)
}

const what = (received: Received, say: Say): string => {
  if (received.id !== 'type') return ''
  const { size, type, value } = received
  if (value !== undefined) return literal(value)
  return size === undefined ? say.aType(type) : say.sized(type, size)
}

/** What else the object takes, the shape, an example and what the schema's author wrote, where it does not stand there already. */
const long = (advice: Advice, say: Say, spell: Spell, said: string): string => {
  const { about = {} } = advice
  const signature = signing(about)
  const example = about.example === undefined ? '' : say.suchAs(literal(about.example))
  const author = line(about.description ?? about.title ?? '')
  const parts = [alsoTaking(advice, say, spell), signature, example, author].filter(
    (text) => text !== '' && !said.includes(text)
  )
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}
