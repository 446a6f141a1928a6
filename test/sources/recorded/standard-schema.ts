import { agreed } from './agreed.js'
import type { Cases } from './told.js'

/** What all with a Standard Schema say of the same contract and value; distinct items are a check of one's own. */
const common: Cases = {
  ...agreed,
  'slash-tilde-key': [
    ['/a~1b~0c', 'type'],
    ['/x~1y~0z', 'missing']
  ],
  'oneOf-discriminated-bad-field': [['/shape/r', 'missing']],
  'oneOf-discriminated-bad-tag': [['/shape/kind', 'choice']],
  uniqueItems: [['/tags', 'rule']],
  'if-then': [['/phone', 'rule']]
}

/** zod 3 and 4 keep the branches of a union apart. */
export const zod: Cases = {
  ...common,
  'anyOf-3-objects': [
    [
      '/target',
      'alternative',
      [[['/target/email', 'type']], [['/target/phone', 'missing']], [['/target/userId', 'missing']]]
    ]
  ],
  'extra:map-value': [['/(object)', 'type']],
  'extra:record-key': [
    ['', 'pattern'],
    ['/A~1b', 'unexpected']
  ],
  'extra:nested-union': [
    [
      '/t',
      'alternative',
      [[['/t', 'alternative', [[['/t', 'type']], [['/t', 'type']]]]], [['/t', 'type']]]
    ]
  ],
  'extra:intersection': [
    ['/a', 'missing'],
    ['/a', 'missing'],
    ['/b', 'missing']
  ],
  'extra:xor/too-many': [['', 'alternative']]
}

/** valibot names the first surplus key alone, and does not tell the branches of a union apart. */
export const valibot: Cases = {
  ...common,
  'additional-property': [['/junk', 'unexpected']],
  'anyOf-3-objects': [
    ['/target/email', 'type'],
    ['/target/phone', 'missing'],
    ['/target/userId', 'missing'],
    ['/target', 'alternative']
  ],
  'extra:map-key-object': [['/(object)', 'type']]
}

/** arktype puts a union into one sentence. */
export const arktype: Cases = {
  ...common,
  'anyOf-3-objects': [['/target', 'alternative']],
  'extra:symbol-key': [['/Symbol(secret)', 'unknown']]
}
