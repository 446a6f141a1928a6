import { isList, own } from '@toolfault/model'
import type { Copy } from '../copy.js'
import { otherThan } from '../excluded.js'
import { bare, type Rule, ruledBy } from '../said.js'
import { choiceRule, formatRule, lengthRule, limitRule, typeRule } from '../spelling.js'
import { textOf } from '../text-of.js'

const formats: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['email', 'email'],
  ['url', 'uri'],
  ['uuid', 'uuid'],
  ['datetime', 'date-time']
])

/** What a test of a name says, by what it was given and what came. */
export const yupRule = (type: string, params: object, value: unknown, copy: Copy): Rule => {
  const format = formats.get(type)
  if (format !== undefined) return formatRule(format)
  switch (type) {
    case 'required':
      return value === '' || isList(value) ? lengthRule('min', 1, value) : bare('required')
    case 'optionality':
    case 'defined':
      return bare('required')
    case 'nullable':
      return { kind: 'type' }
    case 'typeError':
      return typed(params, value)
    case 'min':
      return bounded('min', own(params, 'min'), own(params, 'more'), value)
    case 'max':
      return bounded('max', own(params, 'max'), own(params, 'less'), value)
    case 'length':
      return lengthRule('exact', own(params, 'length'), value)
    case 'integer':
      return typeRule('integer')
    case 'matches':
      return ruledBy('pattern', 'pattern', textOf(own(params, 'regex'), 'source'))
    case 'oneOf':
      return choiceRule(listed(params) ?? [Number.NaN], copy)
    case 'notOneOf':
      return otherThan(listed(params) ?? [], copy)
    case 'is-value':
      return choiceRule([own(params, 'value') === 'true'], copy)
    case 'noUnknown':
    case 'exact':
      return bare('additionalProperties')
    default:
      return { kind: 'rule' }
  }
}

/** A tuple that is too short or too long is of a wrong type, too. */
const typed = (params: object, value: unknown): Rule => {
  const type = own(params, 'type')
  if (type === 'date') return formatRule('date-time')
  const items = own(own(own(params, 'spec'), 'types'), 'length')
  return type === 'tuple' && isList(value) ? lengthRule('exact', items, value) : typeRule(type)
}

const bounded = (end: 'min' | 'max', limit: unknown, beyond: unknown, value: unknown): Rule => {
  if (beyond !== undefined) {
    return limitRule(end === 'min' ? 'exclusiveMinimum' : 'exclusiveMaximum', beyond)
  }
  const isDate = typeof limit === 'object'
  return !isDate && (typeof value === 'string' || isList(value))
    ? lengthRule(end, limit, value)
    : limitRule(end === 'min' ? 'minimum' : 'maximum', limit)
}

const listed = (params: object): ReadonlyArray<unknown> | undefined => {
  const values = own(params, 'resolved')
  const isPlain = isList(values) && values.every((one) => one === null || typeof one !== 'object')
  return isPlain ? values : undefined
}

/** How yup says them by itself. */
export const yupForms: ReadonlyMap<string, ReadonlyArray<string>> = /* @__PURE__ */ new Map([
  ['required', ['is a required field']],
  ['optionality', ['is a required field', 'must be defined']],
  ['defined', ['must be defined']],
  ['nullable', ['cannot be null', 'is a required field']],
  ['typeError', ['must be a `%', 'must match the configured type. %', 'tuple value has too %']],
  [
    'min',
    [
      'must be at least % characters',
      'must be greater than or equal to %',
      'must be greater than %',
      'must be a positive number',
      'field must be later than %',
      'field must have at least % items'
    ]
  ],
  [
    'max',
    [
      'must be at most % characters',
      'must be less than or equal to %',
      'must be less than %',
      'must be a negative number',
      'field must be at earlier than %',
      'field must have less than or equal to % items'
    ]
  ],
  ['length', ['must be exactly % characters', 'must have % items']],
  ['integer', ['must be an integer']],
  ['matches', ['must match the following: %']],
  ['email', ['must be a valid email']],
  ['url', ['must be a valid URL']],
  ['uuid', ['must be a valid UUID']],
  ['datetime', ['must be a valid ISO date-time%', 'must be a valid ISO date-time']],
  ['oneOf', ['must be one of the following values: %']],
  ['notOneOf', ['must not be one of the following values: %']],
  ['is-value', ['field must be %']],
  ['noUnknown', ['field has unspecified keys: %']],
  ['exact', ['object contains unknown properties: %']],
  ['trim', ['must be a trimmed string']],
  ['string_case', ['must be a lowercase string', 'must be a upper case string']]
])
