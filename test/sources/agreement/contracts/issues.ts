import type { Contract } from '../contract.js'

export const issueKey = /^[A-Z]+-\d+$/

/** A tool that files issues: listed values, a pattern, and what may be null. */
export const filing: Contract = {
  tool: 'create_issue',
  schema: {
    type: 'object',
    required: ['priority'],
    properties: {
      priority: { enum: ['low', 'normal', 'high'] },
      points: { enum: [1, 2, 3, 'unknown'] },
      state: { const: 'open' },
      parent: { type: 'string', pattern: issueKey.source },
      assignee: { type: ['string', 'null'] }
    }
  }
}
