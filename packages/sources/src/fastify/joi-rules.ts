import { own } from '@toolfault/model'
import { otherThan } from '../excluded.js'
import { bare, ruled, ruledBy } from '../said.js'
import { choiceRule, formatRule, jsonType, limitRule, typeRule } from '../spelling.js'
import { fixed, type JoiRule, limited, matched, peers, scalars, sized } from './joi-rule.js'

/** By joi's types. A limit that refers to another key leaves the sentence, which names that. */
export const joiRules: ReadonlyMap<string, JoiRule> = /* @__PURE__ */ new Map<string, JoiRule>([
  ['any.required', fixed('is required', bare('required'))],
  ['any.unknown', fixed('is not allowed', bare('false schema'))],
  ['object.unknown', fixed('is not allowed', bare('additionalProperties'))],
  [
    'any.only',
    {
      form: 'must be %]',
      rule: (context, copy) => choiceRule(scalars(own(context, 'valids')) ?? [Number.NaN], copy)
    }
  ],
  [
    'any.invalid',
    {
      form: 'contains an invalid value',
      rule: (context, copy) => otherThan(scalars(own(context, 'invalids')) ?? [], copy)
    }
  ],
  ['string.base', fixed('must be a string', typeRule('string'))],
  ['number.base', fixed('must be a number', typeRule('number'))],
  ['boolean.base', fixed('must be a boolean', typeRule('boolean'))],
  ['array.base', fixed('must be an array', typeRule('array'))],
  ['object.base', fixed('must be of type object', typeRule('object'))],
  ['date.base', fixed('must be a valid date', formatRule('date-time'))],
  [
    'alternatives.types',
    {
      form: 'must be one of [%]',
      rule: (context) => {
        const names = scalars(own(context, 'types')) ?? []
        const types = names.map((name) => jsonType(String(name)))
        const known = types.filter((name) => name !== undefined)
        return known.length > 0 && known.length === types.length
          ? ruledBy('type', 'type', known)
          : { kind: 'type' }
      }
    }
  ],
  ['alternatives.match', fixed('does not match any of the allowed types', bare('anyOf'))],
  ['string.empty', fixed('is not allowed to be empty', limitRule('minLength', 1))],
  ['string.min', limited('length must be at least % characters long', 'minLength')],
  ['string.max', limited('length must be less than or equal to % characters long', 'maxLength')],
  ['string.length', sized('length must be % characters long', 'exact')],
  ['string.email', fixed('must be a valid email', formatRule('email'))],
  ['string.uri', fixed('must be a valid uri', formatRule('uri'))],
  ['string.guid', fixed('must be a valid GUID', formatRule('uuid'))],
  ['string.hostname', fixed('must be a valid hostname', formatRule('hostname'))],
  ['string.isoDate', fixed('must be in iso format', formatRule('date-time'))],
  ['string.isoDuration', fixed('must be a valid ISO 8601 duration', formatRule('duration'))],
  ['string.pattern.base', matched('with value %')],
  ['string.pattern.name', matched('with value %')],
  ['number.integer', fixed('must be an integer', typeRule('integer'))],
  ['number.min', limited('must be greater than or equal to %', 'minimum')],
  ['number.max', limited('must be less than or equal to %', 'maximum')],
  ['number.greater', limited('must be greater than %', 'exclusiveMinimum')],
  ['number.less', limited('must be less than %', 'exclusiveMaximum')],
  ['number.positive', fixed('must be a positive number', limitRule('exclusiveMinimum', 0))],
  ['number.negative', fixed('must be a negative number', limitRule('exclusiveMaximum', 0))],
  [
    'number.multiple',
    {
      form: 'must be a multiple of %',
      rule: (context, copy) => ruledBy('multipleOf', 'multipleOf', copy(own(context, 'multiple')))
    }
  ],
  ['date.min', limited('must be greater than or equal to %', 'minimum')],
  ['date.max', limited('must be less than or equal to %', 'maximum')],
  ['date.greater', limited('must be greater than %', 'exclusiveMinimum')],
  ['date.less', limited('must be less than %', 'exclusiveMaximum')],
  ['array.min', limited('must contain at least % items', 'minItems')],
  ['array.max', limited('must contain less than or equal to % items', 'maxItems')],
  ['array.orderedLength', limited('must contain at most % items', 'maxItems')],
  ['array.length', sized('must contain % items', 'exact')],
  [
    'array.unique',
    {
      form: 'contains a duplicate value',
      rule: (context) => {
        const [i, j] = [own(context, 'pos'), own(context, 'dupePos')]
        const isTold = typeof i === 'number' && typeof j === 'number'
        return ruled('uniqueItems', isTold ? { i, j } : undefined)
      }
    }
  ],
  ['object.min', limited('must have at least %', 'minProperties')],
  ['object.max', limited('must have less than or equal to %', 'maxProperties')],
  ['object.and', { form: 'contains %', rule: peers('present', 'missing') }],
  ['object.with', { form: 'missing required peer %', rule: peers('main', 'peer') }]
])
