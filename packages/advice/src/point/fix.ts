import type { Expected, Fix, Issue } from '@toolfault/model'
import { lacksKey } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { same } from '../schema/same.js'
import type { Finder } from '../schema/walk.js'
import { converted, scalarsOf, type Wanted } from './convert.js'
import { typeOf } from './received.js'

/** What is known of the value that was rejected. */
export interface Rejected extends Wanted {
  readonly value: unknown
  readonly isSecret: boolean
  readonly meant: Finder
  /** The key may be left out. */
  readonly isOptional: boolean
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
  // The arguments as a whole cannot be left out.
  if (issue.kind === 'unexpected' || expected?.id === 'nothing')
    return issue.path.length > 0 ? { id: 'remove' } : undefined
  if (expected?.id === 'one_of') return choosing(expected.values, rejected)
  if (expected?.id === 'type') return sending(expected.types, rejected)
  return expected === undefined || expected.id === 'said' ? undefined : { id: 'meet' }
}

/**
 * What makes a value one of these types; `send` where none of its forms is. A secret is never repeated,
 * not even in the form that would do.
 */
export const sending = (types: ReadonlyArray<string>, rejected: Rejected | undefined): Fix => {
  const other: Fix = { id: 'send', types }
  if (rejected === undefined) return other
  if (rejected.value === null && rejected.isOptional) return { id: 'remove' }
  const form = converted(rejected.value, types, rejected)
  return form === undefined || (form.id === 'put' && rejected.isSecret) ? other : form
}

/** The one of these values that was meant, if one was; else the list. */
export const choosing = (values: ReadonlyArray<Json>, rejected: Rejected | undefined): Fix => {
  const [only] = values
  if (only !== undefined && values.length === 1) return { id: 'put', value: only }
  const all: Fix = { id: 'choose', values }
  if (rejected === undefined) return all
  const { meant, value } = rejected
  const near = nearMember(meant, value, values)
  const forms: ReadonlyArray<unknown> = scalarsOf(value)
  const [found, more] = values.filter((one) => one === near || forms.includes(one))
  if (found !== undefined)
    return more === undefined && !rejected.isSecret ? { id: 'put', value: found } : all
  const types = values.map((one) => String(typeOf(one)))
  const form = converted(value, types, {
    fits: (inner) => values.some((one) => same(one, inner)),
    fitsItem: (item) => values.some((one) => same(one, [item]))
  })
  return form?.id === 'convert' && !rejected.isSecret ? form : all
}

/** The one listed text that a text is near to; a sign is no slip of the pen. */
export const nearMember = (
  meant: Finder,
  value: unknown,
  values: ReadonlyArray<Json>
): string | undefined => {
  if (typeof value !== 'string') return undefined
  const texts = values.filter((one) => typeof one === 'string')
  const near = texts.length === 0 ? undefined : meant(value, texts)
  return near !== undefined && isNegative(near) === isNegative(value) ? near : undefined
}

const isNegative = (text: string): boolean => /^-\d/.test(text)
