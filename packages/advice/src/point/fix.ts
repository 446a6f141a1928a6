import type { Expected, Fix, Issue } from '@toolfault/model'
import { isRecord, keysOf, lacksKey, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { typesAsked, valuesAsked } from '../asked.js'
import { isHollow, isNothing, isNoWord, isUnsaid } from '../blank.js'
import { bitOf } from '../names/bit.js'
import { wayMember } from '../names/direction.js'
import type { Finder } from '../names/finder.js'
import { beforeMarkup } from '../names/leaked.js'
import { nearMember } from '../names/member.js'
import { rankOf } from '../names/rank.js'
import { signOf } from '../names/sign.js'
import { wordedMember } from '../names/worded.js'
import { same } from '../schema/same.js'
import { textOf, typeOf } from '../schema/value.js'
import { converted } from './convert.js'
import { scalarsOf } from './scalars.js'
import type { Wanted } from './unwrap.js'

/** What is known of the value that was rejected. */
export interface Rejected extends Wanted {
  readonly value: unknown
  readonly isSecret: () => boolean
  readonly meant: Finder
  /** The last step of its path that is no index. */
  readonly place: string | undefined
  /** The key may be left out. */
  readonly isOptional: () => boolean
  /** The key is required. */
  readonly isNeeded: () => boolean
  /** The listed value that a text is the name of; where these are texts, no number. */
  readonly called: (areTexts: boolean) => Json | undefined
}

/** What the caller can do; `undefined` where nobody can say more than the expectation does. */
export const fixOf = (
  issue: Issue,
  expected: Expected | undefined,
  rejected: Rejected | undefined
): Fix | undefined => {
  if (lacksKey(issue)) {
    return expected?.id === 'type' ? { id: 'add', types: expected.types } : { id: 'add' }
  }
  if (issue.kind === 'unexpected' || expected?.id === 'nothing') {
    // The arguments as a whole cannot be left out, nor what has to be there and may hold nothing.
    const isStuck = expected?.id === 'nothing' && rejected?.isNeeded() === true
    return issue.path.length > 0 && !isStuck ? { id: 'remove' } : undefined
  }
  if (expected?.id === 'one_of') return orLeave(choosing(expected.values, rejected), rejected)
  if (expected?.id === 'type') return orLeave(sending(expected.types, rejected), rejected)
  if (expected?.id === 'said') return beside(issue, expected.text, rejected)
  // Of a condition that failed no more may be known than that another value is wanted.
  if (expected === undefined && issue.kind !== 'dependency') return undefined
  return isIdle(rejected) || isUnset(expected, rejected) ? leave : { id: 'meet' }
}

const leave: Fix = { id: 'remove' }

/** A word for nothing, where no value is known that it was meant for. */
const orLeave = (fix: Fix, rejected: Rejected | undefined): Fix =>
  fix.id !== 'put' && isNoWord(rejected?.value) && rejected?.isOptional() === true ? leave : fix

/** Whether a number below what is allowed, or a word, stands for none where none has to be. */
const isUnset = (expected: Expected | undefined, rejected: Rejected | undefined): boolean =>
  rejected?.isOptional() === true &&
  (isNoWord(rejected.value) ||
    (expected?.id === 'compare' &&
      expected.comparison.startsWith('>') &&
      (rejected.value === 0 || rejected.value === -1)))

/** Whether nothing was said where nothing has to be: callers fill in what they do not mean. */
const isIdle = (rejected: Rejected | undefined): boolean =>
  rejected !== undefined &&
  (isNothing(rejected.value) ||
    isUnsaid(rejected.value) ||
    (isRecord(rejected.value) && isEmptied(rejected.value))) &&
  rejected.isOptional()

/** Whether an object has keys and nothing under them. */
const isEmptied = (value: object): boolean => keysOf(value).length > 0 && isHollow(value)

/** Whether a sentence names a value; a short one may be a part of any word. */
const names = (text: string, value: string): boolean =>
  value.length > 3 ? text.includes(value) : text.split(/[\s"'`.,:;|()]+/).includes(value)

/** What an author's sentence leaves open: which values or types would do, where it does not name them all. */
const beside = (issue: Issue, text: string, rejected: Rejected | undefined): Fix | undefined => {
  if (issue.keyword !== 'errorMessage') return undefined
  const values = valuesAsked(issue)
  if (values !== undefined && values.length > 0) {
    const areNamed = values.every((value) => names(text, textOf(value)))
    return areNamed && !isIdle(rejected) ? undefined : choosing(values, rejected)
  }
  const types = typesAsked(issue)
  if (types === undefined || types.length === 0) return undefined
  const fix = sending(types, rejected)
  return fix.id === 'send' && types.every((name) => text.includes(name)) ? undefined : fix
}

/**
 * What makes a value one of these types; `send` where none of its forms is. A secret is never repeated,
 * not even in the form that would do.
 */
export const sending = (types: ReadonlyArray<string>, rejected: Rejected | undefined): Fix => {
  const other: Fix = { id: 'send', types }
  if (rejected === undefined) return other
  if (isIdle(rejected)) return leave
  if (isNoList(types, rejected)) return { id: 'put', value: [] }
  const form = converted(rejected.value, types, rejected)
  return form === undefined || (form.id === 'put' && rejected.isSecret()) ? other : form
}

/** Whether the word for nothing stands for a list that has to be there and may be empty: it is none of the texts in it. */
const isNoList = (
  types: ReadonlyArray<string>,
  { fits, fitsItem, isNeeded, value }: Rejected
): boolean =>
  typeof value === 'string' &&
  isNoWord(value) &&
  types.includes('array') &&
  !types.includes('null') &&
  isNeeded() &&
  fits([]) &&
  // An item that is listed is not that of any text.
  (fitsItem(`${value}.`) || !fitsItem(value))

/** The one of these values that was meant, if one was; else the list. */
export const choosing = (values: ReadonlyArray<Json>, rejected: Rejected | undefined): Fix => {
  if (isIdle(rejected)) return leave
  const [only] = values
  if (only !== undefined && values.length === 1) return { id: 'put', value: only }
  if (rejected === undefined) return { id: 'choose', values }
  const all: Fix = { id: 'choose', values, ...(rejected.isOptional() ? { optional: true } : {}) }
  const { meant, value: came } = rejected
  const value = (typeof came === 'string' ? beforeMarkup(came) : undefined) ?? came
  const word = typeof value === 'boolean' ? String(value) : value
  const near = nearMember(meant, word, values) ?? wordedMember(value, values, rejected.place)
  const called = rejected.called(values.every((one) => typeof one === 'string'))
  // A word for nothing that is listed itself is that.
  const spelled = scalarsOf(value).filter((one) => one !== null || near === undefined)
  const said =
    called ??
    signOf(value, values) ??
    rankOf(value, values) ??
    bitOf(value, values) ??
    wayMember(value, values)
  const forms: ReadonlyArray<unknown> = said === undefined ? spelled : [said]
  const [found, more] = values.filter((one) => one === near || forms.includes(one))
  // Which of them is near to a secret would tell half of it.
  if (more !== undefined || rejected.isSecret()) return all
  if (found !== undefined) return { id: 'put', value: found }
  // A listed value that was used as the name of what goes with it, which is none of them.
  const [name, other] = isRecord(value) ? keysOf(value) : []
  const isName = name !== undefined && other === undefined && values.includes(name)
  if (isName && !values.some((one) => one === own(value, name))) return { id: 'put', value: name }
  const types = values.map((one) => String(typeOf(one)))
  const form = converted(value, types, {
    fits: (inner) => values.some((one) => same(one, inner)),
    fitsItem: (item) => values.some((one) => same(one, [item]))
  })
  return form?.id === 'convert' ? form : all
}
