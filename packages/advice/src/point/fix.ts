import type { Expected, Fix, Issue } from '@toolfault/model'
import { lacksKey } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { same } from '../schema/same.js'
import type { Finder } from '../schema/walk.js'
import { converted, type Wanted } from './convert.js'

/** What is known of the value that was rejected. */
export interface Rejected extends Wanted {
  readonly value: unknown
  /** Asked only where the value would be shown. */
  readonly isSecret: () => boolean
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
  if (expected?.id === 'one_of') return chosen(expected.values, rejected)
  if (expected?.id === 'type') return typed(expected.types, rejected)
  return expected === undefined || expected.id === 'said' ? undefined : { id: 'meet' }
}

/** A secret is never repeated, not even in the form that would do. */
const safely = (fix: Fix | undefined, rejected: Rejected): Fix | undefined =>
  fix?.id === 'put' && rejected.isSecret() ? undefined : fix

const typed = (types: ReadonlyArray<string>, rejected: Rejected | undefined): Fix => {
  const other: Fix = { id: 'send', types }
  if (rejected === undefined) return other
  if (rejected.value === null && rejected.isOptional) return { id: 'remove' }
  return safely(converted(rejected.value, rejected), rejected) ?? other
}

/** The member that was meant, if one was; else the list. */
const chosen = (values: ReadonlyArray<Json>, rejected: Rejected | undefined): Fix => {
  const [only] = values
  if (only !== undefined && values.length === 1) return { id: 'put', value: only }
  const all: Fix = { id: 'choose', values }
  if (rejected === undefined) return all
  const near = nearMember(rejected.meant, rejected.value, values)
  const form = near === undefined ? converted(rejected.value, rejected) : undefined
  const isListed = form?.id === 'put' && values.some((one) => same(one, form.value))
  if (near === undefined && form?.id !== 'convert' && !isListed) return all
  if (rejected.isSecret()) return all
  return near === undefined ? (form ?? all) : { id: 'put', value: near }
}

/** The one listed text that a text is near to. */
export const nearMember = (
  meant: Finder,
  value: unknown,
  values: ReadonlyArray<Json>
): string | undefined => {
  if (typeof value !== 'string') return undefined
  const texts = values.filter((one) => typeof one === 'string')
  return texts.length === 0 ? undefined : meant(value, texts)
}
