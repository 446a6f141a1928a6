import { type Expected, isList, isRecord, own, type Path } from '@toolfault/model'
import { isDecidable } from '../schema/decidable.js'
import { fits } from '../schema/misfits.js'
import { signatureOf } from '../schema/signature.js'
import type { Rule } from '../walk/rule.js'
import type { Walk } from '../walk/walk.js'
import { groundAt } from './hides.js'

/** How many items `contains` has to accept. */
export type Matching = Expected & { readonly id: 'count'; readonly of: 'matching items' }

/** Whether items are counted that match. */
export const isMatching = (expected: Expected | undefined): expected is Matching =>
  expected?.id === 'count' && expected.of === 'matching items'

/**
 * The end of the range that was broken, where it can be told: a validator names both. No pattern is run,
 * so that fewer items may match than seem to.
 */
export const brokenEnd = (
  walk: Walk,
  expected: Matching,
  rule: Rule | undefined,
  value: unknown
): Matching => {
  const { least = 0, most } = expected
  if (most === undefined || !isList(value)) return expected
  const contained = own(rule?.schema, 'contains')
  const { length } = value.filter((item) => fits(walk, contained, item))
  if (length < least) return { id: 'count', of: 'matching items', least }
  const isSure = contained !== undefined && isDecidable(contained) && walk.budget.left > 0
  return isSure && length > most ? { id: 'count', of: 'matching items', most } : expected
}

/** What a matching item looks like, in one line. */
export const matchSignature = (
  walk: Walk,
  path: Path,
  rule: Rule | undefined
): string | undefined => {
  const contained = own(rule?.schema, 'contains')
  const signature = isRecord(contained) ? signatureOf(groundAt(walk, path), contained) : 'any'
  return signature === 'any' ? undefined : signature
}
