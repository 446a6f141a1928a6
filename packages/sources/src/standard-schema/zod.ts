import { isList, isRecord, own, owns } from '@toolfault/model'
import { get, textOf } from './get.js'
import { listedValues } from './listed.js'
import { bare, type Copy, type Rule, ruledBy, type Said } from './said.js'
import { choiceRule, formatRule, jsonType, limitRule, typeRule } from './spelling.js'
import { isStock, isStockFormat, isStockSize } from './stock.js'

/**
 * What an issue with one of zod's codes says: zod 3 and zod 4, which share most codes and few other
 * words. `undefined` for a code that zod has not.
 */
export const zodSaid = (issue: object, code: string, copy: Copy): Said | undefined => {
  const message = textOf(issue, 'message') ?? ''
  const stock = isStock(code, message)
  switch (code) {
    case 'invalid_type':
      return { ...typed(issue, message, copy), stock, came: came(issue, message) }
    case 'invalid_literal':
      return {
        ...choiceRule([own(issue, 'expected')], copy),
        stock,
        came: own(issue, 'received') === undefined ? 'nothing' : 'something'
      }
    case 'invalid_value':
    case 'invalid_enum_value': {
      const values = own(issue, 'values') ?? own(issue, 'options')
      const texts = [own(issue, 'received')]
      return { ...choiceRule(isList(values) ? values : [], copy), stock, texts }
    }
    case 'too_small':
    case 'too_big':
      return { ...sized(issue, code === 'too_small'), stock: isStockSize(message) }
    case 'invalid_format':
    case 'invalid_string':
      return formatted(issue, message)
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
      return { ...union(issue, copy), stock }
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

const typed = (issue: object, message: string, copy: Copy): Rule => {
  const expected = own(issue, 'expected')
  if (typeof expected !== 'string') return typeRule(undefined)
  // Of a text that is no date; a date itself no JSON can hold.
  if (expected === 'date' && own(issue, 'received') === 'Invalid Date') {
    return formatRule('date-time')
  }
  // zod 3 writes the members of an enum where a text was wanted and something else came.
  const values = expected.startsWith("'") ? listedValues(expected, / \| /) : undefined
  if (values !== undefined) return choiceRule(values, copy)
  return message === '' && jsonType(expected) === undefined ? { kind: 'type' } : typeRule(expected)
}

/** zod 3 says it, zod 4 only in its sentence. */
const came = (issue: object, message: string): Said['came'] => {
  const received = own(issue, 'received')
  if (typeof received === 'string') return received === 'undefined' ? 'nothing' : 'something'
  if (owns(issue, 'input')) return own(issue, 'input') === undefined ? 'nothing' : 'something'
  const said = /, received (\w+)$/.exec(message)?.[1]
  return said === undefined ? undefined : said === 'undefined' ? 'nothing' : 'something'
}

const sizes: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map([
  ['string', 'Length'],
  ['array', 'Items'],
  ['set', 'Items'],
  ['map', 'Properties'],
  ['object', 'Properties'],
  ['record', 'Properties']
])

const sized = (issue: object, isLeast: boolean): Rule => {
  const origin = own(issue, 'origin') ?? own(issue, 'type')
  const limit = own(issue, isLeast ? 'minimum' : 'maximum')
  const isExclusive = own(issue, 'inclusive') === false && own(issue, 'exact') !== true
  const end = isLeast ? 'min' : 'max'
  if (origin === 'number' || origin === 'int' || origin === 'bigint') {
    const name = isLeast ? 'inimum' : 'aximum'
    return limitRule(isExclusive ? `exclusiveM${name}` : `m${name}`, limit)
  }
  const size = sizes.get(origin)
  // Of a date, which JSON lacks, or of bytes, which it does not count.
  if (size === undefined) return { kind: origin === 'date' ? 'range' : 'size' }
  const step = isLeast ? 1 : -1
  return limitRule(`${end}${size}`, isExclusive && typeof limit === 'number' ? limit + step : limit)
}

/** Formats without a name in JSON Schema, which has patterns for them. */
const nameless: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  'regex',
  'starts_with',
  'ends_with',
  'includes',
  'lowercase',
  'uppercase',
  'template_literal'
])

const formatted = (issue: object, message: string): Said => {
  const name = own(issue, 'format') ?? own(issue, 'validation')
  const isNamed = typeof name === 'string' && !nameless.has(name)
  const stock = isStockFormat(message, name !== 'regex' && typeof name === 'string')
  if (isNamed) return { ...formatRule(name), stock }
  const pattern = own(issue, 'pattern')
  const source = typeof pattern === 'string' ? sourceOf(pattern) : undefined
  return { ...ruledBy('pattern', 'pattern', source), stock }
}

/** A pattern as text has slashes and flags around it, but that of a template. */
const sourceOf = (pattern: string): string => {
  const end = pattern.startsWith('/') ? pattern.lastIndexOf('/') : 0
  return end > 0 && /^[a-z]*$/.test(pattern.slice(end + 1)) ? pattern.slice(1, end) : pattern
}

const union = (issue: object, copy: Copy): Rule & Pick<Said, 'branches'> => {
  const matches = own(issue, 'matches')
  if (isList(matches)) return ruledBy('oneOf', 'passingSchemas', copy(matches))
  const options = own(issue, 'options')
  // The tag of a discriminated union, at which the path ends.
  if (isList(options) && options.length > 0) return choiceRule(options, copy)
  const relative = own(issue, 'errors')
  if (isList(relative)) return { ...bare('anyOf'), ...some(relative, 'here') }
  const absolute = own(issue, 'unionErrors')
  return isList(absolute)
    ? { ...bare('anyOf'), ...some(absolute.map(issuesIn), 'root') }
    : bare('anyOf')
}

const some = (lists: ReadonlyArray<unknown>, from: 'here' | 'root'): Pick<Said, 'branches'> =>
  lists.length === 0 ? {} : { branches: { lists, from } }

const issuesIn = (error: unknown): unknown => (isRecord(error) ? get(error, 'issues') : undefined)
