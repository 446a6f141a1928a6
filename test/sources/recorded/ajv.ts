import { agreed } from './agreed.js'
import type { Cases } from './told.js'

/** The fifteen calls that every validator was given, as ajv tells them with `allErrors`. Written by hand. */
export const everyError: Cases = {
  ...agreed,
  'slash-tilde-key': [
    ['/x~1y~0z', 'missing'],
    ['/a~1b~0c', 'type']
  ],
  // The branches first, then the union.
  'anyOf-3-objects': [
    ['/target/email', 'type'],
    ['/target/phone', 'missing'],
    ['/target/userId', 'missing'],
    ['/target', 'alternative']
  ],
  'oneOf-discriminated-bad-field': [
    ['/shape/r', 'missing'],
    ['/shape/kind', 'choice'],
    ['/shape', 'alternative']
  ],
  'oneOf-discriminated-bad-tag': [
    ['/shape/r', 'missing'],
    ['/shape/kind', 'choice'],
    ['/shape/side', 'missing'],
    ['/shape/kind', 'choice'],
    ['/shape', 'alternative']
  ],
  // The cause first, then the condition.
  'if-then': [
    ['/phone', 'missing'],
    ['', 'dependency']
  ],
  // One for each name.
  dependentRequired: [
    ['/billing', 'dependency'],
    ['/zip', 'dependency']
  ]
}

/** The same where ajv stops at the first error; of a union it tells all branches even so. */
export const firstError: Cases = {
  ...everyError,
  'additional-property': [['/junk', 'unexpected']],
  'nested-array-item': [['/items/1/qty', 'type']],
  'slash-tilde-key': [['/x~1y~0z', 'missing']],
  // Within a branch it stops as well.
  'oneOf-discriminated-bad-tag': [
    ['/shape/r', 'missing'],
    ['/shape/side', 'missing'],
    ['/shape', 'alternative']
  ],
  // Nor does it sum up the condition.
  'if-then': [['/phone', 'missing']],
  dependentRequired: [['/billing', 'dependency']]
}

/** Fastify's own settings coerce values, remove surplus keys and stop at the first error. */
export const asFastify: Cases = {
  ...firstError,
  // "3" became 3.
  'wrong-type': [],
  // What is surplus is gone.
  'additional-property': [],
  // 5 became "5".
  'anyOf-3-objects': []
}

/** Single keywords, and what is odd about them. */
export const extras: Cases = {
  // The schema's error is at the owner, the summary at the key.
  'extra:propertyNames': [
    ['', 'pattern'],
    ['/A~1b', 'unexpected']
  ],
  'extra:unevaluatedProperties': [['/b', 'unexpected']],
  'extra:false-schema': [['/a', 'unexpected']],
  'extra:const': [['', 'choice']],
  'extra:contains': [
    ['/0', 'type'],
    ['', 'size']
  ],
  'extra:not': [['', 'alternative']],
  'extra:type-array': [['', 'type']],
  'extra:$ref': [['/a', 'type']],
  // The array is too long: no single item is at fault.
  'extra:prefixItems': [['', 'size']],
  'extra:minItems': [['', 'size']],
  'extra:maxItems': [['', 'size']],
  'extra:minLength': [['', 'size']],
  'extra:maxLength': [['', 'size']],
  'extra:multipleOf': [['', 'multiple']],
  'extra:exclusiveMinimum': [['', 'range']],
  'extra:minProperties': [['', 'size']],
  'extra:dependentSchemas': [['/b', 'missing']],
  'extra:patternProperties': [['/x~1y', 'type']],
  'extra:root-null': [['', 'type']],
  // Two branches matched, so none of them failed.
  'extra:oneOf-two-match': [['', 'alternative']],
  // A source keeps what is told twice.
  'extra:allOf-duplicate': [
    ['/a', 'missing'],
    ['/a', 'missing']
  ],
  'extra:nested-anyOf': [
    ['', 'type'],
    ['', 'type'],
    ['', 'alternative'],
    ['', 'type'],
    ['', 'alternative']
  ],
  // Without `ownProperties` the inherited function is there, and of a wrong type.
  'extra:constructor-required': [['/constructor', 'type']],
  'extra:format-date-time': [['', 'format']],
  'extra:format-uuid': [['', 'format']],
  'extra:format-uri': [['', 'format']],
  // ajv does not look at it.
  'extra:contentEncoding': [],
  'extra:array-root': [
    ['/1', 'type'],
    ['/2', 'type']
  ],
  'extra:empty-key': [['/', 'type']],
  'extra:numeric-key-object': [['/0', 'type']],
  'extra:unicode-key': [['/naïve é\u0001"\\', 'type']],
  // A pointer is no fragment of a URI: the percent sign stays.
  'extra:percent-key': [['/a%20b', 'type']],
  'extra:dot-key': [['/a.b', 'type']],
  // The author's sentence stands where that stood which it replaced.
  'extra:ajv-errors': [
    ['/n', 'type'],
    ['/m', 'missing']
  ],
  'extra:messages-false': [['', 'type']],
  'extra:async-validation-error': [['/a', 'rule']],
  'extra:anyOf-$ref-branches': [
    ['/pet/meow', 'type'],
    ['/pet/bark', 'missing'],
    ['/pet', 'alternative']
  ]
}

/** With `discriminator: true` only the branch of the tag is told, or the tag itself. */
export const discriminated: Cases = {
  'oneOf-discriminated-bad-field': [['/shape/r', 'missing']],
  'oneOf-discriminated-bad-tag': [['/shape/kind', 'choice']]
}
