import type { Issue } from '@toolfault/model'
import { typesAsked, valuesAsked } from '../asked.js'
import { accepts } from '../schema/accepts.js'
import { same } from '../schema/same.js'
import { typeOf } from '../schema/value.js'

/**
 * Whether what a validator asks for is not what a rule of the schema does. Then the validator knows of another
 * contract, and it decides: what the schema would take, it would refuse again. The same values in another
 * order and a type that is only more exact (`integer` for `number`) are not at odds, nor is a type with the
 * values of it that are listed, nor what one branch asks for with its union.
 */
export const isAtOdds = (issue: Issue, rule: Issue): boolean => {
  if (rule.kind === 'alternative') return false
  const [asked, wanted] = [valuesAsked(issue), valuesAsked(rule)]
  if (asked !== undefined) return wanted === undefined || !isSameSet(asked, wanted)
  const types = typesAsked(issue)
  const taken = wanted?.map(typeOf) ?? typesAsked(rule)
  return types !== undefined && taken?.every((type) => !meets(types, type)) === true
}

const isSameSet = (a: ReadonlyArray<unknown>, b: ReadonlyArray<unknown>): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => same(one, other)))

const meets = (types: ReadonlyArray<unknown>, type: unknown): boolean =>
  types.some((one) => accepts(one, String(type)) || accepts(type, String(one)))
