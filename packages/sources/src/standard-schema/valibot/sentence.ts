import type { Copy } from '../../copy.js'
import type { Place } from '../../place.js'
import { bare, type Rule, ruledBy, type Said } from '../../said.js'
import { choiceRule, jsonType, lengthRule, limitRule, typeRule } from '../../spelling.js'
import { listedValues } from '../listed.js'

/** What valibot writes of each issue, where no author does. */
const form = /^Invalid ([\w -]{1,40}): (?:Expected (.+?) but r|R)eceived (.*)$/s

const limits: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['>=', 'minimum'],
  ['<=', 'maximum'],
  ['>', 'exclusiveMinimum'],
  ['<', 'exclusiveMaximum']
])

/**
 * What an issue says of which only a path and valibot's own sentence are left, without what came: that is the caller's.
 * `undefined` for a sentence of another form.
 */
export const sentenceSaid = (message: string, copy: Copy, place: Place): Said | undefined => {
  const [, label, wanted, received] = form.exec(message) ?? []
  if (label === undefined) return undefined
  const told = wanted === undefined ? `Invalid ${label}` : `Invalid ${label}: Expected ${wanted}`
  const rule = ruleOf(label, wanted ?? '', copy, place)
  return {
    ...(rule ?? { kind: 'unknown' }),
    stock: true,
    message: told,
    ...(rule?.keyword === 'required' ? { absent: true } : {}),
    came: received === 'undefined' ? 'nothing' : 'something'
  }
}

const ruleOf = (label: string, wanted: string, copy: Copy, place: Place): Rule | undefined => {
  switch (label) {
    case 'key':
      return bare(wanted === 'never' ? 'additionalProperties' : 'required')
    case 'type':
      return typed(wanted, copy)
    case 'value':
      return bound(wanted) ?? valued(wanted, copy)
    case 'length':
      return sized(wanted, place)
    case 'multiple':
      return ruledBy('multipleOf', 'multipleOf', numberIn(wanted.slice(1)))
    case 'integer':
      return typeRule('integer')
    case 'format':
      return ruledBy('pattern', 'pattern', /^\/(.+)\/[a-z]*$/s.exec(wanted)?.[1])
    default:
      return undefined
  }
}

/** Several are in brackets; what may hold nothing is no type of its own. */
const typed = (wanted: string, copy: Copy): Rule | undefined => {
  const list = /^\((.*)\)$/s.exec(wanted)?.[1] ?? wanted
  const values = valued(wanted, copy)
  if (values !== undefined && wanted !== 'null') return values
  const names = list.split(' | ').filter((name) => name !== 'undefined')
  const types = names.map((name) =>
    jsonType(name === 'Object' || name === 'Array' ? name.toLowerCase() : name)
  )
  const known = types.filter((type) => type !== undefined)
  if (known.length < types.length || known.length === 0) return undefined
  return known.length === 1 ? typeRule(known[0]) : ruledBy('type', 'type', [...new Set(known)])
}

const valued = (wanted: string, copy: Copy): Rule | undefined => {
  const values = listedValues(/^\((.*)\)$/s.exec(wanted)?.[1] ?? wanted, / \| /)
  return values === undefined ? undefined : choiceRule(values, copy)
}

const bound = (wanted: string): Rule | undefined => {
  const [, sign = '', limit = ''] = /^([<>]=?)(-?[\d.e+-]{1,30})$/.exec(wanted) ?? []
  const keyword = limits.get(sign)
  return keyword === undefined ? undefined : limitRule(keyword, numberIn(limit))
}

const sized = (wanted: string, { value }: Place): Rule | undefined => {
  const [, sign, limit] = /^([<>]=|!)?(\d{1,15})$/.exec(wanted) ?? []
  if (limit === undefined) return undefined
  // What must not be empty has one at least.
  if (sign === '!') return limit === '0' ? lengthRule('min', 1, value) : undefined
  return lengthRule(sign === '>=' ? 'min' : sign === '<=' ? 'max' : 'exact', Number(limit), value)
}

const numberIn = (text: string): number | undefined => {
  const number = Number(text)
  return text !== '' && Number.isFinite(number) ? number : undefined
}
