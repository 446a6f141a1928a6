import type { Contract } from '../contract.js'

/** A tool that sends money: every limit that a number can have. */
export const paying: Contract = {
  tool: 'send_payment',
  schema: {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { type: 'number', minimum: 1, maximum: 5000 },
      tip: { type: 'number', exclusiveMinimum: 0 },
      discount: { type: 'number', exclusiveMaximum: 1 },
      cents: { type: 'integer', multipleOf: 5 }
    }
  }
}
