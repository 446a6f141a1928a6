import { agreed } from './agreed.js'
import { everyError } from './ajv.js'
import type { Cases } from './told.js'

const unreadable: Cases[string] = [['', 'unknown']]

/** @sinclair/typebox 0.34, `Value.Errors` and `TypeCompiler`: a missing key is also of the wrong type. */
export const numbered: Cases = {
  ...agreed,
  'missing-required': [
    ['/city', 'missing'],
    ['/city', 'type']
  ],
  'nested-array-item': [
    ['/items/1/qty', 'type'],
    ['/items/2/qty', 'missing'],
    ['/items/2/qty', 'type']
  ],
  'slash-tilde-key': [
    ['/x~1y~0z', 'missing'],
    ['/a~1b~0c', 'type'],
    ['/x~1y~0z', 'type']
  ],
  'anyOf-3-objects': [
    [
      '/target',
      'alternative',
      [
        [['/target/email', 'type']],
        [
          ['/target/phone', 'missing'],
          ['/target/phone', 'type']
        ],
        [
          ['/target/userId', 'missing'],
          ['/target/userId', 'type']
        ]
      ]
    ]
  ],
  'oneOf-discriminated-bad-field': [
    [
      '/shape',
      'alternative',
      [
        [
          ['/shape/r', 'missing'],
          ['/shape/r', 'type']
        ],
        [['/shape/kind', 'choice']]
      ]
    ]
  ],
  'oneOf-discriminated-bad-tag': [
    [
      '/shape',
      'alternative',
      [
        [
          ['/shape/r', 'missing'],
          ['/shape/kind', 'choice'],
          ['/shape/r', 'type']
        ],
        [
          ['/shape/side', 'missing'],
          ['/shape/kind', 'choice'],
          ['/shape/side', 'type']
        ]
      ]
    ]
  ],
  // It threw: the recording holds the error that was thrown.
  'if-then': unreadable,
  dependentRequired: unreadable,
  // Recorded without the schema and the value, which tell the rule.
  'extra:unknown-format': [['', 'unknown']],
  // A table, and no errors.
  'extra:enum-table': unreadable
}

/** 1.x tells through which branch it reached a rule, so a union keeps them apart. */
const branched: Cases = {
  ...everyError,
  'anyOf-3-objects': [
    [
      '/target',
      'alternative',
      [[['/target/email', 'type']], [['/target/phone', 'missing']], [['/target/userId', 'missing']]]
    ]
  ],
  'oneOf-discriminated-bad-field': [
    ['/shape', 'alternative', [[['/shape/r', 'missing']], [['/shape/kind', 'choice']]]]
  ],
  'oneOf-discriminated-bad-tag': [
    [
      '/shape',
      'alternative',
      [
        [
          ['/shape/r', 'missing'],
          ['/shape/kind', 'choice']
        ],
        [
          ['/shape/side', 'missing'],
          ['/shape/kind', 'choice']
        ]
      ]
    ]
  ]
}

/** typebox 1.x, `Value.Errors` and `Compile`, tells its own types as ajv does a schema. */
export const localized: Cases = {
  ...branched,
  // An enum is a union of literals.
  enum: [['/cls', 'alternative', [[['/cls', 'choice']], [['/cls', 'choice']]]]],
  // A count, and no errors.
  'extra:maxErrors-truncation': unreadable
}

/** `typebox/schema` judges JSON Schema as it stands; of a condition it tells no cause. */
export const schema: Cases = { ...branched, 'if-then': [['', 'dependency']] }
