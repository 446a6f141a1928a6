import { isList, own, owns } from '@toolfault/model'
import type { Copy } from '../../copy.js'
import { bare, type Rule, ruledBy } from '../../said.js'
import {
  choiceRule,
  formatRule,
  jsonType,
  knownFormat,
  lengthRule,
  limitRule,
  typeRule
} from '../../spelling.js'
import { textOf } from '../../text-of.js'
import { listedValues } from '../listed.js'

/** What an issue of a code says, in JSON Schema spelling; `wanted` is what was expected, in prose. */
export const ruleOf = (
  issue: object,
  code: string,
  wanted: string,
  copy: Copy
): Rule | undefined => {
  const limit = own(issue, 'rule') ?? numberIn(wanted)
  const isExclusive =
    own(issue, 'exclusive') === true || /^(?:(?:more|less) than|positive|negative)/.test(wanted)
  switch (code) {
    case 'required':
      return bare('required')
    case 'domain':
    case 'proto':
      return typeRule(own(issue, 'domain') ?? phraseType(wanted))
    case 'unit':
    case 'union':
      return owns(issue, 'unit')
        ? choiceRule([own(issue, 'unit')], copy)
        : (phrased(wanted, copy) ?? (code === 'unit' ? { kind: 'choice' } : bare('anyOf')))
    case 'predicate':
      // A narrow is an author's; but a tag that is unknown and a key that is too much come so, too.
      if (wanted === 'removed' && textOf(issue, 'actual') === '')
        return bare('additionalProperties')
      return unsure(phrased(wanted, copy)) ?? { kind: 'rule' }
    case 'pattern':
      return knownFormat(wanted) === undefined
        ? ruledBy(
            'pattern',
            'pattern',
            textOf(issue, 'rule') ?? /^matched by (.+)$/s.exec(wanted)?.[1]
          )
        : formatRule(wanted)
    case 'min':
      return limitRule(isExclusive ? 'exclusiveMinimum' : 'minimum', limit)
    case 'max':
      return limitRule(isExclusive ? 'exclusiveMaximum' : 'maximum', limit)
    case 'minLength':
      return lengthRule('min', limit, own(issue, 'data'))
    case 'maxLength':
      return lengthRule('max', limit, own(issue, 'data'))
    case 'exactLength':
      return lengthRule('exact', limit, own(issue, 'data'))
    case 'divisor':
      return limit === 1 || wanted === 'an integer'
        ? typeRule('integer')
        : ruledBy('multipleOf', 'multipleOf', copy(limit))
    case 'before':
      return limitRule('maximum', own(issue, 'rule'))
    case 'after':
      return limitRule('minimum', own(issue, 'rule'))
    default:
      return undefined
  }
}

/**
 * Of a union told apart by types arktype names those, and not that only some texts or arrays are taken: then it has no keyword,
 * so that a schema may complete it.
 */
const unsure = (rule: Rule | undefined): Rule | undefined => {
  const types = rule?.params?.['type']
  const isPart = isList(types) && types.some((type) => type === 'string' || type === 'object')
  return isPart && rule?.params !== undefined ? { kind: 'type', params: rule.params } : rule
}

const phraseType = (phrase: string): string => (phrase === 'boolean' ? 'a boolean' : phrase)

/** What is prose only in form: listed values, types, a format, nothing at all. */
const phrased = (wanted: string, copy: Copy): Rule | undefined => {
  if (wanted === 'never') return typeRule(wanted)
  const values = listedValues(wanted, /, | or /)
  if (values !== undefined) return choiceRule(values, copy)
  if (knownFormat(wanted) !== undefined) return formatRule(wanted)
  const types = wanted.split(/, | or /).map((phrase) => jsonType(phraseType(phrase)))
  if (!types.every((type) => type !== undefined)) return undefined
  return types.length === 1 ? typeRule(types[0]) : ruledBy('type', 'type', types)
}

const numberIn = (wanted: string): number | undefined => {
  // It begins where its digits do: a long run is not gone through again from each of them.
  const digits = /(?:-|(?<!\d))\d+(?:\.\d+)?$/.exec(wanted)?.[0]
  if (digits !== undefined) return Number(digits)
  return /^(?:non-)?(?:positive|negative)$/.test(wanted) ? 0 : undefined
}
