import type { Cases } from './told.js'

/**
 * What each recorded answer says, by hand. In `extra:` rows the contexts have no values, and no codec says
 * what it wraps: then the numbers of branches below a wrapper cannot be told from keys.
 */
export const answers: Cases = {
  'missing-required': [['/city', 'missing']],
  'wrong-type': [['/count', 'type']],
  enum: [['/cls', 'choice']],
  pattern: [['/phone', 'rule']],
  minimum: [['/n', 'rule']],
  'additional-property': [],
  'additional-property (t.strict)': [],
  'nested-array-item': [
    ['/items/1/qty', 'type'],
    ['/items/2/qty', 'missing']
  ],
  'slash-tilde-key': [
    ['/a~1b~0c', 'type'],
    ['/x~1y~0z', 'missing']
  ],
  'anyOf-3-objects': [
    [
      '/target',
      'alternative',
      [[['/target/email', 'type']], [['/target/phone', 'missing']], [['/target/userId', 'missing']]]
    ]
  ],
  'oneOf-discriminated-bad-field': [['/shape/r', 'missing']],
  'oneOf-discriminated-bad-tag': [['/shape', 'alternative']],
  'format-email': [['/to', 'rule']],
  intersection: [
    ['/a', 'missing'],
    ['/b/c', 'type']
  ],
  'extra:io-ts recursion hides intersection': [['/1/next/0/v', 'type']],
  'extra:io-ts exact(intersection)': [
    ['/0/a', 'type'],
    ['/1/b', 'missing']
  ],
  'extra:io-ts readonly(type)': [['/a', 'type']],
  'extra:io-ts tuple': [['/1', 'type']],
  'extra:io-ts record': [['/0', 'type']],
  'extra:io-ts numeric data key under union': [
    ['/0', 'alternative', [[['/0/0', 'missing']], [['/0/1', 'missing']]]]
  ],
  'extra:io-ts intersection duplicate error': [
    ['/a', 'missing'],
    ['/a', 'missing']
  ],
  'extra:io-ts root null': [['', 'type']],
  'extra:io-ts refinement(union)': [
    ['/u/0', 'type'],
    ['/u/1/x', 'type']
  ]
}
