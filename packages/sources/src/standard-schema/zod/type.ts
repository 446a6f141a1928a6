import { own, owns } from '@toolfault/model'
import type { Copy } from '../../copy.js'
import type { Rule, Said } from '../../said.js'
import { choiceRule, formatRule, typeRule } from '../../spelling.js'
import { listedValues } from '../listed.js'

/** What `invalid_type` wanted: one of zod's names of types, or in zod 3 the members of an enum. */
export const typeOf = (issue: object, copy: Copy): Rule => {
  const expected = own(issue, 'expected')
  if (typeof expected !== 'string') return typeRule(undefined)
  // Of a text that is no date; a date itself no JSON can hold.
  if (expected === 'date' && own(issue, 'received') === 'Invalid Date') {
    return formatRule('date-time')
  }
  // zod 3 writes the members of an enum where a text was wanted and something else came.
  const values = expected.startsWith("'") ? listedValues(expected, / \| /) : undefined
  if (values !== undefined) return choiceRule(values, copy)
  return typeRule(expected)
}

/**
 * Whether anything came: zod 3 says it, zod 4 only in its sentence. A function comes from a prototype
 * (`toString`), so it tells nothing.
 */
export const cameTo = (issue: object, message: string): Said['came'] => {
  const received = own(issue, 'received')
  const input = owns(issue, 'input') ? typeof own(issue, 'input') : undefined
  const word =
    typeof received === 'string' ? received : (input ?? /, received (\w+)$/.exec(message)?.[1])
  if (word === undefined || word === 'function') return undefined
  return word === 'undefined' ? 'nothing' : 'something'
}
