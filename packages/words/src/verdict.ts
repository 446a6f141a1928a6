import { type Advice, isLacking, type Path } from '@toolfault/model'
import { line } from './escape.js'
import { unfolded } from './folding.js'
import { literal } from './literal.js'
import { isNamed, naming, type Say } from './naming.js'
import { wanting } from './phrase.js'
import { textRule } from './text-rule.js'

/** What is wrong with a place: that it is missing or refused, or what it must be; and where that depends on another, on what. */
export const verdict = (advice: Advice, say: Say, spell: (path: Path) => string): string => {
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
  const rule = expected?.id === 'type' ? textRule(advice) : expected
  const isShown = rule?.id === 'format' && showing.has(fix?.id)
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

/** What commands a value, with an example. */
const showing: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['meet', 'remove', 'send'])

const cause = ({ because }: Advice, say: Say, spell: (path: Path) => string): string => {
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
