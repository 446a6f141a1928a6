import type { Contract } from '../contract.js'

export const lowerCase = /^[a-z]+$/

/** A tool that takes dictionaries: with any keys, with keys that look like indexes, with keys of a pattern. */
export const labelling: Contract = {
  tool: 'set_labels',
  schema: {
    type: 'object',
    required: ['labels'],
    properties: {
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      ports: { type: 'object', additionalProperties: { type: 'integer' } },
      env: {
        type: 'object',
        propertyNames: { pattern: lowerCase.source },
        additionalProperties: { type: 'string' }
      }
    }
  }
}
