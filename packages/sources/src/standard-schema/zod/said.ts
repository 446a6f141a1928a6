import { isList, own } from '@toolfault/model'
import type { Copy } from '../../copy.js'
import type { Place } from '../../place.js'
import { bare, ruledBy, type Said } from '../../said.js'
import { choiceRule, formatRule, typeRule } from '../../spelling.js'
import { textOf } from '../../text-of.js'
import { formatOf } from './format.js'
import { isLengthOfKey, sizeOf } from './size.js'
import { isStock, isStockSize } from './stock.js'
import { cameTo, typeOf } from './type.js'
import { unionOf } from './union.js'

/**
 * What an issue with one of zod's codes says: zod 3 and zod 4, which share most codes and few other
 * words. `undefined` for a code that zod has not.
 */
export const zodSaid = (
  issue: object,
  code: string,
  copy: Copy,
  place: Place
): Said | undefined => {
  const message = textOf(issue, 'message') ?? ''
  const stock = isStock(code, message)
  switch (code) {
    case 'invalid_type':
      return { ...typeOf(issue, copy), stock, came: cameTo(issue, message) }
    case 'invalid_literal':
      return {
        ...choiceRule([own(issue, 'expected')], copy),
        stock,
        came: own(issue, 'received') === undefined ? 'nothing' : 'something',
        isOfKey: isOfKey(issue, place)
      }
    case 'invalid_value':
    case 'invalid_enum_value': {
      const values = own(issue, 'values') ?? own(issue, 'options')
      const texts = [own(issue, 'received')]
      const rule = choiceRule(isList(values) ? values : [], copy)
      return { ...rule, stock, texts, isOfKey: isOfKey(issue, place) }
    }
    case 'too_small':
    case 'too_big':
      return sized(issue, code === 'too_small', message, place)
    case 'invalid_format':
    case 'invalid_string':
      return formatOf(issue, message)
    case 'not_multiple_of': {
      const divisor = own(issue, 'divisor') ?? own(issue, 'multipleOf')
      return { ...ruledBy('multipleOf', 'multipleOf', copy(divisor)), stock }
    }
    case 'not_finite':
      return { ...typeRule('number'), stock }
    case 'invalid_date':
      return { ...formatRule('date-time'), stock }
    case 'invalid_union':
    case 'invalid_union_discriminator':
      return { ...unionOf(issue, copy), stock }
    case 'unrecognized_keys': {
      const keys = own(issue, 'keys')
      return { ...bare('additionalProperties'), stock, keys: isList(keys) ? keys : [] }
    }
    case 'invalid_key':
      return { ...bare('propertyNames'), stock, ofKey: own(issue, 'issues') }
    case 'invalid_element': {
      const key = own(issue, 'key')
      const parts = { issues: own(issue, 'issues'), from: 'here' } as const
      // The members of a set have no key.
      return { kind: 'unknown', stock, parts: key === undefined ? parts : { ...parts, key: [key] } }
    }
    case 'custom':
      return { kind: 'rule', stock: true }
    default:
      return undefined
  }
}

/** Whether what zod 3 received is not what stands there, but its key, which it does not say. */
const isOfKey = (issue: object, { here, path, value }: Place): boolean => {
  const received = own(issue, 'received')
  return here === 'there' && received === path.at(-1) && received !== value
}

/** A rule without a name is told by its sentence, whoever wrote that. */
const sized = (issue: object, isLeast: boolean, message: string, place: Place): Said => {
  const rule = sizeOf(issue, isLeast)
  const stock = rule.keyword === undefined || isStockSize(message)
  // zod 4 says so itself, and has another name for what it is the size of.
  const isKey = own(issue, 'type') === 'string' && isLengthOfKey(rule, place)
  return isKey ? { ...rule, stock, isOfKey: true } : { ...rule, stock }
}
