import {
  type Advice,
  causeOf,
  type Expected,
  type Issue,
  isWithin,
  lacksKey,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { valuesAsked } from '../asked.js'
import { ruleOf, type Told } from '../told/told.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import { aboutList } from './about.js'
import { besideOf } from './also.js'
import { cameTo } from './came.js'
import { type Choosing, chosenOf } from './chosen.js'
import { fixOf } from './fix.js'
import { hides } from './hides.js'
import { inUtc } from './in-utc.js'
import { madeOf } from './made.js'
import { withoutSchema } from './may-go.js'
import { misnamed } from './misnamed.js'
import { nearer } from './nearer.js'
import { orNull } from './or-null.js'
import { ordered } from './ordered.js'
import { type Proving, proven } from './proven.js'
import { quoted } from './quoted.js'
import { reasonOf } from './reason.js'
import { underRest } from './scalar-key.js'
import { type Sparing, takenBy } from './spare.js'
import { statedOf } from './stated.js'
import { formatAsked, isTooLong } from './too-long.js'
import { hidesList, unlisted } from './unlisted.js'
import { unmarked } from './unmarked.js'
import { wrapped, wrappedAs } from './wrapped.js'
import { zoneless } from './zoneless.js'

/** What all pieces of advice of one call share. */
export interface Describing extends Sparing, Choosing, Proving {
  /** Texts that came may be shown. */
  readonly texts: boolean
}

/** One piece of advice for one issue. */
export const describeOne = (to: Describing, told: Told): Advice => {
  const { walk } = to
  const { issue } = told
  const name = issue.params?.['propertyName']
  // An error of the schema under `propertyNames` is about the key itself.
  if (typeof name === 'string') return misnamed(walk, issue, name)
  const { kind, path } = issue
  const rules = rulesAt(walk, path)
  const rule = told.rule ?? ruleOf(walk, issue)
  const refused = refusedBy(issue, rule)
  if (refused !== undefined) return refused
  const { about: said, also: others, expected: stated } = statedOf(walk, issue, rules, rule)
  const wanted = told.nameless === undefined ? stated : holding(stated, told.nameless)
  const came = lacksKey(issue) ? undefined : valueAt(walk.value, path)
  const beside = besideOf(others, stated, came)
  const asked = unlisted(walk, path, wanted, came)
  const { received, rejected: found } = cameTo(walk, path, asked, to.texts)
  const rejected = withoutSchema(to, path, found)
  const isOpen = beside.some(isTooLong)
  const called = isOpen ? formatAsked(to, path) : undefined
  const format = asked?.id === 'format' && rejected?.isSecret() === false ? asked.format : undefined
  const isShown = called !== undefined && !hides(walk, path, path, came)
  const about = proven(to, rules, path, said, isShown ? called : format)
  const isAside = told.aside === true
  const expected = isAside ? ({ id: 'known' } as const) : orNull(asked, issue, rule, rejected)
  const listed = asked?.id === 'said' ? valuesAsked(issue) : undefined
  const isQuiet = isAside || (listed !== undefined && hidesList(walk, path, listed))
  const known = isQuiet ? undefined : fixOf(issue, expected, rejected)
  // What the schema itself asks for is asked of the value as it came.
  const made = isQuiet || rule !== undefined ? undefined : madeOf(to, issue)
  const fix =
    made === undefined
      ? (nearer(walk, issue, known) ??
        ordered(walk, path, expected, rejected, known) ??
        zoneless(to, path, expected, rejected, about?.example) ??
        inUtc(to, path, known, rejected) ??
        quoted(to, path, known, rejected) ??
        unmarked(to, path, known, rejected) ??
        wrapped(to, path, known, rejected?.value) ??
        wrappedAs(to, path, known, rejected?.value) ??
        underRest(to, path, known, rejected?.value) ??
        known)
      : made.fix
  // Most have nothing beside.
  const also =
    beside.length === 0
      ? beside
      : (isOpen ? readable(beside, called) : beside).flatMap(
          (one) => unlisted(walk, path, one, undefined) ?? []
        )
  const cause = causeOf(issue)
  const because =
    cause === undefined ? reasonOf(walk, rule) : ({ id: 'present', path: cause } as const)
  const chosen = chosenOf(to, rule, issue)
  if (fix?.id === 'remove' && fix.beside !== undefined)
    to.filled.add(printPointer([...path.slice(0, -1), fix.beside.key]))
  const taken = takenBy(to, issue, fix, rejected?.value)
  // Not by spreads: these are most of what a piece costs.
  const piece: Drafted = { path, kind }
  // What a secret must not be is what it is.
  const isTold = expected?.id === 'other_than' && rejected?.isSecret() === true
  if (expected !== undefined) piece.expected = isTold ? { id: 'other_than' } : expected
  if (also.length > 0) piece.also = also
  if (received !== undefined && !lacksKey(issue)) piece.received = received
  if (fix !== undefined) piece.fix = fix
  if (because !== undefined) piece.because = because
  if (chosen !== undefined) piece.chosen = chosen
  const isFor = fix?.id === 'send' && about?.description === undefined
  const around = isFor ? aboutList(walk, path) : undefined
  const meant =
    taken === undefined && around === undefined ? about : { ...about, ...around, ...taken }
  if (meant !== undefined) piece.about = meant
  return piece
}

/** What can be read of what else holds, with the format in place of a pattern that is too long. */
const readable = (
  also: ReadonlyArray<Expected>,
  format: string | undefined
): ReadonlyArray<Expected> =>
  also.flatMap((one): ReadonlyArray<Expected> => {
    if (!isTooLong(one)) return [one]
    return format === undefined ? [] : [{ id: 'format', format }]
  })

/** That it is an object is not what is wrong, but what it holds. */
const holding = (
  expected: Expected | undefined,
  items: ReadonlyArray<string>
): Expected | undefined => (expected?.id === 'type' ? { ...expected, items } : expected)

/** A piece of advice while it is made. */
type Drafted = { -readonly [name in keyof Advice]: Advice[name] }

/** Where nothing is accepted as long as a key is there, that key is what is wrong. */
const refusedBy = (issue: Issue, rule: Rule | undefined): Advice | undefined =>
  rule?.schema === false && rule.because?.id === 'present' && isOwner(issue.path, rule.because.path)
    ? {
        path: rule.because.path,
        kind: 'unexpected',
        expected: { id: 'nothing' },
        fix: { id: 'remove' }
      }
    : undefined

/** Whether one path is the owner of another. */
const isOwner = (path: Path, other: Path): boolean =>
  other.length === path.length + 1 && isWithin(other, path)
