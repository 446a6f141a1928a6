import { type Advice, isList, type Path, type Received, total } from '@toolfault/model'
import { type Pack, points } from './en.js'
import { line } from './escape.js'
import { holding, isRenamable, naming, wanting } from './phrase.js'
import { place } from './place.js'
import { isLacking } from './points.js'

/** How much is said: place and fix, the default, or also what the schema's author wrote. */
export type Verbosity = 'brief' | 'normal' | 'full'

/** How a sentence is said. */
export interface Saying {
  readonly pack?: Pack
  readonly verbosity?: Verbosity
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
      const { pack, spell = place, verbosity = 'normal' } = saying
      const say = pack?.points ?? points
      if (!isList(advice.path)) return ''
      const parts = [
        verdict(advice, say, spell) + cause(advice, say, spell),
        verbosity === 'brief' ? '' : came(advice, say),
        mend(advice, say)
      ].filter((part) => part !== '')
      const description = verbosity === 'full' ? line(advice.about?.description ?? '') : ''
      return parts.join(', ') + (description === '' ? '' : ` (${description})`)
    },
    () => ''
  )

type Spell = NonNullable<Saying['spell']>

const verdict = (advice: Advice, say: Pack['points'], spell: Spell): string => {
  const where = naming(advice.path, say, spell)
  const { expected, kind, received } = advice
  if (expected?.id === 'said') {
    const text = line(expected.text)
    return advice.path.length === 0 ? text : say.said(where, text)
  }
  if (received?.id === 'blank') {
    return say.blank(where, expected === undefined ? '' : wanting(expected, say))
  }
  if (isLacking(advice)) return say.missing(where)
  if (expected?.id === 'nothing' && advice.path.length === 0) return say.nothingFits(where)
  if (kind === 'unexpected' && expected?.id !== 'nothing') {
    return expected === undefined
      ? say.unexpected(where)
      : say.unexpectedKey(where, wanting(expected, say))
  }
  if (expected !== undefined) return say.must(where, wanting(expected, say))
  return kind === 'dependency' ? say.must(where, say.condition) : say.invalid(where)
}

const cause = ({ because }: Advice, say: Pack['points'], spell: Spell): string =>
  because === undefined ? '' : ` ${say.because(naming(because.path, say, spell))}`

/** What came, where its type or its size is what was wrong; beside other rules it explains nothing. */
const came = ({ kind, received }: Advice, say: Pack['points']): string =>
  received !== undefined && (kind === 'type' || kind === 'size') ? what(received, say) : ''

const what = (received: Received, say: Pack['points']): string => {
  if (received.id !== 'type') return ''
  const { size, type } = received
  return say.received(size === undefined ? say.aType(type) : say.sized(type, size))
}

const mend = ({ expected, fix, received }: Advice, say: Pack['points']): string => {
  if (received?.id === 'blank' || fix === undefined) return ''
  if (fix.id === 'remove') return isRenamable(expected) ? say.renameOrRemove : say.remove
  return fix.id === 'add' ? say.add(holding(expected, say)) : ''
}
