import type { Contract } from '../contract.js'

/** A tool with keys that a pointer has to escape, and one that every object inherits. */
export const tagging: Contract = {
  tool: 'tag_file',
  schema: {
    type: 'object',
    required: ['owner/id', 'constructor'],
    properties: {
      'owner/id': { type: 'string' },
      constructor: { type: 'string' },
      'size~max': { type: 'integer' }
    }
  }
}
