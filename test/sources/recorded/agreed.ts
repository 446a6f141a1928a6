import type { Cases } from './told.js'

/** What every validator says of the calls that all of them were given. Written by hand. */
export const agreed: Cases = {
  'missing-required': [['/city', 'missing']],
  'wrong-type': [['/count', 'type']],
  enum: [['/cls', 'choice']],
  pattern: [['/phone', 'pattern']],
  minimum: [['/n', 'range']],
  'additional-property': [
    ['/junk', 'unexpected'],
    ['/odd~1key~0', 'unexpected']
  ],
  'nested-array-item': [
    ['/items/1/qty', 'type'],
    ['/items/2/qty', 'missing']
  ],
  'format-email': [['/to', 'format']],
  uniqueItems: [['/tags', 'duplicate']]
}
