import { own, owns } from '@toolfault/model'
import { listedValues } from '../listed.js'
import type { Copy, Rule, Said } from '../said.js'
import { choiceRule, formatRule, typeRule } from '../spelling.js'

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

/** Whether anything came: zod 3 says it, zod 4 only in its sentence. */
export const cameTo = (issue: object, message: string): Said['came'] => {
  const received = own(issue, 'received')
  if (typeof received === 'string') return received === 'undefined' ? 'nothing' : 'something'
  if (owns(issue, 'input')) return own(issue, 'input') === undefined ? 'nothing' : 'something'
  const said = /, received (\w+)$/.exec(message)?.[1]
  return said === undefined ? undefined : said === 'undefined' ? 'nothing' : 'something'
}
