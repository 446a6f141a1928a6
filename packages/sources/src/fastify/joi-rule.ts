import { isList, own } from '@toolfault/model'
import type { Copy } from '../copy.js'
import { type Rule, ruled, ruledBy, type Said } from '../said.js'
import { lengthRule, limitRule } from '../spelling.js'
import { textOf } from '../text-of.js'

type Told = Rule & Pick<Said, 'keys'>

/** How joi says a rule, and what its `context` holds of that. */
export interface JoiRule {
  readonly form: string
  readonly rule: (context: object, copy: Copy) => Told
}

/** A rule that is all said. */
export const fixed = (form: string, rule: Rule): JoiRule => ({ form, rule: () => rule })

/** A bound that is called `limit`. */
export const limited = (form: string, keyword: string): JoiRule => ({
  form,
  rule: (context) => limitRule(keyword, own(context, 'limit'))
})

/** The length of what came. */
export const sized = (form: string, bound: 'min' | 'max' | 'exact'): JoiRule => ({
  form,
  rule: (context) => lengthRule(bound, own(context, 'limit'), own(context, 'value'))
})

/** A pattern. */
export const matched = (form: string): JoiRule => ({
  form,
  rule: (context) => ruledBy('pattern', 'pattern', textOf(own(context, 'regex'), 'source'))
})

/** Keys that another one asks for. */
export const peers =
  (main: string, lacking: string): JoiRule['rule'] =>
  (context) => {
    const given = own(context, main)
    const [property] = isList(given) ? given : [given]
    const keys = own(context, lacking)
    const params = typeof property === 'string' ? { property } : undefined
    return { ...ruled('dependentRequired', params), keys: isList(keys) ? keys : [keys] }
  }

/** A list of values that JSON has; a reference to another key is none. */
export const scalars = (given: unknown): ReadonlyArray<unknown> | undefined =>
  isList(given) && given.every((one) => one === null || typeof one !== 'object') ? given : undefined
